import { authSelectors } from '@/features/auth';
import { reorder, type ReorderSource } from '@/features/reorder';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { RefreshIcon } from '@/ui/icons';

/**
 * Button that orders an order's lines again for the customer of the cart. `short` is for tables, and shows the order's
 * number only in the accessible name. The page must render a `ReorderHost` and load `reorderFeature`.
 */
export function ReorderButton({
  order,
  label,
  short = false,
}: {
  order: ReorderSource;
  /** Text in place of the default; with `short` the accessible name begins with it. */
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
