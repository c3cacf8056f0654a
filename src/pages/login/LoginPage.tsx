import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { authSelectors } from '@/features/auth';
import { placeOf, safeReturnPath, urlOf, type KnownRoute } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { demoPassword } from '@/shared/site';
import { useText } from '@/shared/text';
import { Button, buttonClass } from '@/ui/Button';
import type { Credentials } from '@/widgets/login/LoginForm';
import { Page } from '@/widgets/shell/Page';
import { Skeleton } from '@/ui/Skeleton';
import css from './LoginPage.module.css';

/** Forms come with their library after the page is there. */
const LoginForm = lazy(() => import('@/widgets/login/LoginForm'));

/** Signing in, and back to where it was asked for. */
export default function LoginPage() {
  const { text } = useText();
  const { query } = placeOf(useLocation());
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const [filledIn, setFilledIn] = useState<Credentials>();
  return (
    <Page title={text('HEADER_LOGIN')}>
      {isSignedIn ? (
        <SignedIn />
      ) : (
        <div className={css.columns}>
          <section className={css.card} aria-label={text('HEADER_LOGIN')}>
            <Suspense fallback={<Skeleton lines={4} />}>
              <LoginForm key={filledIn?.email} filledIn={filledIn} returnTo={safeReturnPath(query.return)} />
            </Suspense>
          </section>
          <DemoAccounts onChosen={setFilledIn} />
        </div>
      )}
    </Page>
  );
}

/** Where the ERP is a stand-in, accounts to try the shop with. */
function DemoAccounts({ onChosen }: { onChosen: (credentials: Credentials) => void }) {
  const { text } = useText();
  const demo = useAppSelector(authSelectors.demo);
  if (demo.length === 0) return null;
  return (
    <section className={css.card}>
      <h2>{text('HEADER_DEMO_ACCOUNTS')}</h2>
      <p>{text('TEXT_DEMO_ACCOUNTS')}</p>
      <ul>
        {demo.map(({ email, role }) => (
          <li key={email}>
            <span>
              {email}
              <small>{text(role === 'seller' ? 'TEXT_ROLE_SELLER' : 'TEXT_ROLE_CUSTOMER')}</small>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={text('BUTTON_USE_DEMO_ACCOUNT_OF', { email })}
              onClick={() => onChosen({ email, password: demoPassword })}
            >
              {text('BUTTON_USE_DEMO_ACCOUNT')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const customerLinks = [
  ['dashboard', 'LINK_DASHBOARD'],
  ['shop', 'LINK_SHOP'],
] as const satisfies readonly (readonly [KnownRoute, string])[];

const sellerLinks = [
  ['customers', 'LINK_SELECT_CUSTOMER'],
  ['shop', 'LINK_SHOP'],
] as const satisfies readonly (readonly [KnownRoute, string])[];

function SignedIn() {
  const { text } = useText();
  const account = useAppSelector(authSelectors.account);
  const isSeller = useAppSelector(authSelectors.isSeller);
  return (
    <section className={css.card} aria-label={text('LINK_MY_ACCOUNT')}>
      <p>{text('TEXT_SIGNED_IN_AS', { name: account?.tradeName || account?.name || '' })}</p>
      <div className={css.links}>
        {(isSeller ? sellerLinks : customerLinks).map(([route, id]) => (
          <Link key={route} className={buttonClass({ variant: 'secondary' })} to={urlOf(route)}>
            {text(id)}
          </Link>
        ))}
      </div>
    </section>
  );
}
