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

/** Rows are of one height, in rem as their text is: a row on a wide screen, a card on a phone. */
const rowRem = { wide: 3, narrow: 5.5 };
const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** One page of the keys. */
const pageRows = 10;

/** Whom the seller serves: type, arrow, Enter; or a tap. Only the rows in sight are drawn. */
export default function CustomerFinder({ onChoose }: { onChoose: (code: string) => void }) {
  'use memo';
  const { text } = useText();
  const index = useAppSelector(selectCustomerIndex);
  const served = useAppSelector(authSelectors.servedCustomer)?.code;
  const find = useMemo(() => createCustomerFinder(index), [index]);
  const [typed, setTyped] = useState('');
  const found = useMemo(() => find(typed), [find, typed]);
  const words = useMemo(() => toWords(typed), [typed]);
  // who opens the list wants another customer than the one served: the one before is marked, and Enter is enough
  const [moved, setMoved] = useState<number | null>(null);
  const first = typed.trim() === '' && found[0]?.customer.code === served && found.length > 1 ? 1 : 0;
  const marked = Math.min(moved ?? first, found.length - 1);
  const id = useId();
  const optionId = (at: number) => `${id}-${at}`;

  // a finger brings up a keyboard that hides the list: only where there is a real one the field has the focus at once
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)');
  const rem = useMedia('(width >= 900px)') ? rowRem.wide : rowRem.narrow;
  const [list, setList] = useState<HTMLElement | null>(null);
  const height = useMemo(() => rem * remInPixels(), [rem]);
  const { from, to, show } = useVirtualRows(list, found.length, height);
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  // the marked one is named to who hears the page, also when the list was scrolled away from it
  if (marked >= 0 && (marked < from || marked >= to)) drawn.push(marked);

  const choose = useCallback(
    (code: string) => {
      // it moves to the top, and the mark not with it
      setMoved(null);
      show(0);
      onChoose(code);
    },
    [show, onChoose],
  );
  const move = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to));
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
      End: found.length - 1,
    };
    const to = target[event.key];
    const chosen = found[marked]?.customer.code;
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
  };
  const active = found.length > 0 ? optionId(marked) : undefined;

  return (
    <div
      className={css.finder}
      // a dialog that opens with it inside gives the focus to what has the attribute, which React does not write
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
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasKeyboard}
        value={typed}
        onKeyDown={keys}
        onChange={(event) => {
          setTyped(event.target.value);
          setMoved(null);
          show(0);
        }}
      />
      <p role="status" className={css.count}>
        {text('TEXT_CUSTOMERS_FOUND', { count: found.length })}
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
        <div role="presentation" style={{ blockSize: found.length * height }}>
          {drawn.map((at) => {
            const entry = found[at];
            return entry ? (
              <CustomerOption
                // a row that shows another customer changes its texts, which costs less than a new row
                key={at}
                id={optionId(at)}
                entry={entry}
                words={words}
                isMarked={at === marked}
                isServed={entry.customer.code === served}
                position={at + 1}
                total={found.length}
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
