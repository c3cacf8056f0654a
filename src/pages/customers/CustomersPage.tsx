import { useRef, useState, type KeyboardEvent } from 'react';
import { auth, authSelectors } from '@/features/auth';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TextField } from '@/ui/Field';
import { Hidden } from '@/ui/Hidden';
import { UsersIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { Page } from '@/widgets/shell/Page';
import { CustomerTable } from './CustomerTable';
import css from './CustomersPage.module.css';
import { findCustomers, searchable } from './findCustomers';

/** Rows drawn at once: more are not read, and 10,000 would make typing slow. */
const mostRows = 100;

/** Whom the seller serves: type, arrow, Enter. */
export default function CustomersPage() {
  const { text } = useText();
  const { status, items } = useAppSelector(authSelectors.customers);
  return (
    <Page title={text('LINK_SELECT_CUSTOMER')}>
      <Served />
      {status === 'failed' ? <FailureNote code={null} /> : null}
      {status === 'idle' || status === 'asking' ? <Skeleton height="block" /> : null}
      {status === 'ready' && items.length === 0 ? (
        <EmptyState icon={<UsersIcon />} title={text('TEXT_NO_CUSTOMERS')} />
      ) : null}
      {items.length > 0 ? <Chooser /> : null}
    </Page>
  );
}

function Served() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  return (
    <div role="status">
      {customer ? (
        <Alert
          tone="good"
          action={
            <>
              <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={urlOf('quickOrder')}>
                {text('LINK_QUICK_ORDER')}
              </Link>
              <Link className={buttonClass({ size: 'small' })} to={urlOf('shop')}>
                {text('LINK_GO_TO_SHOP')}
              </Link>
            </>
          }
        >
          {text('TEXT_SERVING', { name: customer.tradeName || customer.name, code: customer.code })}
        </Alert>
      ) : null}
    </div>
  );
}

function Chooser() {
  const { text, number } = useText();
  const dispatch = useAppDispatch();
  const { items } = useAppSelector(authSelectors.customers);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const table = useRef<HTMLDivElement>(null);

  const all = searchable(items);
  const found = findCustomers(all, typed);
  const shown = found.slice(0, mostRows);
  const marked = shown[active];

  const choose = (code: string) => dispatch(auth.customerChosen({ code }));
  const move = (to: number) => {
    const next = Math.max(0, Math.min(shown.length - 1, to));
    setActive(next);
    table.current?.querySelectorAll('tbody tr')[next]?.scrollIntoView?.({ block: 'nearest' });
  };
  const keys = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(active + step);
    } else if (event.key === 'Enter' && marked) {
      event.preventDefault();
      choose(marked.code);
    }
  };

  return (
    <>
      <div className={css.bar}>
        <TextField
          type="search"
          label={text('INPUT_FILTER_CUSTOMERS')}
          hint={text('TEXT_FILTER_CUSTOMERS_HINT')}
          autoComplete="off"
          // a seller comes here to type: the field is the page's purpose
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={typed}
          onKeyDown={keys}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
        />
        <p role="status">
          {text('TEXT_CUSTOMERS_FOUND', { count: found.length })}
          {found.length > shown.length
            ? ` ${text('TEXT_CUSTOMERS_REFINE', { shown: number(mostRows) })}`
            : ''}
          {marked && typed ? (
            <Hidden>{` ${text('TEXT_MARKED_CUSTOMER', { name: marked.name })}`}</Hidden>
          ) : null}
        </p>
      </div>
      <div ref={table}>
        <CustomerTable customers={shown} marked={marked?.code} onChoose={choose} />
      </div>
    </>
  );
}
