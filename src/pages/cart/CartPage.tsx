import { lazy, Suspense } from 'react';
import { authSelectors } from '@/features/auth';
import { cartPagesFeature, cartSelectors, type CartState } from '@/features/cart';
import { urlOf } from '@/features/navigation';
import { withFeatures } from '@/shared/feature';
import { Link } from '@/shared/Link';
import { ivaPercent } from '@/shared/money';
import { site } from '@/shared/site';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { today } from '@/shared/time';
import { Alert } from '@/ui/Alert';
import { Button, buttonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CartIcon, PrinterIcon, WhatsappIcon } from '@/ui/icons';
import { CartSummary } from '@/widgets/cart/CartSummary';
import { RemovalUndo } from '@/widgets/cart/RemovalUndo';
import { shareUrl } from '@/widgets/cart/share';
import { useCartTotals } from '@/widgets/cart/useCartTotals';
import { Page } from '@/widgets/shell/Page';
import css from './CartPage.module.css';
import { LinePart, linesPerPart } from './LinePart';

export const features = [cartPagesFeature];

/** Files come after the lines. */
const LoadCart = lazy(withFeatures(() => import('./LoadCart')));
const SaveCart = lazy(() => import('./SaveCart'));

/** The cart, at today's prices; it prints as a quotation. */
export default function CartPage() {
  const { text } = useText();
  const isEmpty = useAppSelector((state: { cart: CartState }) => cartSelectors.lines(state).length === 0);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const isSeller = useAppSelector(authSelectors.isSeller);
  const customer = useAppSelector(authSelectors.servedCustomer);
  return (
    <Page title={text('TEXT_CART')}>
      {isSeller && !customer ? (
        <Alert
          tone="info"
          action={
            <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={urlOf('customers')}>
              {text('LINK_SELECT_CUSTOMER')}
            </Link>
          }
        >
          {text('TEXT_CART_WITHOUT_CUSTOMER')}
        </Alert>
      ) : null}
      <RemovalUndo />
      {isEmpty ? (
        <EmptyState
          icon={<CartIcon aria-hidden />}
          title={text('TEXT_CART_EMPTY')}
          action={
            <>
              <Link className={buttonClass()} to={urlOf('shop')}>
                {text('LINK_GO_TO_SHOP')}
              </Link>
              {isSignedIn ? <Link to={urlOf('quickOrder')}>{text('LINK_QUICK_ORDER')}</Link> : null}
              <Suspense>{isSignedIn ? <LoadCart /> : null}</Suspense>
            </>
          }
        >
          {text('TEXT_CART_EMPTY_HINT')}
        </EmptyState>
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
  const busy = useAppSelector(cartSelectors.busy);
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
      <div className={css.card}>
        {Array.from({ length: Math.ceil(lines.length / linesPerPart) }, (_, part) => (
          <LinePart
            key={part}
            lines={lines.slice(part * linesPerPart, (part + 1) * linesPerPart)}
            rooms={rooms}
            busy={busy}
          />
        ))}
      </div>
    </section>
  );
}

/** Lines that a message tells: an address takes no 1,000, and the file does. */
const mostShared = 40;

function Summary() {
  const { text, money, number } = useText();
  const lines = useAppSelector(cartSelectors.lines);
  const totals = useCartTotals();
  const isSeller = useAppSelector(authSelectors.isSeller);
  const customer = useAppSelector(authSelectors.servedCustomer);
  const more = lines.length - mostShared;
  const shared = [
    text('TEXT_CART_SHARED', { shop: site.name }),
    ...lines
      .slice(0, mostShared)
      .map(
        ({ product, quantity }) =>
          `${number(quantity)} × ${product.name} (${product.sku}): ${money(product.unitPrice * quantity)}`,
      ),
    ...(more > 0 ? [text('TEXT_CART_SHARED_MORE', { count: more })] : []),
    `${text('TABLE_SUBTOTAL')}: ${money(totals.subtotal)}`,
    `${text('TABLE_IVA', { percent: ivaPercent(today()) })}: ${money(totals.iva)}`,
    `${text('TABLE_TOTAL')}: ${money(totals.total)}`,
  ].join('\n');
  return (
    <section className={`${css.card} ${css.summary}`} aria-label={text('HEADER_SUMMARY')}>
      <h2>{text('HEADER_SUMMARY')}</h2>
      <CartSummary totals={totals} />
      <div className={css.actions}>
        {isSeller && !customer ? null : (
          <Link className={buttonClass({ wide: true })} to={urlOf('checkout')}>
            {text('BUTTON_CHECKOUT')}
          </Link>
        )}
        <div className={css.ways}>
          <a
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            href={shareUrl(shared)}
            target="_blank"
            rel="noreferrer"
          >
            <WhatsappIcon aria-hidden />
            {text('LINK_SHARE_WHATSAPP')}
          </a>
          <Button
            variant="secondary"
            size="small"
            icon={<PrinterIcon aria-hidden />}
            onClick={() => window.print()}
          >
            {text('BUTTON_PRINT')}
          </Button>
          <Suspense>
            <SaveCart />
            <LoadCart />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
