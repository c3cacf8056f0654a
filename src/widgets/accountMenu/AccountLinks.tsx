import { auth } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { NavLink } from '@/shared/Link';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import css from './AccountMenu.module.css';
import { useAccountPlaces } from './useAccountPlaces';

interface Props {
  onGone: () => void;
  /** Where that is not the same. */
  onSignedOut?: () => void;
}

/** Where a signed-in person can go, and the way out. */
export default function AccountLinks({ onGone, onSignedOut = onGone }: Props) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const places = useAccountPlaces();
  return (
    <ul className={css.links}>
      {places.map(([route, id]) => (
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
