import { pageSizes, sorts, type ListQuery, type Sort } from '@/features/catalog';
import { useText } from '@/shared/text';
import { SelectField } from '@/ui/Field';
import type { CardLayout } from '@/widgets/product/ProductCard';
import css from './ProductListPage.module.css';

const sortTexts: Record<Sort, string> = {
  default: 'TEXT_SORT_DEFAULT',
  name_asc: 'TEXT_SORT_NAME_ASC',
  name_desc: 'TEXT_SORT_NAME_DESC',
  price_asc: 'TEXT_SORT_PRICE_ASC',
  price_desc: 'TEXT_SORT_PRICE_DESC',
};

const viewTexts: Record<CardLayout, string> = {
  grid: 'TEXT_VIEW_GRID',
  list: 'TEXT_VIEW_LIST',
  row: 'TEXT_VIEW_ROW',
};
const views: readonly CardLayout[] = ['grid', 'list', 'row'];

/** Reads any address typed by hand: what makes no sense is the grid. */
export const viewIn = (wanted: string | undefined): CardLayout =>
  views.find((known) => known === wanted) ?? 'grid';

/** Order, page size and view; prices order only for those who see them. */
export function ListControls({
  sort,
  limit,
  view,
  withPrices,
  onChoose,
  onView,
}: Pick<ListQuery, 'sort' | 'limit'> & {
  view: CardLayout;
  withPrices: boolean;
  onView: (view: CardLayout) => void;
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
      <SelectField
        label={text('INPUT_VIEW')}
        value={view}
        onChange={(event) => onView(viewIn(event.target.value))}
      >
        {views.map((known) => (
          <option key={known} value={known}>
            {text(viewTexts[known])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
