import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { SelectField, TextField } from '@/ui/Field';
import { DayField } from '@/widgets/form/DayField';
import { getStatusName } from '@/widgets/order/StatusTag';
import { isFiltered, longestText, type SellerOrderQuery } from './sellerOrderList';
import css from './SellerOrdersPage.module.css';

/** Five filters of the order history. An order must match all filters. */
export function Filters({
  query,
  statuses,
  onChange,
}: {
  query: SellerOrderQuery;
  statuses: readonly string[];
  onChange: (changed: Partial<SellerOrderQuery>) => void;
}) {
  const { text } = useText();
  const getName = (status: string) => {
    const id = getStatusName(status);
    return id ? text(id) : status;
  };
  const none = { customer: '', status: '', from: '', to: '', invoice: '' };
  return (
    <form
      role="search"
      aria-label={text('TEXT_FILTER_HISTORY')}
      className={css.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        type="search"
        label={text('INPUT_ORDER_CUSTOMER')}
        autoComplete="off"
        maxLength={longestText}
        value={query.customer}
        onChange={({ target }) => onChange({ customer: target.value })}
      />
      <SelectField
        label={text('TABLE_STATUS')}
        value={query.status}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <option value="">{text('TEXT_ALL_STATUSES')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {getName(status)}
          </option>
        ))}
      </SelectField>
      <DayField
        label={text('INPUT_FROM_DAY')}
        value={query.from}
        max={query.to}
        onChange={(from) => onChange({ from })}
      />
      <DayField
        label={text('INPUT_TO_DAY')}
        value={query.to}
        min={query.from}
        onChange={(to) => onChange({ to })}
      />
      <TextField
        type="search"
        label={text('TABLE_INVOICE')}
        autoComplete="off"
        maxLength={longestText}
        value={query.invoice}
        onChange={({ target }) => onChange({ invoice: target.value })}
      />
      <Button
        variant="secondary"
        aria-disabled={!isFiltered(query) || undefined}
        onClick={() => onChange(none)}
      >
        {text('BUTTON_CLEAR_FILTERS')}
      </Button>
    </form>
  );
}
