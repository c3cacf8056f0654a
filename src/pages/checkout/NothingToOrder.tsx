import { authSelectors } from '@/features/auth';
import { cartSelectors } from '@/features/cart';
import { toUrl } from '@/features/navigation';
import { ordersSelectors } from '@/features/orders';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CartIcon, CheckIcon, UsersIcon } from '@/ui/icons';

/**
 * Next step when the cart is empty: choose a customer, see the placed order, or fill the cart. If the order was placed
 * in another tab, the link leads to the list of orders.
 */
export default function NothingToOrder() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const placement = useAppSelector(ordersSelectors.placement);
  const isSeller = useAppSelector(authSelectors.isSeller);
  const isOrdered = useAppSelector(cartSelectors.isOrderedElsewhere);
  const isPlaced = placement.status === 'placed';
  const [Icon, title, to, link] = !customer
    ? [UsersIcon, 'TEXT_CHECKOUT_WITHOUT_CUSTOMER', toUrl('customers'), 'LINK_SELECT_CUSTOMER']
    : isPlaced
      ? [CheckIcon, 'HEADER_ORDER_PLACED', toUrl('orderPlaced', { token: placement.token }), 'LINK_SEE_ORDER']
      : isOrdered
        ? [CheckIcon, 'HEADER_ORDER_PLACED', toUrl(isSeller ? 'sellerOrders' : 'orders'), 'LINK_MY_ORDERS']
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
      {customer && (isPlaced || isOrdered) ? text('TEXT_CART_ORDERED') : null}
    </EmptyState>
  );
}
