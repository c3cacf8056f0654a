import { auth } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { NavLink } from '@/shared/Link';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import css from './AccountMenu.module.css';
import { useAccountPlaces } from './useAccountPlaces';

interface Props {
  onGone: () => void;
  /** Called after logout; defaults to `onGone`. */
  onSignedOut?: () => void;
}

/** Account navigation and logout. */
export default function AccountLinks({ onGone, onSignedOut = onGone }: Props) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const links = useAccountPlaces();
  return (
    <ul className={css.links}>
      {links.map(([route, id]) => (
        <li key={route}>
          <NavLink to={toUrl(route)} onClick={onGone} within>
            {text(id)}
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
