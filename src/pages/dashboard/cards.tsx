import type { Account } from '@/erp/rows/account';
import { accountSelectors } from '@/features/account';
import { addressesSelectors } from '@/features/addresses';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { AddressText } from '@/widgets/order/AddressText';
import { CreditMeter } from '@/widgets/statement/CreditMeter';
import css from './DashboardPage.module.css';

export function ProfileCard({ customer }: { customer: Account }) {
  const { text, percent } = useText();
  const { name, tradeName, code, email, phone, level, discount } = customer;
  const title = tradeName || name;
  // an account that was made in the shop has its e-mail address as title, so the address is not repeated below the
  // title
  const others = [name, email, phone].filter((words) => words && words !== title);
  return (
    <section className={css.card}>
      <h2>{title}</h2>
      {others.length > 0 ? <p className={css.muted}>{others.join(' · ')}</p> : null}
      <dl className={css.facts}>
        <dt>{text('TABLE_CODE')}</dt>
        <dd>{code}</dd>
        <dt>{text('TABLE_LEVEL')}</dt>
        <dd>{level}</dd>
        <dt>{text('TABLE_DISCOUNT')}</dt>
        <dd>{percent(discount)}</dd>
      </dl>
    </section>
  );
}

/** Default delivery address: an address that the customer saved, or a branch that the ERP knows. */
export function AddressCard() {
  const { text } = useText();
  const own = useAppSelector(addressesSelectors.status);
  const ownFailure = useAppSelector(addressesSelectors.failure);
  const { status: branches, failure } = useAppSelector(accountSelectors.branches);
  const address = useAppSelector(addressesSelectors.defaultAddress);
  const statuses = [own, branches];
  const isAsking = statuses.some((status) => status === 'asking' || status === 'idle');
  return (
    <section className={css.card}>
      <h2>{text('TEXT_DEFAULT_ADDRESS')}</h2>
      {isAsking ? <Skeleton lines={4} /> : null}
      {statuses.includes('failed') ? <FailureNote code={ownFailure ?? failure ?? null} /> : null}
      {address && !isAsking ? <AddressText address={address} /> : null}
      {statuses.every((status) => status === 'ready') && !address ? (
        <p className={css.muted}>{text('TEXT_NO_ADDRESS')}</p>
      ) : null}
    </section>
  );
}

export function BalanceCard() {
  const { text, money, date } = useText();
  const { status, value, failure } = useAppSelector(accountSelectors.statement);
  return (
    <section className={css.card}>
      <h2>{text('HEADER_BALANCE')}</h2>
      {status === 'asking' || status === 'idle' ? <Skeleton lines={4} /> : null}
      {status === 'failed' && failure !== 'NOT_FOUND' ? <FailureNote code={failure} /> : null}
      {failure === 'NOT_FOUND' ? <p className={css.muted}>{text('TEXT_NO_STATEMENT')}</p> : null}
      {value ? (
        <>
          <dl className={css.facts}>
            <dt>{text('TABLE_BALANCE')}</dt>
            <dd>{money(value.balance)}</dd>
            <dt>{text('TABLE_CREDIT_LIMIT')}</dt>
            <dd>{money(value.creditLimit)}</dd>
            <dt>{text('TABLE_OVERDUE')}</dt>
            <dd className={value.overdue > 0 ? css.overdue : undefined}>{money(value.overdue)}</dd>
          </dl>
          <CreditMeter statement={value} />
          <p className={css.muted}>{text('TEXT_CUTOFF', { date: date(value.cutoff) })}</p>
          <Link to={toUrl('statement')}>{text('LINK_SEE_MOVEMENTS')}</Link>
        </>
      ) : null}
    </section>
  );
}
