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

/** Heights of a row in rem: table rows on wide screens, cards on phones. */
const rowHeightRem = { wide: 3, narrow: 5.5 };
const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Number of rows that PageUp and PageDown move. */
const pageRows = 10;

/** Customer search for sellers: typing, arrows and Enter, or a tap. Only visible rows are rendered (virtual list). */
export default function CustomerFinder({ onChoose }: { onChoose: (code: string) => void }) {
  'use memo';
  const { text } = useText();
  const index = useAppSelector(selectCustomerIndex);
  const servedCode = useAppSelector(authSelectors.servedCustomer)?.code;
  const find = useMemo(() => createCustomerFinder(index), [index]);
  const [query, setTyped] = useState('');
  const matches = useMemo(() => find(query), [find, query]);
  const words = useMemo(() => toWords(query), [query]);
  // the list opens to choose a customer other than the served one, so the customer served before is preselected for
  // Enter
  const [movedIndex, setMoved] = useState<number | null>(null);
  const first = query.trim() === '' && matches[0]?.customer.code === servedCode && matches.length > 1 ? 1 : 0;
  const marked = Math.min(movedIndex ?? first, matches.length - 1);
  const id = useId();
  const optionId = (at: number) => `${id}-${at}`;

  // autofocus only with a hardware keyboard, because an on-screen keyboard would hide the list
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)');
  const rem = useMedia('(width >= 900px)') ? rowHeightRem.wide : rowHeightRem.narrow;
  const [list, setList] = useState<HTMLElement | null>(null);
  const height = useMemo(() => rem * remInPixels(), [rem]);
  const { from, to, show } = useVirtualRows(list, matches.length, height);
  const renderedRows = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  // the active option stays rendered for aria-activedescendant, even when it is scrolled out of view
  if (marked >= 0 && (marked < from || marked >= to)) renderedRows.push(marked);

  const choose = useCallback(
    (code: string) => {
      // the list scrolls to the top, and the preselected option is active again
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
      // a dialog focuses the element with the attribute `autofocus`, which React does not render
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
                // keyed by position, because changing a row's texts costs less than a new row
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
