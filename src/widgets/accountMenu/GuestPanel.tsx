import { getSafeReturnPath, toUrl, usePlace } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { LoginForm } from '../login/LoginForm';
import css from './AccountMenu.module.css';

/** Signing in where one is, and the way to an account. */
export default function GuestPanel({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const { route, path, query } = usePlace();
  // on the page for signing in it leads where that page does
  const here = route === 'home' ? null : path;
  const returnTo = route === 'login' ? getSafeReturnPath(query.return) : here;
  return (
    <>
      <LoginForm returnTo={returnTo} />
      <p className={css.other}>
        {text('HEADER_NEW_HERE')}{' '}
        <Link to={toUrl('login', {}, { view: 'sign-up', return: returnTo ?? '' })} onClick={onGone}>
          {text('LINK_SIGN_UP')}
        </Link>
      </p>
    </>
  );
}
