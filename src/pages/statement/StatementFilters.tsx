import { useNavigate } from 'react-router';
import { keepsScroll, toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { deepEqual } from '@/shared/deepEqual';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { Checkbox, SelectField } from '@/ui/Field';
import { useOptimisticValue } from '@/ui/useOptimisticValue';
import { DayField } from '@/widgets/form/DayField';
import { types, writeStatementQuery, type StatementQuery } from './movementList';
import css from './StatementPage.module.css';
import { typeTexts } from './typeTexts';

const none: Omit<StatementQuery, 'page'> = { from: '', to: '', type: '', isOverdue: false };

/** Filters of the movements. The URL contains the state of the filters. */
export function StatementFilters({ query }: { query: StatementQuery }) {
  const { text } = useText();
  const navigate = useNavigate();
  const { page: _, ...shownQuery } = query;
  const [filters, choose] = useOptimisticValue(shownQuery, deepEqual);
  const show = (changes: Partial<typeof filters>) => {
    const nextFilters = { ...filters, ...changes };
    choose(nextFilters);
    void navigate(toUrl('statement', {}, writeStatementQuery({ ...nextFilters, page: 1 })), keepsScroll);
  };
  return (
    <div className={css.filters} role="group" aria-label={text('HEADER_FILTERS')}>
      <DayField
        label={text('INPUT_FROM_DAY')}
        value={filters.from}
        max={filters.to}
        onChange={(from) => show({ from })}
      />
      <DayField
        label={text('INPUT_TO_DAY')}
        value={filters.to}
        min={filters.from}
        onChange={(to) => show({ to })}
      />
      <SelectField
        label={text('TABLE_MOVEMENT_TYPE')}
        value={filters.type}
        onChange={({ target }) => show({ type: types.find((one) => one === target.value) ?? '' })}
      >
        <option value="">{text('TEXT_ALL_MOVEMENTS')}</option>
        {types.map((one) => (
          <option key={one} value={one}>
            {text(typeTexts[one])}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={text('INPUT_ONLY_OVERDUE')}
        checked={filters.isOverdue}
        onChange={({ target }) => show({ isOverdue: target.checked })}
      />
      {deepEqual(shownQuery, none) ? null : (
        <Link
          className={getButtonClass({ variant: 'ghost', size: 'small' })}
          to={toUrl('statement')}
          {...keepsScroll}
          onFollow={() => choose(none)}
        >
          {text('LINK_CLEAR_FILTERS')}
        </Link>
      )}
    </div>
  );
}
