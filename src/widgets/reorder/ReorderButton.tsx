import type { Order } from '@/erp/rows/order';
import { authSelectors } from '@/features/auth';
import { reorder } from '@/features/reorder';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { RefreshIcon } from '@/ui/icons';

/**
 * Reorders for the customer of the cart. `short` in tables: the order's number is only in the accessible
 * name. The page must render a `ReorderHost` and load `reorderFeature`.
 */
export function ReorderButton({ order, short = false }: { order: Order; short?: boolean }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const isOfCustomer = customer && (order.customerCode || customer.code) === customer.code;
  if (!isOfCustomer) return null;
  return (
    <Button
      variant={short ? 'secondary' : 'primary'}
      size="small"
      icon={<RefreshIcon aria-hidden />}
      aria-label={short ? text('BUTTON_REORDER_NUMBER', { number: order.number }) : undefined}
      onClick={() => dispatch(reorder.requested({ order }))}
    >
      {text('BUTTON_REORDER')}
    </Button>
  );
}
