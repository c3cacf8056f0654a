import { useState } from 'react';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { useIsHydrated } from '@/ui/useIsHydrated';
import { FilterIcon } from '@/ui/icons';
import { markBottomBar } from '@/ui/markBottomBar';
import { FilterChips } from './FilterChips';
import { FilterDialog } from './FilterDialog';
import { DialogFilters } from './lazyFilters';
import { ListToolbar } from './ListToolbar';
import { RefreshNote } from './RefreshNote';
import { VehicleBand } from './VehicleBand';
import css from './ProductListPage.module.css';
import type { ProductList } from './useProductList';

/**
 * Number of results, toolbar and filter chips. Without a sidebar, the head also has the button that opens the filters.
 */
export function ListHead({ list, hasSide }: { list: ProductList; hasSide: boolean }) {
  const { text } = useText();
  const isHydrated = useIsHydrated();
  const [isFiltering, setFiltering] = useState(false);
  const { status, total, found, category, query, filtersOn } = list;
  const isReady = status === 'ready';

  const count = isReady
    ? text(found?.isCut ? 'TEXT_PRODUCT_COUNT_CUT' : 'TEXT_PRODUCT_COUNT', { count: total })
    : '';

  return (
    <>
      <ListToolbar list={list}>
        {isHydrated && hasSide ? null : (
          <Button
            ref={markBottomBar}
            className={css.openFilters}
            variant="secondary"
            icon={<FilterIcon aria-hidden />}
            aria-haspopup="dialog"
            onPointerDown={() => void DialogFilters.ahead()}
            onClick={() => setFiltering(true)}
          >
            {text('BUTTON_FILTERS', { count: filtersOn })}
          </Button>
        )}
        <p role="status">{count}</p>
      </ListToolbar>
      {filtersOn > 0 || (category !== null && query.search) ? <FilterChips list={list} /> : null}
      {isReady ? <VehicleBand list={list} /> : null}
      {isReady && list.failure ? <RefreshNote /> : null}
      {isFiltering && !hasSide ? (
        <FilterDialog list={list} count={count} onClose={() => setFiltering(false)} />
      ) : null}
    </>
  );
}
