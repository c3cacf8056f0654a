import { urlOf, usePlace } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { LoginForm } from '../login/LoginForm';
import css from './AccountMenu.module.css';

/** Signing in where one is, and the way to an account. */
export default function GuestPanel({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const { route, path } = usePlace();
  const returnTo = route !== 'login' && route !== 'home' ? path : null;
  return (
    <>
      <LoginForm returnTo={returnTo} />
      <p className={css.other}>
        {text('HEADER_NEW_HERE')}{' '}
        <Link to={urlOf('login', {}, { view: 'sign-up', return: returnTo ?? '' })} onClick={onGone}>
          {text('LINK_SIGN_UP')}
        </Link>
      </p>
    </>
  );
}
