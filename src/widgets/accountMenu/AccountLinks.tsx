import { auth, authSelectors } from '@/features/auth';
import { urlOf, type KnownRoute } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import css from './AccountMenu.module.css';

const customerLinks = [
  ['dashboard', 'LINK_DASHBOARD'],
  ['orders', 'LINK_MY_ORDERS'],
  ['quickOrder', 'LINK_QUICK_ORDER'],
  ['garage', 'LINK_GARAGE'],
] as const satisfies readonly (readonly [KnownRoute, string])[];

const sellerLinks = [
  ['customers', 'LINK_SELECT_CUSTOMER'],
  ['quickOrder', 'LINK_QUICK_ORDER'],
  ['sellerOrders', 'LINK_ORDER_HISTORY'],
] as const satisfies readonly (readonly [KnownRoute, string])[];

/** Where a signed-in person can go, and the way out. */
export default function AccountLinks({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const isSeller = useAppSelector(authSelectors.isSeller);
  return (
    <ul className={css.links}>
      {(isSeller ? sellerLinks : customerLinks).map(([route, id]) => (
        <li key={route}>
          <Link to={urlOf(route)} onClick={onGone}>
            {text(id)}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            dispatch(auth.logoutRequested());
            onGone();
          }}
        >
          {text('BUTTON_LOGOUT')}
        </button>
      </li>
    </ul>
  );
}
