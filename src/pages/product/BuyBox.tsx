import { Suspense, type RefObject } from 'react';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { catalogSelectors, type CatalogState } from '@/features/catalog';
import { toUrl, usePlace } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { CheckIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { useShownPrices } from '@/widgets/display/useShownPrices';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { Price, usePrice } from '@/widgets/product/Price';
import { StockTag } from '@/widgets/product/StockTag';
import css from './ProductPage.module.css';
import { WhatsappLink } from './WhatsappLink';

const AddToCartForm = lazyPart(() => import('@/widgets/product/AddToCartForm'));

/** Id of the form. The submit button of the buy bar needs this id. */
export const buyFormId = 'buy';

interface Props {
  product: Product;
  place: RefObject<HTMLElement | null>;
  /**
   * Whether the content is rendered. On a phone the content is below the fold, so at first only the frame is rendered.
   */
  whole: boolean;
}

/**
 * Price, stock and the add-to-cart form. Guests see the benefits of a login instead. Below: delivery, returns, payment
 * and guarantee.
 */
export function BuyBox({ product, place, whole }: Props) {
  const { text } = useText();
  return (
    <aside ref={place} className={css.buy} aria-label={text('TEXT_BUY')}>
      {whole ? (
        <>
          <Offer product={product} />
          <Terms />
        </>
      ) : null}
    </aside>
  );
}

/** Preloads the form. Only signed-in accounts need the form. */
BuyBox.aheadSignedIn = AddToCartForm.ahead;

function Offer({ product }: { product: Product }) {
  const { text, money } = useText();
  const price = usePrice(product);
  const { isWithIva } = useShownPrices();
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const trouble = useAppSelector((state: { catalog: CatalogState }) =>
    catalogSelectors.productTrouble(state, product.slug),
  );
  if (!price)
    return isSignedIn ? (
      <>
        {trouble ? <FailureNote code={trouble.failure} /> : <Price product={product} large />}
        {product.awaitsPrices ? null : <p className={css.note}>{text('TEXT_ASK_FOR_PRICE')}</p>}
      </>
    ) : (
      <GuestOffer />
    );
  return (
    <>
      <Price product={product} large />
      <p className={css.note}>
        {text(isWithIva ? 'TEXT_PRICE_WITHOUT_IVA' : 'TEXT_PRICE_WITH_IVA', { price: money(price.other) })}
      </p>
      <StockTag stock={product.stock} quantity={product.quantity} />
      <Suspense fallback={<Skeleton height="control" />}>
        <AddToCartForm product={product} id={buyFormId} />
      </Suspense>
      {product.stock === 'in-stock' ? null : <WhatsappLink product={product} variant="secondary" />}
    </>
  );
}

const benefits = ['TEXT_SIGNED_IN_PRICE', 'TEXT_SIGNED_IN_STOCK', 'TEXT_SIGNED_IN_ORDERS'] as const;

function GuestOffer() {
  const { text } = useText();
  const { path } = usePlace();
  return (
    <>
      <h2>{text('HEADER_WITH_ACCOUNT')}</h2>
      <ul className={css.given}>
        {benefits.map((id) => (
          <li key={id}>
            <CheckIcon aria-hidden />
            {text(id)}
          </li>
        ))}
      </ul>
      <Link className={getButtonClass({ wide: true })} to={toUrl('login', {}, { return: path })}>
        {text('LINK_SIGN_IN_FOR_PRICES')}
      </Link>
    </>
  );
}

/** Delivery, pickup, payment, returns and guarantee. */
function Terms() {
  const { text } = useText();
  const { terms, address, hours } = site;
  const rows = [
    ['TABLE_DELIVERY', text('TEXT_DELIVERY_TIME', terms)],
    ['TABLE_PICKUP', `${address}. ${text('TEXT_OPENING_HOURS', hours)}. ${text('TEXT_PICKUP')}`],
    ['TABLE_PAYMENT', text('TEXT_PAYMENT_WAYS')],
    ['TABLE_RETURNS', text('TEXT_RETURN_TIME', terms)],
    ['TABLE_GUARANTEE', text('TEXT_GUARANTEE_TIME', terms)],
  ] as const;
  return (
    <dl className={css.terms}>
      {rows.map(([label, answer]) => (
        <div key={label}>
          <dt>{text(label)}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
