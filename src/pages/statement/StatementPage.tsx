import { useMemo } from 'react';
import type { Statement } from '@/erp/rows/statement';
import { accountFeature, accountSelectors } from '@/features/account';
import { authSelectors } from '@/features/auth';
import { selectPlace } from '@/features/navigation';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { EmptyState } from '@/ui/EmptyState';
import { OrderIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { NoCustomer } from '@/widgets/accountMenu/NoCustomer';
import { Page } from '@/widgets/shell/Page';
import { BalanceChart } from './BalanceChart';
import {
  filterByPeriod,
  getOpeningRow,
  listMovements,
  filterByText,
  readStatementQuery,
} from './movementList';
import { Movements } from './Movements';
import { StatementFigures } from './StatementFigures';
import { StatementFilters } from './StatementFilters';
import css from './StatementPage.module.css';

export const features = [accountFeature];

/** Statement of the customer, with the totals that the ERP computed. */
export default function StatementPage() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const { status, value, today, failure } = useAppSelector(accountSelectors.statement);
  return (
    <Page title={text('HEADER_STATEMENT')}>
      {customer ? (
        <>
          <p className={css.who}>{[customer.name, customer.code].filter(Boolean).join(' · ')}</p>
          {status === 'failed' && failure !== 'NOT_FOUND' ? <FailureNote code={failure} /> : null}
          {failure === 'NOT_FOUND' ? (
            <EmptyState icon={<OrderIcon aria-hidden />} title={text('TEXT_NO_STATEMENT')} />
          ) : null}
          {status === 'idle' || status === 'asking' ? (
            <div aria-busy>
              <Skeleton lines={3} />
              <Skeleton height="block" />
            </div>
          ) : null}
          {value ? <LoadedStatement statement={value} today={today} /> : null}
        </>
      ) : (
        <NoCustomer />
      )}
    </Page>
  );
}

function LoadedStatement({ statement, today }: { statement: Statement; today: string }) {
  const { text } = useText();
  const place = useAppSelector(selectPlace);
  const query = useMemo(() => readStatementQuery(place?.query ?? {}), [place]);
  const { movements, isEstimate } = useMemo(() => listMovements(statement, today), [statement, today]);
  const found = useMemo(() => filterByText(movements, query), [movements, query]);
  const shownInChart = useMemo(() => filterByPeriod(movements, query), [movements, query]);
  const cutoff = statement.cutoff.slice(0, 10);
  return (
    <>
      <StatementFigures statement={statement} />
      {movements.length === 0 ? (
        <EmptyState icon={<OrderIcon aria-hidden />} title={text('TEXT_NO_MOVEMENTS')}>
          {text('TEXT_NO_MOVEMENTS_HINT')}
        </EmptyState>
      ) : (
        <>
          <BalanceChart movements={shownInChart} end={query.to && query.to < cutoff ? query.to : cutoff} />
          <StatementFilters query={query} />
          <Movements
            statement={statement}
            found={found}
            opening={getOpeningRow(movements, query, text('TEXT_OPENING_BALANCE'))}
            query={query}
          />
          {isEstimate ? <p className={css.note}>{text('TEXT_OVERDUE_ESTIMATED')}</p> : null}
        </>
      )}
    </>
  );
}
