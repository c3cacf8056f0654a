import { auth, authSelectors } from '@/features/auth';
import { toUrl, type KnownRoute } from '@/features/navigation';
import { NavLink } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Avatar } from '@/ui/Avatar';
import css from './AccountMenu.module.css';
import { useAccountPlaces } from './useAccountPlaces';

/** Keyboard shortcuts of sellers. A shortcut is shown beside the link that it opens. */
const keys: Partial<Record<KnownRoute, string>> = {
  customers: 'Alt+C',
  sellerOrders: 'Alt+H',
  quickOrder: 'Alt+P',
};

interface Props {
  onGone: () => void;
  /** Called after a logout. The default is `onGone`. */
  onSignedOut?: () => void;
}

/** Links of the account, and the logout button. */
export default function AccountLinks({ onGone, onSignedOut = onGone }: Props) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const links = useAccountPlaces();
  const isSeller = useAppSelector(authSelectors.isSeller);
  const account = useAppSelector(authSelectors.account);
  return (
    <ul className={css.links}>
      {account ? (
        <li className={css.person}>
          <Avatar name={account.tradeName || account.name} />
          <span>
            <b>{account.tradeName || account.name}</b>
            <small>{account.email}</small>
          </span>
        </li>
      ) : null}
      {links.map(([route, id]) => (
        <li key={route}>
          <NavLink
            to={toUrl(route)}
            onClick={onGone}
            within
            aria-keyshortcuts={isSeller ? keys[route] : undefined}
          >
            {text(id)}
            {isSeller && keys[route] ? <kbd aria-hidden>{keys[route]}</kbd> : null}
          </NavLink>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            dispatch(auth.logoutRequested());
            onSignedOut();
          }}
        >
          {text('BUTTON_LOGOUT')}
        </button>
      </li>
    </ul>
  );
}
