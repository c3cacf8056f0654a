import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { displaySelectors } from '@/features/display';
import { toUrl, usePlace } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { applyDiscount, addIva, removeIva, type Cents } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { getWhatsappUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import { useShownPrices } from '../display/useShownPrices';
import css from './Price.module.css';

interface ShownPrice {
  /**
   * Price with or without IVA, as the user has chosen. The price with IVA equals the total of a cart with one piece.
   */
  price: Cents;
  /** The other form of the price: without IVA if `price` includes IVA, and with IVA otherwise. */
  other: Cents;
  before: Cents | null;
}

/** Returns today's price of one piece. Null for guests. */
export function usePrice(product: Product): ShownPrice | null {
  const isWithIva = useAppSelector(displaySelectors.isWithIva);
  const discount = useAppSelector(authSelectors.discount);
  if (product.priceWithoutIva === null) return null;
  const withoutIva = applyDiscount(product.priceWithoutIva, discount);
  const compareAt = product.compareAtPrice === null ? null : applyDiscount(product.compareAtPrice, discount);
  const day = getToday();
  const withIva = addIva(withoutIva, day);
  const before = compareAt !== null && compareAt > withIva ? compareAt : null;
  return isWithIva
    ? { price: withIva, other: withoutIva, before }
    : { price: withoutIva, other: withIva, before: before && removeIva(before, day) };
}

/** Link to the login, which then returns to the current page. Hidden for accounts. */
export function SignInForPrices() {
  const { text } = useText();
  const { path } = usePlace();
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  return isSignedIn ? null : (
    <Link className={css.signIn} to={toUrl('login', {}, { return: path })}>
      {text('LINK_SIGN_IN_FOR_PRICES')}
    </Link>
  );
}

/** Link with a prepared question, for a product without a price. */
export const PriceOnRequest = ({ product: { name, sku } }: { product: Pick<Product, 'name' | 'sku'> }) => {
  const { text } = useText();
  return (
    <a
      className={css.signIn}
      href={getWhatsappUrl(text('TEXT_WHATSAPP_PRICE', { name, sku }))}
      target="_blank"
      rel="noreferrer"
    >
      {text('LINK_PRICE_ON_REQUEST')}
    </a>
  );
};

/**
 * Old price, crossed out. A screen reader does not announce that a price is crossed out, so a hidden word says this.
 */
export const OldPrice = ({ price }: { price: string }) => (
  <s>
    <i className={css.unseen}>{useText().text('TEXT_OLD_PRICE')} </i>
    {price}
  </s>
);

/**
 * Price with or without IVA, and a label that says so. A reduced product also has the old price. Guests see neither a
 * price nor a login link.
 */
export function Price({ product, large = false }: { product: Product; large?: boolean }) {
  const { text, money } = useText();
  const price = usePrice(product);
  const { iva } = useShownPrices();
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const isSeller = useAppSelector(authSelectors.isSeller);
  const customer = useAppSelector(authSelectors.servedCustomer);
  if (!price && !product.awaitsPrices) return isSignedIn ? <PriceOnRequest product={product} /> : null;
  // while the price is loading, space is reserved
  const before = price ? price.before !== null && money(price.before) : product.badges.includes('sale');
  return (
    <p className={`${css.price} ${large ? css.large : ''}`} aria-busy={!price || undefined}>
      {before === true ? <s /> : before && <OldPrice price={before} />}
      <strong>{price ? money(price.price) : null}</strong>
      <small>{isSeller && !customer ? text('TEXT_LIST_PRICE', { iva }) : iva}</small>
    </p>
  );
}
