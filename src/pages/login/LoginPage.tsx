import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { authSelectors } from '@/features/auth';
import { credentialsFeature } from '@/features/credentials';
import { placeOf, getSafeReturnPath, toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import type { Credentials } from '@/widgets/login/LoginForm';
import { Page } from '@/widgets/shell/Page';
import { DemoAccounts } from './DemoAccounts';
import css from './LoginPage.module.css';

/** Lazy: Formik loads after the page is rendered. */
const LoginForm = lazyPart(() => import('@/widgets/login/LoginForm'));
const SignUpForm = lazyPart(() => import('./SignUpForm'));
const ForgotPasswordForm = lazyPart(() => import('./ForgotPasswordForm'));

/** Titles by the query's `view`. The login is shown for any other view. */
const titles = new Map([
  ['sign-up', 'HEADER_SIGN_UP'],
  ['forgot', 'HEADER_FORGOT_PASSWORD'],
]);

export const features = [credentialsFeature];

/**
 * Login, sign-up and forgotten password. A login returns to the page that required the login. Accounts that are already
 * logged in are redirected.
 */
export default function LoginPage() {
  const { text } = useText();
  const { query } = placeOf(useLocation());
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const [{ filledIn, times }, setFilledIn] = useState<{ times: number; filledIn?: Credentials }>({
    times: 0,
  });
  const fillIn = (chosen: Credentials) => setFilledIn({ filledIn: chosen, times: times + 1 });
  const { view = '' } = query;
  const isLogin = !titles.has(view);
  const returnTo = getSafeReturnPath(query.return);
  const otherViewUrl = toUrl('login', {}, { view: isLogin ? 'sign-up' : '', return: returnTo ?? '' });
  return (
    <Page title={text(titles.get(view) ?? 'HEADER_LOGIN')}>
      {isSignedIn ? (
        <Skeleton height="block" />
      ) : (
        <div className={css.columns}>
          <div className={css.card}>
            <Suspense fallback={<Skeleton lines={4} />}>
              {isLogin ? <LoginForm key={times} filledIn={filledIn} returnTo={returnTo} /> : null}
              {view === 'sign-up' ? <SignUpForm returnTo={returnTo} /> : null}
              {view === 'forgot' ? <ForgotPasswordForm returnTo={returnTo} /> : null}
            </Suspense>
          </div>
          <div className={css.aside}>
            {isLogin ? (
              <>
                <OtherWay header={text('HEADER_NEW_HERE')} to={otherViewUrl} link={text('LINK_SIGN_UP')}>
                  {text('TEXT_NEW_HERE')}
                </OtherWay>
                <DemoAccounts onChosen={fillIn} />
              </>
            ) : (
              <OtherWay header={text('HEADER_HAVE_ACCOUNT')} to={otherViewUrl} link={text('LINK_LOGIN')}>
                {text('TEXT_HAVE_ACCOUNT')}
              </OtherWay>
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

function OtherWay(props: { header: string; to: string; link: string; children: ReactNode }) {
  return (
    <section className={css.card}>
      <h2>{props.header}</h2>
      <p>{props.children}</p>
      <Link className={getButtonClass({ variant: 'secondary' })} to={props.to}>
        {props.link}
      </Link>
    </section>
  );
}
