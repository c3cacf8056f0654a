import { memo } from 'react';
import { toUrl } from '@/features/navigation';
import { maxUnits, quickOrder, type ValidatedRow } from '@/features/quickOrder';
import { Link } from '@/shared/Link';
import type { Cents } from '@/shared/money';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { TrashIcon } from '@/ui/icons';
import { LineAmount } from '@/widgets/display/LineAmount';
import { QuantityInput } from '@/widgets/form/QuantityInput';
import { Picture } from '@/ui/Picture';
import { Tag } from '@/ui/Tag';
import { FitTag } from '@/widgets/product/FitTag';
import { CodeInput } from './CodeInput';
import { ProductName } from '@/widgets/product/FitmentLine';
import css from './QuickOrderPage.module.css';
import { RowFix } from './RowFix';
import { backorderText, getRowStatusText } from './rowStatusText';

interface Props {
  judged: ValidatedRow;
  /** Amount of a ready row as the shop shows prices (with or without IVA); undefined for other rows. */
  amount: Cents | undefined;
  position: number;
  onRemove: () => void;
}

/**
 * Returns the values that a row shows. A row re-renders only if these values change, because every validation creates
 * new objects, and most of these objects have equal values.
 */
const getShownValues = ({ judged, amount, position }: Props): unknown[] => [
  judged.row,
  judged.state,
  judged.available,
  judged.inCart,
  judged.product?.unitPrice,
  amount,
  position,
];
const areRowsEqual = (previous: Props, next: Props): boolean => {
  const nextValues = getShownValues(next);
  return getShownValues(previous).every((value, index) => value === nextValues[index]);
};

/** Memoized quick order row: code, match, fix, quantity and subtotal. */
export const Row = memo(function Row({ judged, amount, position, onRemove }: Props) {
  const { text, number } = useText();
  const dispatch = useAppDispatch();
  const { row, state, product, candidate } = judged;
  const { id, quantity } = row;
  const words =
    state === 'out' && candidate?.stock === 'on-backorder' ? backorderText : getRowStatusText[state];
  return (
    <div className={css.row} role="group" aria-label={text('TEXT_LINE_NUMBER', { position })}>
      <span className={css.position} aria-hidden>
        {number(position)}
      </span>
      <CodeInput
        key={row.code}
        code={row.code}
        label={text('INPUT_CODE_OF_LINE', { position })}
        invalid={state === 'unknown'}
        onEdit={(code) => dispatch(quickOrder.codeEdited({ id, code }))}
      />
      <div className={css.what}>
        {candidate ? (
          <div className={css.product}>
            <Picture src={candidate.images[0] ?? ''} alt="" size={32} />
            <div>
              <Link to={toUrl('product', { slug: candidate.slug })}>
                <ProductName {...candidate} />
              </Link>
              <small>
                {[candidate.sku, candidate.brand?.name, candidate.partNumber].filter(Boolean).join(' · ')}
              </small>
            </div>
          </div>
        ) : null}
        <div className={css.tags}>
          <Tag tone={words.tone} icon={words.icon}>
            {text(words.text, { count: 1 })}
          </Tag>
          {candidate ? <FitTag own compatibility={candidate.compatibility} /> : null}
          {row.times > 1 ? <small>{text('TEXT_LINES_SUMMED', { count: row.times })}</small> : null}
        </div>
        <RowFix judged={judged} position={position} />
      </div>
      <div className={css.quantity}>
        <QuantityInput
          label={text('INPUT_QUANTITY_OF', { name: row.code })}
          value={quantity ?? 0}
          min={quantity === null ? 0 : 1}
          max={maxUnits}
          invalid={state === 'quantity' || state === 'short'}
          onChange={(wanted) => dispatch(quickOrder.quantityChosen({ id, quantity: wanted }))}
        />
      </div>
      <div className={css.amounts}>
        {product && quantity !== null && state !== 'out' ? (
          <LineAmount unitPrice={product.unitPrice} quantity={quantity} amount={amount} />
        ) : null}
      </div>
      <IconButton
        data-remove
        className={css.removeRow}
        label={text('BUTTON_REMOVE_LINE', { position })}
        onClick={() => {
          onRemove();
          dispatch(quickOrder.lineRemoved({ id }));
        }}
      >
        <TrashIcon />
      </IconButton>
    </div>
  );
}, areRowsEqual);
