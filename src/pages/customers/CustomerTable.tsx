import type { Account } from '@/erp/rows/account';
import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import tableCss from '@/ui/Table.module.css';
import { Tag } from '@/ui/Tag';
import css from './CustomersPage.module.css';

/** One row a customer; the one the keys stand on is marked, the one served says so. */
export function CustomerTable({
  customers,
  marked,
  onChoose,
}: {
  customers: readonly Account[];
  marked: string | undefined;
  onChoose: (code: string) => void;
}) {
  const { text } = useText();
  const served = useAppSelector(authSelectors.servedCustomer)?.code;
  if (customers.length === 0) return null;
  return (
    <table className={tableCss.table} aria-label={text('HEADER_CUSTOMERS')}>
      <thead>
        <tr>
          <th>{text('TABLE_CODE')}</th>
          <th>{text('TABLE_NAME')}</th>
          <th>{text('TABLE_TRADE_NAME')}</th>
          <th>{text('INPUT_EMAIL')}</th>
          <th>{text('TABLE_PHONE')}</th>
          <th className={tableCss.number}>{text('TABLE_LEVEL')}</th>
          <th className={tableCss.number}>{text('TABLE_DISCOUNT')}</th>
          <th>{text('TABLE_ACTION')}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <Row
            key={customer.code}
            customer={customer}
            isMarked={customer.code === marked}
            isServed={customer.code === served}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  customer,
  isMarked,
  isServed,
  onChoose,
}: {
  customer: Account;
  isMarked: boolean;
  isServed: boolean;
  onChoose: (code: string) => void;
}) {
  const { text, percent } = useText();
  const { code, name, tradeName, email, phone, level, discount } = customer;
  return (
    <tr className={isMarked ? css.active : undefined} aria-current={isServed || undefined}>
      <td data-label={text('TABLE_CODE')}>{code}</td>
      <td data-label={text('TABLE_NAME')}>
        {name}
        {isServed ? (
          <Tag tone="good" icon="check">
            {text('TEXT_CURRENT_CUSTOMER')}
          </Tag>
        ) : null}
      </td>
      <td data-label={text('TABLE_TRADE_NAME')} className={css.trade}>
        {tradeName}
      </td>
      <td data-label={text('INPUT_EMAIL')}>{email}</td>
      <td data-label={text('TABLE_PHONE')}>{phone}</td>
      <td data-label={text('TABLE_LEVEL')} className={tableCss.number}>
        {level}
      </td>
      <td data-label={text('TABLE_DISCOUNT')} className={tableCss.number}>
        {percent(discount)}
      </td>
      <td>
        <Button
          variant="secondary"
          size="small"
          className={css.choose}
          aria-label={text('BUTTON_SELECT_CUSTOMER_OF', { name })}
          onClick={() => onChoose(code)}
        >
          {text('LINK_SELECT_CUSTOMER')}
        </Button>
      </td>
    </tr>
  );
}
