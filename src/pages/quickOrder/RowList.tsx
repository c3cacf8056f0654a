import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ValidatedRow } from '@/features/quickOrder';
import { useText } from '@/shared/text';
import css from './QuickOrderPage.module.css';
import { Row } from './Row';

const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** Only the rows in sight are drawn, and the one with the focus: 500 feel like 10. The page itself scrolls. */
export function RowList({ rows }: { rows: readonly ValidatedRow[] }) {
  const { text } = useText();
  const [list, setList] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const removedAt = useRef<number | null>(null);
  const top = useSyncExternalStore(onResize, () =>
    list ? Math.round(list.getBoundingClientRect().top + window.scrollY) : 0,
  );
  const focusedAt = rows.findIndex(({ row }) => row.id === focused);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 96,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.row.id ?? index,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return focusedAt < 0 || shown.includes(focusedAt) ? shown : [...shown, focusedAt].sort((a, b) => a - b);
    },
  });

  // the button that removed a row is gone with it: the next row's takes the focus, so that the keyboard goes on there
  useEffect(() => {
    const at = removedAt.current;
    if (at === null) return;
    removedAt.current = null;
    const next = rows[Math.min(at, rows.length - 1)]?.row.id;
    list?.querySelector<HTMLElement>(`[data-row="${next}"] [data-remove]`)?.focus();
  }, [rows, list]);

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
