import type { ReactNode } from 'react';
import { pageSizes, sorts, views, type Sort, type View } from '@/features/catalog';
import { useText } from '@/shared/text';
import { SelectField } from '@/ui/Field';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { FeaturesIcon, GridIcon, ListIcon, TableIcon } from '@/ui/icons';
import css from './ProductListPage.module.css';
import type { ProductList } from './useProductList';

const sortTexts: Record<Sort, string> = {
  default: 'TEXT_SORT_DEFAULT',
  name_asc: 'TEXT_SORT_NAME_ASC',
  name_desc: 'TEXT_SORT_NAME_DESC',
  price_asc: 'TEXT_SORT_PRICE_ASC',
  price_desc: 'TEXT_SORT_PRICE_DESC',
};

const viewLooks: Record<View, { text: string; Icon: typeof GridIcon }> = {
  grid: { text: 'TEXT_VIEW_GRID', Icon: GridIcon },
  features: { text: 'TEXT_VIEW_FEATURES', Icon: FeaturesIcon },
  list: { text: 'TEXT_VIEW_LIST', Icon: ListIcon },
  table: { text: 'TEXT_VIEW_TABLE', Icon: TableIcon },
};

/** Sort order, page size and view. Only accounts can sort by price. `children` are shown before these controls. */
export function ListToolbar({ list, children }: { list: ProductList; children: ReactNode }) {
  const { text } = useText();
  const { query, isSignedIn, change } = list;
  const availableSorts = sorts.filter((sort) => isSignedIn || !sort.startsWith('price'));
  return (
    <div className={css.bar}>
      {children}
      <div className={css.controls}>
        <SelectField
          label={<VisuallyHidden>{text('INPUT_SORT')}</VisuallyHidden>}
          value={availableSorts.find((sort) => sort === query.sort) ?? 'default'}
          onChange={(event) =>
            change({ page: 1, sort: sorts.find((sort) => sort === event.target.value) ?? 'default' })
          }
        >
          {availableSorts.map((sort) => (
            <option key={sort} value={sort}>
              {text(sortTexts[sort])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={<VisuallyHidden>{text('INPUT_PAGE_SIZE')}</VisuallyHidden>}
          value={query.limit}
          onChange={(event) => change({ page: 1, limit: Number(event.target.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {text('TEXT_PER_PAGE', { size })}
            </option>
          ))}
        </SelectField>
        <fieldset className={css.views}>
          <legend>
            <VisuallyHidden>{text('INPUT_VIEW')}</VisuallyHidden>
          </legend>
          {views.map((view) => {
            const { text: name, Icon } = viewLooks[view];
            return (
              <label key={view} title={text(name)}>
                <input
                  type="radio"
                  name="view"
                  value={view}
                  aria-label={text(name)}
                  checked={query.view === view}
                  onChange={() => change({ view })}
                />
                <Icon aria-hidden />
              </label>
            );
          })}
        </fieldset>
      </div>
    </div>
  );
}
