import { Suspense } from 'react';
import { authSelectors } from '@/features/auth';
import { credentialsFeature } from '@/features/credentials';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import css from '@/widgets/form/Form.module.css';
import { Page } from '@/widgets/shell/Page';

/** Lazy: Formik loads after the page is rendered. */
const PasswordForm = lazyPart(() => import('./PasswordForm'));

export const features = [credentialsFeature];

/** Password change of the signed-in account. A seller who serves a customer changes the seller's password. */
export default function PasswordPage() {
  const { text } = useText();
  const account = useAppSelector(authSelectors.account);
  const isSeller = useAppSelector(authSelectors.isSeller);
  return (
    <Page title={text('HEADER_CHANGE_PASSWORD')}>
      <div className={`${css.card} ${css.narrow}`}>
        <p className={css.muted}>
          {text('TEXT_PASSWORD_ENDS_SESSIONS')} {isSeller ? text('TEXT_PASSWORD_OF_SELLER') : null}
        </p>
        <Suspense fallback={<Skeleton lines={4} />}>
          <PasswordForm email={account?.email ?? ''} />
        </Suspense>
      </div>
    </Page>
  );
}
