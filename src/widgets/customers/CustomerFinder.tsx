import { useCallback, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { TextField } from '@/ui/Field';
import { useMedia } from '@/ui/useMedia';
import { useVirtualRows } from '@/ui/useVirtualRows';
import css from './CustomerFinder.module.css';
import { createCustomerFinder, selectCustomerIndex, toWords } from './customerIndex';
import { CustomerOption } from './CustomerOption';

/** Heights of a row in rem. On wide screens a row is a table row, on phones a card. */
const rowHeightRem = { wide: 3, narrow: 5.5 };
const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Number of rows by which PageUp and PageDown move. */
const pageRows = 10;

/**
 * Customer search for sellers. A seller types, and chooses with arrows and Enter or with a tap. Only the visible rows
 * are rendered (virtual list).
 */
export default function CustomerFinder({ onChoose }: { onChoose: (code: string) => void }) {
  'use memo';
  const { text } = useText();
  const index = useAppSelector(selectCustomerIndex);
  const servedCode = useAppSelector(authSelectors.servedCustomer)?.code;
  const find = useMemo(() => createCustomerFinder(index), [index]);
  const [query, setTyped] = useState('');
  const matches = useMemo(() => find(query), [find, query]);
  const words = useMemo(() => toWords(query), [query]);
  // the first row is the current customer, but the seller wants another customer, so the second row is preselected
  const [movedIndex, setMoved] = useState<number | null>(null);
  const first = query.trim() === '' && matches[0]?.customer.code === servedCode && matches.length > 1 ? 1 : 0;
  const marked = Math.min(movedIndex ?? first, matches.length - 1);
  const id = useId();
  const optionId = (at: number) => `${id}-${at}`;

  // the field is focused only if there is a hardware keyboard, because an on-screen keyboard would hide the list
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)');
  const rem = useMedia('(width >= 900px)') ? rowHeightRem.wide : rowHeightRem.narrow;
  const [list, setList] = useState<HTMLElement | null>(null);
  const height = useMemo(() => rem * remInPixels(), [rem]);
  const { from, to, show } = useVirtualRows(list, matches.length, height);
  const renderedRows = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  // aria-activedescendant needs the active option, so this option is rendered even if it is out of view
  if (marked >= 0 && (marked < from || marked >= to)) renderedRows.push(marked);

  const choose = useCallback(
    (code: string) => {
      // after a choice, the list scrolls to the top, and the preselected option is active again
      setMoved(null);
      show(0);
      onChoose(code);
    },
    [show, onChoose],
  );
  const move = (to: number) => {
    const next = Math.max(0, Math.min(matches.length - 1, to));
    setMoved(next);
    show(next);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const target: Record<string, number> = {
      ArrowDown: marked + 1,
      ArrowUp: marked - 1,
      PageDown: marked + pageRows,
      PageUp: marked - pageRows,
      Home: 0,
      End: matches.length - 1,
    };
    const to = target[event.key];
    const activeCode = matches[marked]?.customer.code;
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' && activeCode !== undefined) choose(activeCode);
    else return;
    event.preventDefault();
  };
  const active = matches.length > 0 ? optionId(marked) : undefined;

  return (
    <div
      className={css.finder}
      // a dialog focuses the element with the attribute `autofocus`, but React does not render this attribute
      ref={(finder) => void finder?.querySelector('input')?.toggleAttribute('autofocus', hasKeyboard)}
    >
      <TextField
        type="search"
        label={text('INPUT_FILTER_CUSTOMERS')}
        hint={hasKeyboard ? text('TEXT_FILTER_CUSTOMERS_HINT') : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-controls={id}
        aria-activedescendant={active}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasKeyboard}
        value={query}
        onKeyDown={keys}
        onChange={(event) => {
          setTyped(event.target.value);
          setMoved(null);
          show(0);
        }}
      />
      <p role="status" className={css.count}>
        {text('TEXT_CUSTOMERS_FOUND', { count: matches.length })}
      </p>
      <div
        ref={setList}
        id={id}
        role="listbox"
        aria-label={text('HEADER_CUSTOMERS')}
        aria-activedescendant={active}
        tabIndex={0}
        className={css.list}
        onKeyDown={keys}
      >
        <div role="presentation" style={{ blockSize: matches.length * height }}>
          {renderedRows.map((at) => {
            const entry = matches[at];
            return entry ? (
              <CustomerOption
                // the key is the position: to change the texts of a row costs less than to create a row
                key={at}
                id={optionId(at)}
                entry={entry}
                words={words}
                isMarked={at === marked}
                isServed={entry.customer.code === servedCode}
                position={at + 1}
                total={matches.length}
                start={at * height}
                size={height}
                onChoose={choose}
              />
            ) : null;
          })}
        </div>
      </div>
    </div>
  );
}
