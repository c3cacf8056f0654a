import { getSafeReturnPath, toUrl, usePlace } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { LoginForm } from '../login/LoginForm';
import css from './AccountMenu.module.css';

/** Login form in the menu, with links to sign-up and password reset. */
export default function GuestPanel({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const { route, path, query } = usePlace();
  // on the login page, this form redirects like the form of the page
  const currentPath = route === 'home' ? null : path;
  const returnTo = route === 'login' ? getSafeReturnPath(query.return) : currentPath;
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
