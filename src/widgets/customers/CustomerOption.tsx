import { memo } from 'react';
import { useText } from '@/shared/text';
import { ClockIcon } from '@/ui/icons';
import { Tag } from '@/ui/Tag';
import { Marked } from '../search/Marked';
import css from './CustomerFinder.module.css';
import type { Entry } from './customerIndex';

/** A customer as a choice: how a seller knows them, and at what terms they buy. */
export const CustomerOption = memo(function CustomerOption({
  id,
  entry: { customer, isRecent },
  query,
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
  query: string;
  isMarked: boolean;
  isServed: boolean;
  position: number;
  total: number;
  /** Pixels from the list's top, and its height. */
  start: number;
  size: number;
  onChoose: (code: string) => void;
}) {
  'use memo';
  const { text, percent } = useText();
  const { code, name, tradeName, email, phone, level, discount } = customer;
  return (
    // the keys are the list's
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
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
        <Marked query={query}>{code}</Marked>
      </span>
      <span className={css.names}>
        <strong>
          <Marked query={query}>{tradeName || name}</Marked>
        </strong>
        {tradeName ? (
          <small>
            <Marked query={query}>{name}</Marked>
          </small>
        ) : null}
      </span>
      <span className={css.contact}>
        <Marked query={query}>{email}</Marked>
        {phone ? <small>{phone}</small> : null}
      </span>
      <span className={css.terms}>{text('TEXT_CUSTOMER_TERMS', { level, discount: percent(discount) })}</span>
      <span className={css.state}>
        {isServed ? (
          <Tag tone="good" icon="check">
            {text('TEXT_CURRENT_CUSTOMER')}
          </Tag>
        ) : isRecent ? (
          <>
            <ClockIcon aria-hidden />
            {text('TEXT_RECENT_CUSTOMER')}
          </>
        ) : null}
      </span>
    </div>
  );
});
