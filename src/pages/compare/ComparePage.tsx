import { useState } from 'react';
import { catalogSelectors, listedFeature, type CatalogState } from '@/features/catalog';
import { compare } from '@/features/lists';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { deepEqual } from '@/shared/deepEqual';
import { useText } from '@/shared/text';
import { Button, getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Checkbox } from '@/ui/Field';
import { CompareIcon, TrashIcon } from '@/ui/icons';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { ListUndo } from '@/widgets/lists/ListUndo';
import { RecentlyViewed } from '@/widgets/product/RecentlyViewed';
import { Page } from '@/widgets/shell/Page';
import { PrintButton } from '@/widgets/print/PrintButton';
import css from './ComparePage.module.css';
import { CompareTable } from './CompareTable';

export const features = [listedFeature];

/** Comparison of products with today's price and stock. */
export default function ComparePage() {
  const { text } = useText();
  const items = useAppSelector(compare.selectors.items);
  const removed = useAppSelector(compare.selectors.removed);
  return (
    <Page title={text('HEADER_COMPARE')}>
      <ListUndo events={compare.events} removed={removed} />
      {items.length === 0 ? (
        <>
          <EmptyState
            icon={<CompareIcon aria-hidden />}
            title={text('TEXT_COMPARE_EMPTY')}
            action={
              <Link to={toUrl('shop')} className={getButtonClass()}>
                {text('LINK_BROWSE_CATALOGUE')}
              </Link>
            }
          >
            {text('TEXT_COMPARE_ADVICE')}
          </EmptyState>
          <RecentlyViewed />
        </>
      ) : (
        <Comparison />
      )}
    </Page>
  );
}

function Comparison() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const items = useAppSelector(compare.selectors.items);
  const products = useAppSelector(
    (state: { catalog: CatalogState }) => items.map(({ slug }) => catalogSelectors.product(state, slug)),
    deepEqual,
  );
  const discontinued = useAppSelector(compare.selectors.gone);
  const { status, failure } = useAppSelector(compare.selectors.refresh);
  const columns = items.map((item, at) => ({
    item,
    product: products[at] ?? null,
    isGone: discontinued.includes(item.id),
  }));
  const isComparable = columns.filter(({ product }) => product !== null).length > 1;
  return (
    <>
      {status === 'failed' ? <FailureNote code={failure} /> : null}
      <div className={css.tools}>
        <p>{text('TEXT_COMPARE_COUNT', { count: items.length, limit: compare.limit })}</p>
        {isComparable ? (
          <Checkbox
            label={text('INPUT_ONLY_DIFFERENCES')}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
        ) : null}
        <PrintButton />
        <Button
          ref={moveFocusOnRemoval}
          variant="ghost"
          size="small"
          icon={<TrashIcon aria-hidden />}
          onClick={() => dispatch(compare.events.emptied())}
        >
          {text('BUTTON_EMPTY_LIST')}
        </Button>
      </div>
      <CompareTable columns={columns} onlyDifferences={onlyDifferences && isComparable} />
    </>
  );
}
