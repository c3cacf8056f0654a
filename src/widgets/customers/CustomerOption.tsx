import { memo } from 'react';
import { useText } from '@/shared/text';
import { ClockIcon } from '@/ui/icons';
import { Tag } from '@/ui/Tag';
import css from './CustomerFinder.module.css';
import type { Entry } from './customerIndex';
import { HighlightedText } from './HighlightedText';

/** Customer in the list of the search: name, codes and terms. */
export const CustomerOption = memo(function CustomerOption({
  id,
  entry: { customer, isRecent },
  words,
  isMarked,
  isServed,
  position,
  total,
  start,
  size,
  onChoose,
}: {
  id: string;
  entry: Entry;
  /** Words of the query, in lower case and without accents. */
  words: readonly string[];
  isMarked: boolean;
  isServed: boolean;
  position: number;
  total: number;
  /** Distance from the top of the list in pixels. `size` is the height of the row in pixels. */
  start: number;
  size: number;
  onChoose: (code: string) => void;
}) {
  'use memo';
  const { code, name, tradeName, email, phone, level, discount } = customer;
  return (
    // the list handles the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isServed}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={-1}
      className={`${css.option} ${isMarked ? css.marked : ''}`}
      style={{ translate: `0 ${start}px`, blockSize: size }}
      onClick={() => onChoose(code)}
    >
      <span className={css.code}>
        <HighlightedText words={words}>{code}</HighlightedText>
      </span>
      {/* blanks separate the words for screen readers; a grid shows none */}{' '}
      <span className={css.names}>
        <strong>
          <HighlightedText words={words}>{tradeName || name}</HighlightedText>
        </strong>
        {tradeName ? ' ' : null}
        {tradeName ? (
          <small>
            <HighlightedText words={words}>{name}</HighlightedText>
          </small>
        ) : null}
      </span>{' '}
      <span className={css.contact}>
        <HighlightedText words={words}>{email}</HighlightedText> {phone ? <small>{phone}</small> : null}
      </span>{' '}
      <Terms level={level} discount={discount} />{' '}
      <span className={css.state}>
        {isServed ? <Served /> : null}
        {isRecent && !isServed ? <Recent /> : null}
      </span>
    </div>
  );
});

/** Memoized, because these texts do not change while the seller types. */
const Terms = memo(function Terms({ level, discount }: { level: number; discount: number }) {
  const { text, percent } = useText();
  return (
    <span className={css.terms}>{text('TEXT_CUSTOMER_TERMS', { level, discount: percent(discount) })}</span>
  );
});

const Served = memo(function Served() {
  const { text } = useText();
  return (
    <Tag tone="good" icon="check">
      {text('TEXT_CURRENT_CUSTOMER')}
    </Tag>
  );
});

const Recent = memo(function Recent() {
  const { text } = useText();
  return (
    <>
      <ClockIcon aria-hidden />
      {text('TEXT_RECENT_CUSTOMER')}
    </>
  );
});
