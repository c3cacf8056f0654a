import { authSelectors } from '@/features/auth';
import { reorder, type ReorderSource } from '@/features/reorder';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { RefreshIcon } from '@/ui/icons';

/**
 * Button that orders the lines of an order again, for the customer who owns the cart. A `short` button is for tables;
 * only its accessible name contains the order's number. The page must render a `ReorderHost` and load `reorderFeature`.
 */
export function ReorderButton({
  order,
  label,
  short = false,
}: {
  order: ReorderSource;
  /** Text that replaces the default text. The accessible name of a `short` button begins with this text. */
  label?: string;
  short?: boolean;
}) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const { id, number, customerCode, lines } = order;
  const words = label ?? text('BUTTON_REORDER');
  const isOfCustomer = customer && (customerCode || customer.code) === customer.code;
  if (!isOfCustomer) return null;
  return (
    <Button
      variant={short ? 'secondary' : 'primary'}
      size="small"
      icon={<RefreshIcon aria-hidden />}
      aria-label={short ? `${words}: ${number}` : undefined}
      onClick={() => dispatch(reorder.requested({ order: { id, number, customerCode, lines } }))}
    >
      {words}
    </Button>
  );
}
