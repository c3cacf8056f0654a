import { cart, cartSelectors, type CartLine, type CartState } from '@/features/cart';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { ivaPercent } from '@/shared/money';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { today } from '@/shared/time';
import { buttonClass, Button, IconButton } from '@/ui/Button';
import { TrashIcon } from '@/ui/icons';
import { NumberInput } from '@/ui/NumberInput';
import { Picture } from '@/ui/Picture';
import { useCartTotals } from '../cart/useCartTotals';
import { FitTag } from '../product/FitTag';
import css from './DropdownCart.module.css';

/** The lines, the totals and the ways on; a removal can be undone. */
export default function CartPanel({ onGone }: { onGone: () => void }) {
  const { text, money } = useText();
  const dispatch = useAppDispatch();
  const lines = useAppSelector(cartSelectors.lines);
  const removed = useAppSelector(cartSelectors.removed);
  const { subtotal, iva, total } = useCartTotals();
  return (
    <>
      {removed ? (
        <p className={css.undo} role="status">
          {text('TEXT_LINE_REMOVED', { name: removed.product.name })}
          <Button variant="ghost" size="small" onClick={() => dispatch(cart.removalUndone())}>
            {text('BUTTON_UNDO')}
          </Button>
        </p>
      ) : null}
      {lines.length === 0 ? (
        <p className={css.empty}>{text('TEXT_CART_EMPTY')}</p>
      ) : (
        <>
          <ul className={css.lines}>
            {lines.map((line) => (
              <Line key={line.key} line={line} onGone={onGone} />
            ))}
          </ul>
          <dl className={css.totals}>
            <dt>{text('TABLE_SUBTOTAL')}</dt>
            <dd>{money(subtotal)}</dd>
            <dt>{text('TABLE_IVA', { percent: ivaPercent(today()) })}</dt>
            <dd>{money(iva)}</dd>
            <dt>{text('TABLE_TOTAL')}</dt>
            <dd>{money(total)}</dd>
          </dl>
          <div className={css.ways}>
            <Link to={urlOf('cart')} className={buttonClass({ variant: 'secondary' })} onClick={onGone}>
              {text('BUTTON_VIEW_CART')}
            </Link>
            <Link to={urlOf('checkout')} className={buttonClass()} onClick={onGone}>
              {text('BUTTON_CHECKOUT')}
            </Link>
          </div>
        </>
      )}
    </>
  );
}

function Line({ line, onGone }: { line: CartLine; onGone: () => void }) {
  const { text, money } = useText();
  const dispatch = useAppDispatch();
  const room = useAppSelector((state: { cart: CartState }) => cartSelectors.room(state, line.product));
  const { key, product, quantity, options } = line;
  return (
    <li>
      <Picture src={product.image} alt="" size={56} />
      <div>
        <Link to={urlOf('product', { slug: product.slug })} onClick={onGone}>
          {product.name}
        </Link>
        {options.map(({ name, value }) => (
          <small key={name}>{`${name}: ${value}`}</small>
        ))}
        <div>
          <FitTag compatibility={product.compatibility} />
        </div>
        <div className={css.quantity}>
          <NumberInput
            label={text('INPUT_QUANTITY_OF', { name: product.name })}
            decreaseLabel={text('BUTTON_DECREASE_QUANTITY')}
            increaseLabel={text('BUTTON_INCREASE_QUANTITY')}
            value={quantity}
            max={quantity + room}
            onChange={(wanted) => dispatch(cart.quantityChosen({ key, quantity: wanted }))}
          />
          <strong>{money(product.unitPrice * quantity)}</strong>
        </div>
      </div>
      <IconButton
        label={text('BUTTON_REMOVE_PRODUCT', { name: product.name })}
        onClick={() => dispatch(cart.removeRequested({ key }))}
      >
        <TrashIcon />
      </IconButton>
    </li>
  );
}
