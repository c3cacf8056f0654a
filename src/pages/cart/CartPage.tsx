import { Suspense } from 'react';
import { authSelectors } from '@/features/auth';
import { cartPagesFeature, cartSelectors, type CartState } from '@/features/cart';
import { toUrl } from '@/features/navigation';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { Link } from '@/shared/Link';
import { vehiclesSelectors } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CartIcon } from '@/ui/icons';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { CartSummary } from '@/widgets/cart/CartSummary';
import { RemovalUndo } from '@/widgets/cart/RemovalUndo';
import { useCartTotals } from '@/widgets/cart/useCartTotals';
import { useLineAmounts } from '@/widgets/cart/useLineAmounts';
import { useShownPrices } from '@/widgets/display/useShownPrices';
import { RecentlyViewed } from '@/widgets/product/RecentlyViewed';
import { Page } from '@/widgets/shell/Page';
import { PrintButton } from '@/widgets/print/PrintButton';
import css from './CartPage.module.css';
import { CartLineChunk, linesPerPart } from './CartLineChunk';
import { QuotationHead } from './QuotationHead';
import { ShareCart } from './ShareCart';

export const features = [cartPagesFeature];

/** Lazy: the file import loads after the cart's lines. */
const LoadCart = lazyPart(createFeatureLoader(() => import('./LoadCart')));
const SaveQuotation = lazyPart(createFeatureLoader(() => import('./SaveQuotation')));
const SaveCart = lazyPart(() => import('./SaveCart'));

/** Cart page with today's prices. The printed page is a quotation. */
export default function CartPage() {
  const { text } = useText();
  const isEmpty = useAppSelector((state: { cart: CartState }) => cartSelectors.lines(state).length === 0);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const isSeller = useAppSelector(authSelectors.isSeller);
  const customer = useAppSelector(authSelectors.servedCustomer);
  return (
    <Page title={text('TEXT_CART')} heading={false}>
      <h1>
        <span className={css.onScreen}>{text('TEXT_CART')}</span>
        <span className={css.onPaper}>{text('HEADER_QUOTATION')}</span>
      </h1>
      <QuotationHead />
      {isSeller && !customer ? (
        <Alert
          tone="info"
          action={
            <Link className={getButtonClass({ variant: 'secondary', size: 'small' })} to={toUrl('customers')}>
              {text('LINK_SELECT_CUSTOMER')}
            </Link>
          }
        >
          {text('TEXT_CART_WITHOUT_CUSTOMER')}
        </Alert>
      ) : null}
      <RemovalUndo />
      {isEmpty ? (
        <>
          <EmptyState
            icon={<CartIcon aria-hidden />}
            title={text('TEXT_CART_EMPTY')}
            action={
              <>
                <Link className={getButtonClass()} to={toUrl('shop')}>
                  {text('LINK_GO_TO_SHOP')}
                </Link>
                {isSignedIn ? <Link to={toUrl('quickOrder')}>{text('LINK_QUICK_ORDER')}</Link> : null}
                <Suspense>{isSignedIn ? <LoadCart /> : null}</Suspense>
              </>
            }
          >
            {text('TEXT_CART_EMPTY_HINT')}
          </EmptyState>
          <RecentlyViewed />
        </>
      ) : (
        <div className={css.columns}>
          <Lines />
          <Summary />
        </div>
      )}
    </Page>
  );
}

function Lines() {
  const { text } = useText();
  const lines = useAppSelector(cartSelectors.lines);
  const rooms = useAppSelector(cartSelectors.rooms);
  const amounts = useLineAmounts();
  const { isWithIva } = useShownPrices();
  const busy = useAppSelector(cartSelectors.busy);
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const garage = useAppSelector(vehiclesSelectors.garage);
  const refresh = useAppSelector(cartSelectors.refresh);
  const hasChanges = lines.some(({ change }) => change !== null);
  const note = {
    idle: null,
    asking: 'TEXT_CART_REFRESHING',
    ready: hasChanges ? 'TEXT_CART_CHANGED' : 'TEXT_CART_REFRESHED',
    failed: 'TEXT_CART_REFRESH_FAILED',
  }[refresh];
  return (
    <section aria-label={text('TEXT_CART_LINES')}>
      <p role="status" className={css.note}>
        {note ? text(note) : null}
      </p>
      <div className={`${css.card} ${css.list}`}>
        {Array.from({ length: Math.ceil(lines.length / linesPerPart) }, (_, part) => (
          <CartLineChunk
            key={part}
            lines={lines.slice(part * linesPerPart, (part + 1) * linesPerPart)}
            rooms={rooms}
            amounts={amounts}
            isWithIva={isWithIva}
            busy={busy}
            vehicle={vehicle}
            garage={garage}
          />
        ))}
      </div>
    </section>
  );
}

const Totals = () => <CartSummary totals={useCartTotals()} />;

function Summary() {
  const { text } = useText();
  const isSeller = useAppSelector(authSelectors.isSeller);
  const customer = useAppSelector(authSelectors.servedCustomer);
  return (
    <section className={`${css.card} ${css.summary}`} aria-label={text('HEADER_SUMMARY')}>
      <h2>{text('HEADER_SUMMARY')}</h2>
      <Totals />
      <div className={css.actions}>
        {isSeller && !customer ? null : (
          <Link className={getButtonClass({ wide: true })} to={toUrl('checkout')}>
            {text('BUTTON_CHECKOUT')}
          </Link>
        )}
        <div className={css.ways}>
          <ShareCart />
          <PrintButton />
          <Suspense>
            {customer ? (
              <div className={css.whole}>
                <SaveQuotation />
              </div>
            ) : null}
            <SaveCart />
            <LoadCart />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
