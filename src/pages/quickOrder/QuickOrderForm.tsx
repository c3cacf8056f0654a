import { useEffect, useMemo, useRef, useState } from 'react';
import { authSelectors } from '@/features/auth';
import { cart, cartSelectors } from '@/features/cart';
import {
  validateRow,
  quickOrder,
  quickOrderSelectors,
  listReadyLines,
  type ValidatedRow,
  type RowState,
} from '@/features/quickOrder';
import { sumTotals, type Cents } from '@/shared/money';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import { Button } from '@/ui/Button';
import { CartIcon } from '@/ui/icons';
import { toShownAmounts } from '@/widgets/display/LineAmount';
import { useShownPrices } from '@/widgets/display/useShownPrices';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { UndoNote } from '@/widgets/undo/UndoNote';
import { Filters } from './Filters';
import css from './QuickOrderPage.module.css';
import { RowList } from './RowList';

/** Quick order rows with filters, total and the add button. */
export default function QuickOrderForm() {
  const rows = useAppSelector(quickOrderSelectors.rows);
  const lines = useAppSelector(cartSelectors.lines);
  const discount = useAppSelector(authSelectors.discount);
  const hasLeftOut = useAppSelector(quickOrderSelectors.leftOut).length > 0;
  const judged = useMemo(() => validateRow(rows, lines, discount), [rows, lines, discount]);
  /**
   * Selected filter: a state, and the rows that had this state when the filter was selected. A row that was fixed later
   * therefore stays in view.
   */
  const [filter, setFilter] = useState<{ state: RowState; ids: readonly number[] } | null>(null);
  const shown = filter
    ? judged.filter(({ state, row }) => state === filter.state || filter.ids.includes(row.id))
    : judged;
  const choose = (state: RowState | null) =>
    setFilter(state && { state, ids: judged.flatMap((one) => (one.state === state ? one.row.id : [])) });
  const { isWithIva } = useShownPrices();
  const amounts = useMemo(() => getShownAmounts(judged, isWithIva), [judged, isWithIva]);
  useUndoKey();
  return (
    <div className={css.desk}>
      <Undo />
      {rows.length > 0 || hasLeftOut ? (
        <>
          <div className={css.tools}>
            <Progress judged={judged} />
            <Filters judged={judged} chosen={filter?.state ?? null} onChoose={choose} />
          </div>
          <Failed judged={judged} />
          <LeftOut />
          <RowList rows={shown} amounts={amounts} />
          <FocusNextStep judged={judged} />
          <Sum judged={judged} />
        </>
      ) : null}
    </div>
  );
}

/** Returns the shown amounts of the ready rows by id. The sum of these amounts equals the shown total. */
function getShownAmounts(judged: readonly ValidatedRow[], isWithIva: boolean): ReadonlyMap<number, Cents> {
  const ready = judged.filter((one) => listReadyLines([one]).length > 0);
  const lines = listReadyLines(ready).map(({ product, quantity }) => ({
    unitPrice: product.unitPrice,
    quantity,
  }));
  const amounts = toShownAmounts(lines, isWithIva, getToday());
  return new Map(ready.map(({ row }, at) => [row.id, amounts[at] ?? 0]));
}

/**
 * Ctrl+Z undoes the last edit of the list. In a field with an edited text, Ctrl+Z undoes the edit of this text instead.
 */
function useUndoKey(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      const isOther =
        target instanceof HTMLTextAreaElement ||
        (target instanceof Element && target.closest('header, dialog'));
      // in a field with an edited text, Ctrl+Z undoes the edit of this text
      if (isOther || (target instanceof HTMLInputElement && target.dataset.edited !== undefined)) return;
      event.preventDefault();
      dispatch(quickOrder.editUndone());
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [dispatch]);
}

function Undo() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const removed = useAppSelector(quickOrderSelectors.removed);
  const [only] = removed;
  const one = only ? text('TEXT_LINE_REMOVED', { name: only.row.code }) : null;
  return (
    <UndoNote
      message={removed.length > 1 ? text('TEXT_LINES_REMOVED', { count: removed.length }) : one}
      onUndo={() => dispatch(quickOrder.removalUndone())}
    />
  );
}

/** Whether the user must decide something about a row. */
const needsCare = ({ state }: ValidatedRow): boolean => state !== 'ready' && state !== 'asking';

/**
 * Moves the focus when the submitted lines have been looked up. The focus moves to the first row that needs a decision,
 * or else to the add button. The focus stays if the user has moved the focus since the submit. The focus also stays on
 * touch screens, because a focused field would open the keyboard.
 */
function FocusNextStep({ judged }: { judged: readonly ValidatedRow[] }) {
  const isAsking = count(judged, 'asking') > 0;
  // if the answer arrived before this code loaded, the focus is still in the form that submitted the lines
  const wasAsking = useRef(isAsking || Boolean(document.activeElement?.closest('main form')));
  useEffect(() => {
    const isOver = wasAsking.current && !isAsking;
    wasAsking.current = isAsking;
    const { activeElement } = document;
    const isAtEntry = activeElement === document.body || activeElement?.closest('form') !== null;
    if (!isOver || !isAtEntry || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    // a user who is still typing keeps the focus
    if (activeElement instanceof HTMLTextAreaElement && activeElement.value !== '') return;
    const row = judged.find(needsCare)?.row.id;
    const fixes = [`.${css.words} button`, 'select', '[role=spinbutton][aria-invalid=true]', 'input'];
    const next =
      fixes.reduce<HTMLElement | null>(
        (found, fix) => found ?? document.querySelector<HTMLElement>(`[data-row="${row}"] ${fix}`),
        null,
      ) ?? document.querySelector<HTMLElement>('[data-add-lines]');
    // scrolls until the list fills the screen: thirteen rows fit at a height of 768 px
    document.querySelector(`.${css.tools}`)?.scrollIntoView?.({ block: 'start' });
    next?.focus({ preventScroll: true });
  }, [isAsking, judged]);
  return null;
}

const count = (judged: readonly ValidatedRow[], state: RowState): number =>
  judged.reduce((sum, one) => (one.state === state ? sum + 1 : sum), 0);

/** Progress of the lookup. Every step is shown, but only the start and the end are announced. */
function Progress({ judged }: { judged: readonly ValidatedRow[] }) {
  const { text } = useText();
  const total = judged.length;
  const asking = count(judged, 'asking');
  return (
    <div className={css.progress}>
      {asking > 0 ? (
        <>
          <progress max={total} value={total - asking} aria-label={text('TEXT_FINDING_LINES', { total })} />
          <span>{text('TEXT_LINES_FOUND_SO_FAR', { done: total - asking, total })}</span>
        </>
      ) : null}
      <p role="status">
        {asking > 0
          ? text('TEXT_FINDING_LINES', { total })
          : text('TEXT_LINES_READY', { ready: count(judged, 'ready'), total })}
      </p>
    </div>
  );
}

/** Lines that order no part: greetings and unreadable lines. */
function LeftOut() {
  const { text } = useText();
  const leftOut = useAppSelector(quickOrderSelectors.leftOut);
  if (leftOut.length === 0) return null;
  return (
    <details className={css.leftOut}>
      <summary>{text('TEXT_LINES_LEFT_OUT', { count: leftOut.length })}</summary>
      <ul>
        {leftOut.slice(0, 50).map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** Message about failed lookups, once for all rows. */
function Failed({ judged }: { judged: readonly ValidatedRow[] }) {
  const dispatch = useAppDispatch();
  const failed = judged.find(({ state }) => state === 'failed');
  if (failed?.row.answer.status !== 'failed') return null;
  return (
    <FailureNote code={failed.row.answer.failure} onRetry={() => dispatch(quickOrder.retryRequested({}))} />
  );
}

/** Sticky bar with the total of the ready lines and the add button. */
function Sum({ judged }: { judged: readonly ValidatedRow[] }) {
  const { text, money } = useText();
  const dispatch = useAppDispatch();
  const lines = listReadyLines(judged);
  const { subtotal, total } = sumTotals(
    lines.map(({ product, quantity }) => ({ unitPrice: product.unitPrice, quantity })),
    getToday(),
  );
  return (
    <section className={css.sum} aria-label={text('HEADER_SUMMARY')}>
      <dl>
        <div className={css.subtotal}>
          <dt>{text('TABLE_SUBTOTAL')}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        <div>
          <dt>{text('TEXT_TOTAL_WITH_IVA')}</dt>
          <dd className={css.total}>{money(total)}</dd>
        </div>
      </dl>
      <Button
        className={css.add}
        data-add-lines
        icon={<CartIcon aria-hidden />}
        aria-disabled={lines.length === 0 || undefined}
        onClick={() => lines.length > 0 && dispatch(cart.linesAddRequested({ lines }))}
      >
        {text('BUTTON_ADD_LINES', { count: lines.length })}
      </Button>
    </section>
  );
}
