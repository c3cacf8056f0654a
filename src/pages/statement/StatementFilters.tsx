import { useNavigate } from 'react-router';
import { inPlace, urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { buttonClass } from '@/ui/Button';
import { Checkbox, SelectField, TextField } from '@/ui/Field';
import { types, writeStatementQuery, type StatementQuery } from './movementList';
import css from './StatementPage.module.css';
import { typeTexts } from './typeTexts';

/** Which movements are shown; the address keeps it. */
export function StatementFilters({ query }: { query: StatementQuery }) {
  const { text } = useText();
  const navigate = useNavigate();
  const show = (changed: Partial<StatementQuery>) =>
    void navigate(urlOf('statement', {}, writeStatementQuery({ ...query, page: 1, ...changed })), inPlace);
  const isFiltered = query.from !== '' || query.to !== '' || query.type !== '' || query.isOverdue;
  return (
    <div className={css.filters} role="group" aria-label={text('HEADER_FILTERS')}>
      <Day
        label={text('INPUT_FROM_DAY')}
        value={query.from}
        max={query.to}
        onDay={(from) => show({ from })}
      />
      <Day label={text('INPUT_TO_DAY')} value={query.to} min={query.from} onDay={(to) => show({ to })} />
      <SelectField
        label={text('TABLE_MOVEMENT_TYPE')}
        value={query.type}
        onChange={({ target }) => show({ type: types.find((type) => type === target.value) ?? '' })}
      >
        <option value="">{text('TEXT_ALL_MOVEMENTS')}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {text(typeTexts[type])}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={text('INPUT_ONLY_OVERDUE')}
        checked={query.isOverdue}
        onChange={({ target }) => show({ isOverdue: target.checked })}
      />
      {isFiltered ? (
        <Link
          className={buttonClass({ variant: 'ghost', size: 'small' })}
          to={urlOf('statement')}
          {...inPlace}
        >
          {text('LINK_CLEAR_FILTERS')}
        </Link>
      ) : null}
    </div>
  );
}

/** A day, told once it is whole or emptied. The key takes over what the address says otherwise, as on the way back. */
function Day({
  label,
  value,
  onDay,
  ...bounds
}: {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}) {
  return (
    <TextField
      key={value}
      type="date"
      label={label}
      defaultValue={value}
      min={bounds.min || undefined}
      max={bounds.max || undefined}
      onBlur={({ target }) => {
        if (target.value !== value) onDay(target.value);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') onDay(currentTarget.value);
      }}
    />
  );
}
