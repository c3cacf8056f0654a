import { pageSizes, sorts, type ListQuery, type Sort } from '@/features/catalog';
import { useText } from '@/shared/text';
import { SelectField } from '@/ui/Field';
import css from './ProductListPage.module.css';

const sortTexts: Record<Sort, string> = {
  default: 'TEXT_SORT_DEFAULT',
  name_asc: 'TEXT_SORT_NAME_ASC',
  name_desc: 'TEXT_SORT_NAME_DESC',
  price_asc: 'TEXT_SORT_PRICE_ASC',
  price_desc: 'TEXT_SORT_PRICE_DESC',
};

/** Order and page size; prices order only for those who see them. */
export function ListControls({
  sort,
  limit,
  withPrices,
  onChoose,
}: Pick<ListQuery, 'sort' | 'limit'> & {
  withPrices: boolean;
  onChoose: (change: Partial<ListQuery>) => void;
}) {
  const { text, number } = useText();
  return (
    <div className={css.controls}>
      <SelectField
        label={text('INPUT_SORT')}
        value={sort}
        onChange={(event) =>
          onChoose({ sort: sorts.find((known) => known === event.target.value) ?? 'default' })
        }
      >
        {sorts
          .filter((known) => withPrices || !known.startsWith('price'))
          .map((known) => (
            <option key={known} value={known}>
              {text(sortTexts[known])}
            </option>
          ))}
      </SelectField>
      <SelectField
        label={text('INPUT_PAGE_SIZE')}
        value={limit}
        onChange={(event) => onChoose({ limit: Number(event.target.value) })}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {number(size)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
