import { memo, useId } from 'react';
import { cart, type CartLine } from '@/features/cart';
import { toUrl } from '@/features/navigation';
import { getFitment } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import type { Cents } from '@/shared/money';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Vehicle } from '@/shop/schemas';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TrashIcon } from '@/ui/icons';
import { toShownPrice } from '../display/useShownPrices';
import { QuantityInput } from '../form/QuantityInput';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { Picture } from '@/ui/Picture';
import { FitMark } from '../product/FitTag';
import { ProductName } from '../product/FitmentLine';
import css from './Cart.module.css';

interface Props {
  line: CartLine;
  /** Quantity that can still be added to the line. */
  room: number;
  /** Amount of the line, with or without IVA (as the shop shows prices). */
  amount: Cents;
  isWithIva: boolean;
  isBusy: boolean;
  /**
   * Vehicle that is named beside the part. The vehicle is a prop, because 1,000 rows with a subscription would all run
   * at every change of the store.
   */
  vehicle: Vehicle | null;
}

/** Memoized cart line: product, changes, quantity and amount. */
export const CartLineRow = memo(function CartLineRow({
  line,
  room,
  amount,
  isWithIva,
  isBusy,
  vehicle,
}: Props) {
  'use memo';
  const { text, money, number, option } = useText();
  const dispatch = useAppDispatch();
  const nameId = useId();
  const { key, product, quantity, options } = line;
  return (
    <li className={css.line} aria-labelledby={nameId}>
      <Picture src={product.image} alt="" size={88} />
      <div className={css.what}>
        <Link id={nameId} to={toUrl('product', { slug: product.slug })}>
          <ProductName {...product} />
        </Link>
        <small>
          {product.brand ? <b>{product.brand}</b> : null} {text('TEXT_SKU', { sku: product.sku })}
        </small>
        {options.map((chosen) => (
          <small key={chosen.name}>{option(chosen)}</small>
        ))}
        <FitMark fit={vehicle && getFitment(product.compatibility, vehicle)} vehicle={vehicle} />
      </div>
      <div className={css.amounts}>
        <strong>{money(amount)}</strong>
        <small>
          <span className={css.printed}>{`${number(quantity)} × `}</span>
          {text('TEXT_PRICE_EACH', {
            // the price of a single piece is the line's amount: the line's part of the total IVA may differ by a cent
            // from the IVA of the price
            price: money(quantity === 1 ? amount : toShownPrice(product.unitPrice, isWithIva)),
            iva: text(isWithIva ? 'TEXT_IVA_INCLUDED' : 'TEXT_WITHOUT_IVA'),
          })}
        </small>
      </div>
      <div className={css.controls}>
        <QuantityInput
          label={text('INPUT_QUANTITY')}
          describedBy={nameId}
          value={quantity}
          max={Math.max(1, quantity + room)}
          onChange={(wanted) => dispatch(cart.quantityChosen({ key, quantity: wanted }))}
        />
        <Button
          ref={moveFocusOnRemoval}
          data-removes
          variant="ghost"
          size="small"
          icon={<TrashIcon aria-hidden />}
          busy={isBusy}
          aria-describedby={nameId}
          onClick={() => dispatch(cart.removeRequested({ key }))}
        >
          {text('BUTTON_REMOVE')}
        </Button>
      </div>
      <Change line={line} isWithIva={isWithIva} />
    </li>
  );
});

/** Changes of price and stock between the day when the line was added and today. */
function Change({ line: { key, change, product }, isWithIva }: Pick<Props, 'line' | 'isWithIva'>) {
  const { text, money } = useText();
  const dispatch = useAppDispatch();
  if (change === null) return null;
  if (change.kind === 'price') {
    return (
      <Alert tone={product.unitPrice < change.before ? 'good' : 'warn'}>
        {text('TEXT_LINE_PRICE_CHANGED', {
          before: money(toShownPrice(change.before, isWithIva)),
          now: money(toShownPrice(product.unitPrice, isWithIva)),
          iva: text(isWithIva ? 'TEXT_IVA_INCLUDED' : 'TEXT_WITHOUT_IVA'),
        })}
      </Alert>
    );
  }
  if (change.kind !== 'stock') {
    return (
      <Alert tone="warn">{text(change.kind === 'gone' ? 'TEXT_LINE_GONE' : 'TEXT_LINE_UNPRICED')}</Alert>
    );
  }
  const { available } = change;
  return (
    <Alert
      tone="warn"
      action={
        available > 0 ? (
          <Button
            ref={moveFocusOnRemoval}
            variant="secondary"
            size="small"
            onClick={() => dispatch(cart.quantityChosen({ key, quantity: available }))}
          >
            {text('BUTTON_TAKE_AVAILABLE', { available })}
          </Button>
        ) : undefined
      }
    >
      {text('TEXT_LINE_STOCK_CHANGED', { available })}
    </Alert>
  );
}
