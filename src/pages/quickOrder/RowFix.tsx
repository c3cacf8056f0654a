import { quickOrder, type Candidate, type ValidatedRow } from '@/features/quickOrder';
import { applyDiscount } from '@/shared/money';
import { authSelectors } from '@/features/auth';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { useShownPrices } from '@/widgets/display/useShownPrices';
import { PriceOnRequest } from '@/widgets/product/Price';
import css from './QuickOrderPage.module.css';

interface Props {
  judged: ValidatedRow;
  position: number;
}

/**
 * Control that fixes a row. The user chooses a product, an option or a quantity, or reduces the quantity to the stock.
 */
export function RowFix({ judged, position }: Props) {
  const { row, state } = judged;
  const isSeveral = row.answer.status === 'answered' && row.answer.kind === 'several';
  return (
    <>
      {row.text !== undefined && ['several', 'quantity', 'unknown'].includes(state) ? (
        <q className={css.written}>{row.text}</q>
      ) : null}
      {isSeveral ? <CandidateChoice judged={judged} position={position} /> : null}
      {judged.candidate && judged.candidate.options.length > 0 && state !== 'out' && state !== 'unpriced' ? (
        <OptionChoices row={row} candidate={judged.candidate} position={position} />
      ) : null}
      {state === 'short' ? <TakeAvailable judged={judged} /> : null}
      {state === 'out' ? <OutOfStock stock={judged.candidate?.stock ?? null} /> : null}
      {state === 'unpriced' && judged.candidate ? <PriceOnRequest product={judged.candidate} /> : null}
      {state === 'quantity' ? <QuantityChoices row={row} /> : null}
      {state === 'unknown' ? <Suggestions row={row} /> : null}
      {state === 'failed' ? <Retry id={row.id} /> : null}
    </>
  );
}

function Words({ id }: { id: string }) {
  const { text } = useText();
  return <p className={css.words}>{text(id)}</p>;
}

/** Buttons with the quantities that the line may mean. */
function QuantityChoices({ row: { id, choices } }: Pick<ValidatedRow, 'row'>) {
  const { text, number } = useText();
  const dispatch = useAppDispatch();
  return (
    <div className={css.words}>
      {text(choices.length > 0 ? 'TEXT_ROW_QUANTITY_CHOICES' : 'TEXT_ROW_QUANTITY_HINT')}
      {choices.map((quantity) => (
        <Button
          key={quantity}
          ref={moveFocusOnRemoval}
          variant="secondary"
          size="small"
          aria-label={text('BUTTON_TAKE_QUANTITY', { quantity: number(quantity) })}
          onClick={() => dispatch(quickOrder.quantityChosen({ id, quantity }))}
        >
          {number(quantity)}
        </Button>
      ))}
    </div>
  );
}

const OutOfStock = ({ stock }: { stock: Candidate['stock'] }) => (
  <Words id={stock === 'on-backorder' ? 'TEXT_ROW_BACKORDER_HINT' : 'TEXT_ROW_OUT_HINT'} />
);

function CandidateChoice({ judged: { row }, position }: Props) {
  const { text } = useText();
  const { isWithIva, show } = useShownPrices();
  const dispatch = useAppDispatch();
  const discount = useAppSelector(authSelectors.discount);
  const candidates = row.answer.status === 'answered' ? row.answer.candidates : [];
  return (
    <select
      className={css.select}
      aria-label={text('INPUT_PART_OF_LINE', { position })}
      value={row.chosen ?? ''}
      onChange={(event) =>
        dispatch(quickOrder.candidateChosen({ id: row.id, slug: event.target.value || null }))
      }
    >
      <option value="">{text('TEXT_CHOOSE_PART', { count: candidates.length })}</option>
      {candidates.map(({ slug, sku, name, brand, priceWithoutIva }) => (
        <option key={slug} value={slug}>
          {[
            sku,
            name,
            brand?.name,
            priceWithoutIva === null
              ? null
              : text(isWithIva ? 'TEXT_PRICE_WITH_IVA' : 'TEXT_PRICE_WITHOUT_IVA', {
                  price: show(applyDiscount(priceWithoutIva, discount)),
                }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </select>
  );
}

function OptionChoices({
  row,
  candidate,
  position,
}: Pick<ValidatedRow, 'row'> & { candidate: Candidate; position: number }) {
  const { text, term } = useText();
  const dispatch = useAppDispatch();
  return candidate.options.map(({ slug: group, name, values }) => (
    <select
      key={group}
      className={css.select}
      aria-label={text('INPUT_OPTION_OF_LINE', { option: term(name), position })}
      value={row.options[group] ?? ''}
      onChange={(event) =>
        dispatch(quickOrder.optionChosen({ id: row.id, group, value: event.target.value }))
      }
    >
      <option value="">{text('TEXT_CHOOSE_OPTION', { option: term(name) })}</option>
      {values.map((value) => (
        <option key={value.slug} value={value.slug}>
          {term(value.name)}
        </option>
      ))}
    </select>
  ));
}

function TakeAvailable({ judged: { row, available, inCart } }: { judged: ValidatedRow }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  return (
    <p className={css.words}>
      {text('TEXT_ROW_SHORT_HINT', { available, inCart })}
      {available > 0 ? (
        <Button
          ref={moveFocusOnRemoval}
          variant="secondary"
          size="small"
          onClick={() => dispatch(quickOrder.quantityChosen({ id: row.id, quantity: available }))}
        >
          {text('BUTTON_TAKE_AVAILABLE', { available })}
        </Button>
      ) : null}
    </p>
  );
}

function Suggestions({ row }: Pick<ValidatedRow, 'row'>) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const candidates = row.answer.status === 'answered' ? row.answer.candidates : [];
  return (
    <div className={css.words}>
      {text(candidates.length > 0 ? 'TEXT_ROW_SUGGESTIONS' : 'TEXT_ROW_UNKNOWN_HINT')}
      {candidates.map(({ slug, sku, name }) => (
        <Button
          key={slug}
          ref={moveFocusOnRemoval}
          variant="secondary"
          size="small"
          className={css.suggestion}
          onClick={() => dispatch(quickOrder.candidateChosen({ id: row.id, slug }))}
        >
          {sku} · {name}
        </Button>
      ))}
    </div>
  );
}

function Retry({ id }: { id: number }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  return (
    <Button
      ref={moveFocusOnRemoval}
      variant="secondary"
      size="small"
      className={css.retry}
      onClick={() => dispatch(quickOrder.retryRequested({ id }))}
    >
      {text('BUTTON_RETRY')}
    </Button>
  );
}
