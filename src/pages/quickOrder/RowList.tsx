import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ValidatedRow } from '@/features/quickOrder';
import { useText } from '@/shared/text';
import css from './QuickOrderPage.module.css';
import { Row } from './Row';

const onResize = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/**
 * Virtual list: renders only the visible rows and the focused one, so that 500 are as fast as 10. The page
 * itself scrolls.
 */
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
      const visibleRows = defaultRangeExtractor(range);
      return focusedAt < 0 || visibleRows.includes(focusedAt)
        ? visibleRows
        : [...visibleRows, focusedAt].sort((a, b) => a - b);
    },
  });

  // the remove button is gone with its row: the next row's button gets the focus
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
