import { Suspense } from 'react';
import { authSelectors } from '@/features/auth';
import { cartBatchFeature } from '@/features/cart';
import { toUrl } from '@/features/navigation';
import { quickOrderSelectors, quickOrderFeature } from '@/features/quickOrder';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { UsersIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { Page } from '@/widgets/shell/Page';
import css from './QuickOrderPage.module.css';
import { Entry } from './Entry';

/** Lazy: the form loads when there are lines. */
const Desk = lazyPart(() => import('./QuickOrderForm'));
const UsualButton = lazyPart(createFeatureLoader(() => import('@/widgets/reorder/UsualButton')));

export const features = [cartBatchFeature, quickOrderFeature];

/**
 * Quick order page: turns a pasted or imported list into a cart. Lines without a doubt are added together; the user
 * adds the other lines one by one.
 */
export default function QuickOrderPage() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const hasLines = useAppSelector(quickOrderSelectors.hasLines);
  const added = useAppSelector(quickOrderSelectors.added);
  return (
    <Page title={text('LINK_QUICK_ORDER')} heading={false}>
      <div className={`${css.top} ${customer && hasLines ? css.brief : ''}`}>
        <h1>{text('LINK_QUICK_ORDER')}</h1>
        {customer ? (
          <>
            <Entry />
            <Suspense>
              <UsualButton />
            </Suspense>
          </>
        ) : null}
      </div>
      {customer ? (
        <>
          <div role="status" className={css.region}>
            {added > 0 ? (
              <Alert
                tone="good"
                action={
                  <>
                    <Link
                      // the clicked button has disappeared with its rows, so the link to the cart gets the focus
                      ref={(link) => {
                        if (document.activeElement === document.body) link?.focus();
                      }}
                      className={getButtonClass({ size: 'small' })}
                      to={toUrl('checkout')}
                    >
                      {text('BUTTON_CHECKOUT')}
                    </Link>
                    <Link
                      className={getButtonClass({ variant: 'secondary', size: 'small' })}
                      to={toUrl('cart')}
                    >
                      {text('BUTTON_VIEW_CART')}
                    </Link>
                  </>
                }
              >
                {text('TEXT_TOAST_LINES_ADDED', { count: added })}
              </Alert>
            ) : null}
          </div>
          <Suspense fallback={<Skeleton height="block" />}>{hasLines ? <Desk /> : null}</Suspense>
        </>
      ) : (
        <EmptyState
          icon={<UsersIcon aria-hidden />}
          title={text('TEXT_NO_CUSTOMER_CHOSEN')}
          action={
            <Link className={getButtonClass()} to={toUrl('customers')}>
              {text('LINK_SELECT_CUSTOMER')}
            </Link>
          }
        >
          {text('TEXT_QUICK_ORDER_WITHOUT_CUSTOMER')}
        </EmptyState>
      )}
    </Page>
  );
}
