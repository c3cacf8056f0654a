import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { maxUnits, quickOrder, type ValidatedRow } from '@/features/quickOrder';
import type { Cents } from '@/shared/money';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { parseWholeNumber } from '@/ui/NumberInput';
import { useSubmission } from '@/widgets/quickOrder/useSubmission';
import css from './QuickOrderPage.module.css';
import { Row } from './Row';

const onResize = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/**
 * Virtual list: renders only the visible rows and the focused row, so that 500 rows are as fast as 10. The rows have no
 * scroll area, because the page scrolls.
 */
export function RowList({
  rows,
  amounts,
}: {
  rows: readonly ValidatedRow[];
  /** Amounts of the ready rows by their id. */
  amounts: ReadonlyMap<number, Cents>;
}) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { submitText } = useSubmission();
  const [list, setList] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const removedAt = useRef<number | null>(null);
  const top = useSyncExternalStore(onResize, () =>
    list ? Math.round(list.getBoundingClientRect().top + window.scrollY) : 0,
  );
  const focusedAt = rows.findIndex(({ row }) => row.id === focused);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 44,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.row.id ?? index,
    rangeExtractor: (range) => {
      const visibleRows = defaultRangeExtractor(range);
      return focusedAt < 0 || visibleRows.includes(focusedAt)
        ? visibleRows
        : [...visibleRows, focusedAt].sort((a, b) => a - b);
    },
  });

  // the clicked remove button disappears with its row, so the remove button of the next row gets the focus
  useEffect(() => {
    const at = removedAt.current;
    if (at === null) return;
    removedAt.current = null;
    const next = rows[Math.min(at, rows.length - 1)]?.row.id;
    list?.querySelector<HTMLElement>(`[data-row="${next}"] [data-remove]`)?.focus();
  }, [rows, list]);

  /**
   * On Enter, moves the focus to the same column of the next row. From the last row, the focus moves to the element
   * after the list.
   */
  const goDown = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || altKey || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const column = target.getAttribute('role') === 'spinbutton' ? '[role=spinbutton]' : `.${css.code}`;
    const at = Number(target.closest('li')?.dataset.index) + (shiftKey ? -1 : 1);
    const next = list?.querySelector<HTMLInputElement>(`li[data-index="${at}"] ${column}`);
    if (next) {
      next.focus();
      next.select();
    } else if (!shiftKey) document.querySelector<HTMLElement>('[data-add-lines]')?.focus();
  };

  /**
   * Pastes a block as in a spreadsheet. A column of numbers is pasted into the quantities; any other text becomes new
   * lines.
   */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    const cells = pasted.trim().split(/\r\n|\r|\n/);
    if (cells.length < 2 && !pasted.includes('\t')) return;
    event.preventDefault();
    const { target } = event;
    const isQuantity = target instanceof HTMLElement && target.getAttribute('role') === 'spinbutton';
    const quantities = cells.map((cell) => parseWholeNumber(cell) ?? 0);
    if (isQuantity && quantities.every((quantity) => quantity >= 1 && quantity <= maxUnits)) {
      const from = Number(target.closest('li')?.dataset.index);
      const ids = rows.slice(from, from + quantities.length).map(({ row }) => row.id);
      dispatch(quickOrder.quantitiesPasted({ ids, quantities }));
    } else submitText(pasted, () => undefined);
  };

  // the listener is on the window, because the listener of the field must run first
  useEffect(() => {
    const within =
      <E extends Event>(work: (event: E) => void) =>
      (event: E) => {
        if (event.target instanceof Node && list?.contains(event.target)) work(event);
      };
    const listeners = { keydown: within(goDown), paste: within(paste) };
    window.addEventListener('keydown', listeners.keydown);
    window.addEventListener('paste', listeners.paste);
    return () => {
      window.removeEventListener('keydown', listeners.keydown);
      window.removeEventListener('paste', listeners.paste);
    };
  });

  return (
    <ol
      ref={setList}
      className={css.rows}
      aria-label={text('TEXT_ORDER_LINES')}
      style={{ blockSize: virtual.getTotalSize() }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
      }}
    >
      {virtual.getVirtualItems().map(({ index, start }) => {
        const judged = rows[index];
        if (!judged) return null;
        return (
          <li
            key={judged.row.id}
            ref={virtual.measureElement}
            data-index={index}
            data-row={judged.row.id}
            aria-posinset={index + 1}
            aria-setsize={rows.length}
            style={{ translate: `0 ${start - top}px` }}
            onFocus={() => setFocused(judged.row.id)}
          >
            <Row
              judged={judged}
              amount={amounts.get(judged.row.id)}
              position={index + 1}
              onRemove={() => {
                removedAt.current = index;
              }}
            />
          </li>
        );
      })}
    </ol>
  );
}
