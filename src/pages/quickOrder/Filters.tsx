import { quickOrder, rowStates, type ValidatedRow, type RowState } from '@/features/quickOrder';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { TrashIcon } from '@/ui/icons';
import css from './QuickOrderPage.module.css';
import { getRowStatusText } from './rowStatusText';

/** Buttons that filter the rows by state, with the number of rows. */
export function Filters({
  judged,
  chosen,
  onChoose,
}: {
  judged: readonly ValidatedRow[];
  chosen: RowState | null;
  onChoose: (state: RowState | null) => void;
}) {
  const { text, number } = useText();
  const dispatch = useAppDispatch();
  const counts = new Map<RowState, number>();
  for (const { state } of judged) counts.set(state, (counts.get(state) ?? 0) + 1);
  // the selected filter stays even if no row has its state any more
  const shown = rowStates.filter((state) => counts.has(state) || state === chosen);
  return (
    <div className={css.filters} role="group" aria-label={text('TEXT_FILTER_LINES')}>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {text('TEXT_ROW_ALL')} <b>{number(judged.length)}</b>
      </button>
      {shown.map((state) => (
        <button key={state} type="button" aria-pressed={chosen === state} onClick={() => onChoose(state)}>
          {text(getRowStatusText[state].text, { count: counts.get(state) ?? 0 })}{' '}
          <b>{number(counts.get(state) ?? 0)}</b>
        </button>
      ))}
      <Button
        variant="ghost"
        size="small"
        className={css.removeAll}
        icon={<TrashIcon aria-hidden />}
        onClick={() => dispatch(quickOrder.emptied())}
      >
        {text('BUTTON_EMPTY_LIST')}
      </Button>
    </div>
  );
}
