import { memo } from 'react';
import { cartSelectors } from '@/features/cart';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { CartSummary } from '@/widgets/cart/CartSummary';
import { useCartTotals } from '@/widgets/cart/useCartTotals';
import { useLineAmounts } from '@/widgets/cart/useLineAmounts';
import { useShownPrices } from '@/widgets/display/useShownPrices';
import { FitmentLine } from '@/widgets/product/FitmentLine';
import css from './CheckoutPage.module.css';
import { MisfitConsent } from './MisfitConsent';
import { PlacementNote } from './PlacementNote';
import type { Checkout } from './useCheckout';

/** Order summary with lines, totals and the submit button. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const { text } = useText();
  return (
    <section className={`${css.card} ${css.summary}`} aria-label={text('HEADER_SUMMARY')}>
      <h2>{text('HEADER_SUMMARY')}</h2>
      <Content />
      <PlacementNote asksForCode={checkout.asksForCode} />
      <MisfitConsent checkout={checkout} />
      {/* hidden while a code is entered, because the button beside the code then places the order */}
      {checkout.asksForCode ? null : (
        <Button type="submit" wide busy={checkout.isPlacing} aria-disabled={!checkout.canSubmit || undefined}>
          {text('BUTTON_PLACE_ORDER')}
        </Button>
      )}
    </section>
  );
}

/** Memoized, so that typing into the form does not re-render a cart of 1,000 lines. */
const Content = memo(function Content() {
  const { text, money, number, option } = useText();
  const lines = useAppSelector(cartSelectors.lines);
  const amounts = useLineAmounts();
  const { iva } = useShownPrices();
  const hasChanges = lines.some(({ change }) => change !== null);
  return (
    <>
      <ul className={css.items}>
        {lines.map(({ key, product, quantity, options }) => (
          <li key={key}>
            <span>
              {`${number(quantity)} × ${product.name}`}
              <FitmentLine {...product} />
              {product.brand ? <small className={css.option}>{product.brand}</small> : null}
              {options.map((chosen) => (
                <small key={chosen.name} className={css.option}>
                  {option(chosen)}
                </small>
              ))}
            </span>
            <span>
              {money(amounts.get(key) ?? 0)} <small>{iva}</small>
            </span>
          </li>
        ))}
      </ul>
      <Link to={toUrl('cart')} className={css.muted}>
        {text('LINK_EDIT_CART')}
      </Link>
      {hasChanges ? <Alert tone="warn">{text('TEXT_CHECKOUT_CART_CHANGED')}</Alert> : null}
      <CartSummary totals={useCartTotals()} />
    </>
  );
});
