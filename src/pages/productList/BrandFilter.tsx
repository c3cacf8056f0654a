import { useState } from 'react';
import { useText } from '@/shared/text';
import { TextField } from '@/ui/Field';
import { FilterChoice, FilterGroup } from './FilterGroup';
import type { Facets } from './filterNames';
import css from './Filters.module.css';

/** Maximum number of brands for which no search field is shown. */
const maxWithoutSearch = 10;

/** Converts a text to lower case and removes accents. */
const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function BrandFilter({
  brands,
  chosen,
  onChange,
}: {
  brands: Facets['brand'];
  chosen: readonly string[];
  onChange: (slug: string, isOn: boolean) => void;
}) {
  const { text } = useText();
  const [query, setWanted] = useState('');
  const shown = brands.filter(({ name }) => foldText(name).includes(foldText(query.trim())));
  return (
    <FilterGroup legend={text('TABLE_BRAND')}>
      {brands.length > maxWithoutSearch ? (
        <TextField
          type="search"
          label={text('INPUT_FIND_BRAND')}
          value={query}
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
        />
      ) : null}
      <div className={css.many}>
        {shown.map(({ value, name, count }) => (
          <FilterChoice
            key={value}
            count={count}
            checked={chosen.includes(value)}
            onChange={(isOn) => onChange(value, isOn)}
          >
            {name}
          </FilterChoice>
        ))}
      </div>
      <p role="status">{shown.length === 0 ? text('TEXT_NO_BRAND_FOUND') : null}</p>
    </FilterGroup>
  );
}
