import type { Statement } from '@/erp/rows/statement';
import { keepsScroll, toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { FoundStatus } from '@/widgets/pagination/FoundStatus';
import { SearchIcon } from '@/ui/icons';
import { usePrinting } from '@/ui/usePrinting';
import { CsvButton } from '@/widgets/csv/CsvButton';
import { PaginationLinks } from '@/widgets/pagination/PaginationLinks';
import { PrintButton } from '@/widgets/print/PrintButton';
import { MovementTable } from './MovementTable';
import {
  pageSize,
  sumMovements,
  writeStatementQuery,
  type ListedMovement,
  type StatementQuery,
} from './movementList';
import css from './StatementPage.module.css';
import { useMovementColumns } from './useMovementColumns';

/** Filtered movements in pages, newest first. The printed page and the CSV export contain all filtered movements. */
export function Movements({
  statement,
  found,
  opening,
  query,
}: {
  statement: Statement;
  found: readonly ListedMovement[];
  /** Row with the balance before the first of these movements; null if this row is not shown. */
  opening: ListedMovement | null;
  query: StatementQuery;
}) {
  const { text, money } = useText();
  const isPrinting = usePrinting();
  const columns = useMovementColumns();
  const rows = opening ? [opening, ...found] : found;
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(query.page, pages);
  const newestFirst = rows.toReversed();
  const shown = isPrinting ? newestFirst : newestFirst.slice((page - 1) * pageSize, page * pageSize);
  const { debit, credit } = sumMovements(found);
  const lastDay = query.to || statement.cutoff.slice(0, 10);
  const file = [text('TEXT_STATEMENT_FILE'), statement.code, query.from, lastDay];
  return (
    <>
      <div className={css.head}>
        <FoundStatus count={found.length}>
          {text('TEXT_MOVEMENTS_FOUND', { count: found.length, debit: money(debit), credit: money(credit) })}
        </FoundStatus>
        <div className={css.actions}>
          <CsvButton name={`${file.filter(Boolean).join('-')}.csv`} rows={rows} columns={columns} />
          <PrintButton />
        </div>
      </div>
      {found.length > 0 ? (
        <MovementTable movements={shown} />
      ) : (
        <EmptyState
          icon={<SearchIcon aria-hidden />}
          title={text('TEXT_NO_MOVEMENTS_FOUND')}
          action={
            <Link
              className={getButtonClass({ variant: 'secondary' })}
              to={toUrl('statement')}
              {...keepsScroll}
            >
              {text('LINK_CLEAR_FILTERS')}
            </Link>
          }
        />
      )}
      <PaginationLinks
        current={page}
        total={isPrinting ? 1 : pages}
        addressOf={(to) => toUrl('statement', {}, writeStatementQuery({ ...query, page: to }))}
      />
    </>
  );
}
