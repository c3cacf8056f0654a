import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { toUrl, usePlace } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { applyDiscount, addIva, type Cents } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { getWhatsappUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import css from './Price.module.css';

/** Returns today's price of one piece with IVA, equal to the total of a cart with one. Null for guests. */
export function usePrice(product: Product): { price: Cents; withoutIva: Cents; before: Cents | null } | null {
  const discount = useAppSelector(authSelectors.discount);
  if (product.priceWithoutIva === null) return null;
  const withoutIva = applyDiscount(product.priceWithoutIva, discount);
  const compareAt = product.compareAtPrice === null ? null : applyDiscount(product.compareAtPrice, discount);
  const price = addIva(withoutIva, getToday());
  return { price, withoutIva, before: compareAt !== null && compareAt > price ? compareAt : null };
}

/** Login link that returns to the current page. */
export function SignInForPrices() {
  const { text } = useText();
  const { path } = usePlace();
  return (
    <Link className={css.signIn} to={toUrl('login', {}, { return: path })}>
      {text('LINK_SIGN_IN_FOR_PRICES')}
    </Link>
  );
}

/** A product without a price is asked for: the question is written already. */
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

/** Price with IVA, with the old price when it was reduced; guests get the login link. */
export function Price({ product, large = false }: { product: Product; large?: boolean }) {
  const { text, money } = useText();
  const price = usePrice(product);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const isSeller = useAppSelector(authSelectors.isSeller);
  const customer = useAppSelector(authSelectors.servedCustomer);
  if (!price && !product.awaitsPrices)
    return isSignedIn ? <PriceOnRequest product={product} /> : <SignInForPrices />;
  // a price that is still to come has its room
  const before = price ? price.before !== null && money(price.before) : product.badges.includes('sale');
  return (
    <p className={`${css.price} ${large ? css.large : ''}`} aria-busy={!price || undefined}>
      {before ? <s>{before}</s> : null}
      <strong>{price ? money(price.price) : null}</strong>
      <small>{text(isSeller && !customer ? 'TEXT_LIST_PRICE' : 'TEXT_IVA_INCLUDED')}</small>
    </p>
  );
}
