import { useId } from 'react';
import { reorder, type JudgedLine } from '@/features/reorder';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import type { Cents } from '@/shared/money';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { LineAmount } from '../display/LineAmount';
import { useShownPrices } from '../display/useShownPrices';
import { QuantityInput } from '../form/QuantityInput';
import { Picture } from '@/ui/Picture';
import { Tag } from '@/ui/Tag';
import { FitTag } from '../product/FitTag';
import { PriceOnRequest } from '../product/Price';
import { listChanges, type Change } from './changes';
import { ProductName } from '../product/FitmentLine';
import css from './Reorder.module.css';

/** Line of a reorder with a checkbox, the changes, the quantity and today's price. */
export function ReorderLine({ judged, amount }: { judged: JudgedLine; amount: Cents | undefined }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const nameId = useId();
  const { line, position, wish, state, part, product, available, quantity } = judged;
  const changes = listChanges(judged);
  const canBeHad = state === 'ready' || state === 'options';
  return (
    <li className={css.line} aria-labelledby={nameId}>
      <input
        type="checkbox"
        className={css.take}
        aria-label={text('INPUT_REORDER_LINE', { name: line.name || line.sku })}
        disabled={!canBeHad}
        checked={canBeHad && wish.isTaken}
        onChange={({ target }) => dispatch(reorder.lineChosen({ position, isTaken: target.checked }))}
      />
      <Picture src={part?.images[0] ?? line.image} alt="" size={64} />
      <div className={css.what}>
        {part ? (
          <Link id={nameId} to={toUrl('product', { slug: part.slug })}>
            <ProductName {...part} />
          </Link>
        ) : (
          <span id={nameId}>{line.name || line.sku}</span>
        )}
        <small>{text('TEXT_SKU', { sku: line.sku })}</small>
        {part && state === 'unpriced' ? <PriceOnRequest product={part} /> : null}
        {part && canBeHad ? <OptionChoices judged={judged} part={part} /> : null}
        <div className={css.tags}>
          {changes.map((change) => (
            <ChangeTag
              key={`${change.kind} ${change.kind === 'lost' ? change.option : ''}`}
              change={change}
            />
          ))}
          {changes.length === 0 ? (
            <Tag tone="good" icon="check">
              {text('TEXT_REORDER_SAME')}
            </Tag>
          ) : null}
          {part ? <FitTag own compatibility={part.compatibility} /> : null}
        </div>
      </div>
      {canBeHad ? (
        <div className={css.quantity}>
          <QuantityInput
            compact
            label={text('INPUT_QUANTITY_OF', { name: line.name || line.sku })}
            describedBy={nameId}
            value={quantity}
            max={available}
            onChange={(wanted) => dispatch(reorder.quantityChosen({ position, quantity: wanted }))}
          />
        </div>
      ) : null}
      {product && canBeHad ? (
        <div className={css.amounts}>
          <LineAmount unitPrice={product.unitPrice} quantity={quantity} amount={amount} />
        </div>
      ) : null}
    </li>
  );
}

function OptionChoices({
  judged: { line, position, wish },
  part,
}: {
  judged: JudgedLine;
  part: NonNullable<JudgedLine['part']>;
}) {
  const { text, term, option } = useText();
  const dispatch = useAppDispatch();
  return part.options.map(({ slug: group, name, values }) => (
    <select
      key={group}
      className={css.select}
      aria-label={`${term(name)}: ${line.name || line.sku}`}
      value={wish.options[group] ?? ''}
      onChange={({ target }) => dispatch(reorder.optionChosen({ position, group, value: target.value }))}
    >
      <option value="">{text('TEXT_CHOOSE_OPTION', { option: term(name) })}</option>
      {values.map((value) => (
        <option key={value.slug} value={value.slug}>
          {option({ name, value: value.name })}
        </option>
      ))}
    </select>
  ));
}

const looks = {
  gone: { tone: 'bad', icon: 'cross', text: 'TEXT_REORDER_GONE' },
  unpriced: { tone: 'info', icon: 'info', text: 'TEXT_REORDER_UNPRICED' },
  out: { tone: 'bad', icon: 'cross', text: 'TEXT_REORDER_OUT' },
  backorder: { tone: 'warn', icon: 'clock', text: 'TEXT_STOCK_ON_BACKORDER' },
  held: { tone: 'info', icon: 'info', text: 'TEXT_REORDER_HELD' },
  options: { tone: 'warn', icon: 'alert', text: 'TEXT_REORDER_OPTIONS' },
  lost: { tone: 'warn', icon: 'alert', text: 'TEXT_REORDER_LOST_OPTION' },
  fewer: { tone: 'warn', icon: 'alert', text: 'TEXT_REORDER_FEWER' },
  dearer: { tone: 'warn', icon: 'alert', text: 'TEXT_REORDER_DEARER' },
  cheaper: { tone: 'good', icon: 'check', text: 'TEXT_REORDER_CHEAPER' },
} as const satisfies Record<Change['kind'], object>;

function ChangeTag({ change: { kind, ...values } }: { change: Change }) {
  const { text } = useText();
  const { show } = useShownPrices();
  const { tone, icon, text: id } = looks[kind];
  return (
    <Tag tone={tone} icon={icon}>
      {text(id, 'before' in values ? { before: show(values.before) } : values)}
    </Tag>
  );
}
