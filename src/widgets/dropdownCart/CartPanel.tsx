import { memo, useState } from 'react';
import { cart, cartSelectors, type CartLine, type CartState } from '@/features/cart';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { getIvaPercent } from '@/shared/money';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import { getButtonClass, IconButton } from '@/ui/Button';
import { TrashIcon } from '@/ui/icons';
import { QuantityInput } from '../form/QuantityInput';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { Picture } from '@/ui/Picture';
import { useCartTotals } from '../cart/useCartTotals';
import { useLineAmounts } from '../cart/useLineAmounts';
import { useShownPrices } from '../display/useShownPrices';
import { FitTag } from '../product/FitTag';
import { UndoNote } from '../undo/UndoNote';
import { ProductName } from '../product/FitmentLine';
import css from './DropdownCart.module.css';

/** Cart panel: lines, totals, and links to cart and checkout. A removed line can be restored. */
export default memo(function CartPanel({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const isEmpty = useAppSelector((state: { cart: CartState }) => cartSelectors.lines(state).length === 0);
  const removed = useAppSelector(cartSelectors.removed);
  return (
    <>
      <UndoNote
        message={removed && text('TEXT_LINE_REMOVED', { name: removed.product.name })}
        onUndo={() => dispatch(cart.removalUndone())}
      />
      {isEmpty ? (
        <p className={css.empty}>{text('TEXT_CART_EMPTY')}</p>
      ) : (
        <>
          <Lines onGone={onGone} />
          <Totals />
          <div className={css.ways}>
            <Link to={toUrl('cart')} className={getButtonClass({ variant: 'secondary' })} onClick={onGone}>
              {text('BUTTON_VIEW_CART')}
            </Link>
            <Link to={toUrl('checkout')} className={getButtonClass()} onClick={onGone}>
              {text('BUTTON_CHECKOUT')}
            </Link>
          </div>
        </>
      )}
    </>
  );
});

function Totals() {
  const { text, money } = useText();
  const { subtotal, iva, total } = useCartTotals();
  return (
    <dl className={css.totals}>
      <dt>{text('TABLE_SUBTOTAL')}</dt>
      <dd>{money(subtotal)}</dd>
      <dt>{text('TABLE_IVA', { percent: getIvaPercent(getToday()) })}</dt>
      <dd>{money(iva)}</dd>
      <dt>{text('TEXT_TOTAL_WITH_IVA')}</dt>
      <dd>{money(total)}</dd>
    </dl>
  );
}

/** Number of lines that are rendered at a time. */
const chunkSize = 40;

/**
 * Infinite list. At first only the first lines are rendered, so that the panel opens quickly with any cart. More lines
 * are rendered when the last rendered lines come into view.
 */
function Lines({ onGone }: { onGone: () => void }) {
  const lines = useAppSelector(cartSelectors.lines);
  const rooms = useAppSelector(cartSelectors.rooms);
  const amounts = useLineAmounts();
  const [renderedCount, setRenderedCount] = useState(chunkSize);
  return (
    <ul
      className={css.lines}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        const isNear = scrollTop + 2 * clientHeight >= scrollHeight;
        if (isNear && renderedCount < lines.length) setRenderedCount(renderedCount + chunkSize);
      }}
    >
      {lines.slice(0, renderedCount).map((line) => (
        <Line
          key={line.key}
          line={line}
          room={rooms.get(line.key) ?? 0}
          amount={amounts.get(line.key) ?? 0}
          onGone={onGone}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  line: CartLine;
  /** Quantity that can still be added to the line. */
  room: number;
  /** Amount of the line in cents, with or without IVA (as the shop shows prices). */
  amount: number;
  onGone: () => void;
}

const Line = memo(function Line({ line, room, amount, onGone }: LineProps) {
  'use memo';
  const { text, money, option } = useText();
  const { iva } = useShownPrices();
  const dispatch = useAppDispatch();
  const { key, product, quantity, options } = line;
  return (
    <li>
      <Picture src={product.image} alt="" size={56} />
      <div>
        <Link to={toUrl('product', { slug: product.slug })} onClick={onGone}>
          <ProductName {...product} />
        </Link>
        {product.brand ? <small>{product.brand}</small> : null}
        {options.map((chosen) => (
          <small key={chosen.name}>{option(chosen)}</small>
        ))}
        <div>
          <FitTag own compatibility={product.compatibility} />
        </div>
        <div className={css.quantity}>
          <QuantityInput
            label={text('INPUT_QUANTITY_OF', { name: product.name })}
            value={quantity}
            max={quantity + room}
            onChange={(wanted) => dispatch(cart.quantityChosen({ key, quantity: wanted }))}
          />
          <span>
            <strong>{money(amount)}</strong> <small>{iva}</small>
          </span>
        </div>
      </div>
      <IconButton
        ref={moveFocusOnRemoval}
        data-removes
        label={text('BUTTON_REMOVE_PRODUCT', { name: product.name })}
        onClick={() => dispatch(cart.removeRequested({ key }))}
      >
        <TrashIcon />
      </IconButton>
    </li>
  );
});
