import { authSelectors } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { ordersSelectors } from '@/features/orders';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CartIcon, CheckIcon, UsersIcon } from '@/ui/icons';

/** The way on where there is nothing to order: choose a customer, see the placed order, or fill the cart. */
export default function NothingToOrder() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const placement = useAppSelector(ordersSelectors.placement);
  const [Icon, title, to, link] = !customer
    ? [UsersIcon, 'TEXT_CHECKOUT_WITHOUT_CUSTOMER', toUrl('customers'), 'LINK_SELECT_CUSTOMER']
    : placement.status === 'placed'
      ? [CheckIcon, 'HEADER_ORDER_PLACED', toUrl('orderPlaced', { token: placement.token }), 'LINK_SEE_ORDER']
      : [CartIcon, 'TEXT_CART_EMPTY', toUrl('shop'), 'LINK_GO_TO_SHOP'];
  return (
    <EmptyState
      icon={<Icon aria-hidden />}
      title={text(title)}
      action={
        <Link className={getButtonClass()} to={to}>
          {text(link)}
        </Link>
      }
    >
      {placement.status === 'placed' ? text('TEXT_CART_ORDERED') : null}
    </EmptyState>
  );
}
