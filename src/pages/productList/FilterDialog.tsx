import { Suspense, useDeferredValue } from 'react';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Skeleton } from '@/ui/Skeleton';
import css from './Filters.module.css';
import { DialogFilters } from './lazyFilters';
import type { ProductList } from './useProductList';

const waiting = <Skeleton lines={16} />;

/**
 * Filters in a dialog, for screens without room beside the list. The number of results is always visible, and a change
 * of this number is announced.
 */
export function FilterDialog({
  list,
  count,
  onClose,
}: {
  list: ProductList;
  /** Text with the number of results. */
  count: string;
  onClose: () => void;
}) {
  const { text } = useText();
  // the dialog opens at once, and the many controls in the dialog are rendered afterwards
  const isOpen = useDeferredValue(true, false);
  return (
    <Dialog title={text('HEADER_FILTERS')} closeLabel={text('BUTTON_CLOSE')} place="start" onClose={onClose}>
      <Suspense fallback={waiting}>
        {isOpen ? <DialogFilters list={list} onGone={onClose} /> : waiting}
      </Suspense>
      <div className={css.foot}>
        <VisuallyHidden>
          <span role="status">{count}</span>
        </VisuallyHidden>
        <Button variant="ghost" onClick={list.clear}>
          {text('BUTTON_REMOVE_ALL')}
        </Button>
        <Button onClick={onClose}>{text('BUTTON_SEE_PRODUCTS', { count: list.total })}</Button>
      </div>
    </Dialog>
  );
}
