import type { Cents } from '@/shared/money';
import { useText } from '@/shared/text';
import tableCss from '@/ui/Table.module.css';
import { Tag } from '@/ui/Tag';
import type { ListedMovement } from './movementList';
import css from './StatementPage.module.css';
import { getTypeText } from './typeTexts';

const amountClass = (amount: Cents) => `${tableCss.number} ${amount === 0 ? tableCss.none : ''}`;

/** Table of movements with the balance that the ERP computed after each movement. Overdue invoices are marked. */
export function MovementTable({ movements }: { movements: readonly ListedMovement[] }) {
  'use memo';
  const { text, money, date } = useText();
  return (
    <table className={`${tableCss.table} ${css.movements}`} aria-label={text('HEADER_MOVEMENTS')}>
      <thead>
        <tr>
          <th>{text('TABLE_DATE')}</th>
          <th>{text('TABLE_MOVEMENT_TYPE')}</th>
          <th>{text('TABLE_DOCUMENT')}</th>
          <th>{text('TABLE_DUE')}</th>
          <th className={tableCss.number}>{text('TABLE_DEBIT')}</th>
          <th className={tableCss.number}>{text('TABLE_CREDIT')}</th>
          <th className={tableCss.number}>{text('TABLE_BALANCE')}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.position}>
            <td data-label={text('TABLE_DATE')} className={tableCss.whole}>
              {date(movement.date)}
            </td>
            <td data-label={text('TABLE_MOVEMENT_TYPE')}>{getTypeText(movement.type, text)}</td>
            <td data-label={text('TABLE_DOCUMENT')} className={tableCss.whole}>
              {movement.document}
            </td>
            <td data-label={text('TABLE_DUE')} className={movement.due ? undefined : tableCss.none}>
              <span className={css.due}>
                {movement.due ? date(movement.due) : '—'}
                {movement.isOverdue ? (
                  <Tag tone="bad" icon="alert">
                    {text('TEXT_OVERDUE_AMOUNT', { amount: money(movement.open) })}
                  </Tag>
                ) : null}
              </span>
            </td>
            <td data-label={text('TABLE_DEBIT')} className={amountClass(movement.debit)}>
              {movement.debit === 0 ? '—' : money(movement.debit)}
            </td>
            <td data-label={text('TABLE_CREDIT')} className={amountClass(movement.credit)}>
              {movement.credit === 0 ? '—' : money(movement.credit)}
            </td>
            <td data-label={text('TABLE_BALANCE')} className={tableCss.number}>
              {money(movement.balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
