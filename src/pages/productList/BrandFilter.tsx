import { useState } from 'react';
import type { Facets } from '@/features/catalog';
import { useText } from '@/shared/text';
import { TextField } from '@/ui/Field';
import { FilterChoice, FilterGroup } from './FilterGroup';
import css from './Filters.module.css';

/** More than anyone reads through: then the brands have a search of their own. */
const readable = 10;

/** Lower case, without accents: what a person types in a hurry. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

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
  const [wanted, setWanted] = useState('');
  const shown = brands.filter(({ name }) => plain(name).includes(plain(wanted.trim())));
  return (
    <FilterGroup legend={text('TABLE_BRAND')}>
      {brands.length > readable ? (
        <TextField
          type="search"
          label={text('INPUT_FIND_BRAND')}
          value={wanted}
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
