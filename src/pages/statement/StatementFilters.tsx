import { useNavigate } from 'react-router';
import { inPlace, urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { buttonClass } from '@/ui/Button';
import { Checkbox, SelectField } from '@/ui/Field';
import { useAhead } from '@/ui/useAhead';
import { DayField } from '@/widgets/form/DayField';
import { types, writeStatementQuery, type StatementQuery } from './movementList';
import css from './StatementPage.module.css';
import { typeTexts } from './typeTexts';

/** Which movements are shown; the address keeps it. */
export function StatementFilters({ query }: { query: StatementQuery }) {
  const { text } = useText();
  const navigate = useNavigate();
  const [type, setType] = useAhead(query.type);
  const [isOverdue, setOverdue] = useAhead(query.isOverdue);
  const show = (changed: Partial<StatementQuery>) =>
    void navigate(
      urlOf('statement', {}, writeStatementQuery({ ...query, type, isOverdue, page: 1, ...changed })),
      inPlace,
    );
  const isFiltered = query.from !== '' || query.to !== '' || query.type !== '' || query.isOverdue;
  return (
    <div className={css.filters} role="group" aria-label={text('HEADER_FILTERS')}>
      <DayField
        label={text('INPUT_FROM_DAY')}
        value={query.from}
        max={query.to}
        onChange={(from) => show({ from })}
      />
      <DayField
        label={text('INPUT_TO_DAY')}
        value={query.to}
        min={query.from}
        onChange={(to) => show({ to })}
      />
      <SelectField
        label={text('TABLE_MOVEMENT_TYPE')}
        value={type}
        onChange={({ target }) => {
          const chosen = types.find((one) => one === target.value) ?? '';
          setType(chosen);
          show({ type: chosen });
        }}
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
        checked={isOverdue}
        onChange={({ target }) => {
          setOverdue(target.checked);
          show({ isOverdue: target.checked });
        }}
      />
      {isFiltered ? (
        <Link
          className={buttonClass({ variant: 'ghost', size: 'small' })}
          to={urlOf('statement')}
          {...inPlace}
          onClick={() => {
            setType('');
            setOverdue(false);
          }}
        >
          {text('LINK_CLEAR_FILTERS')}
        </Link>
      ) : null}
    </div>
  );
}
