import { useState } from 'react';
import { saveCsv, type CsvColumn } from '@/shared/csv';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { FileIcon } from '@/ui/icons';
import { FailureNote } from '../failure/FailureNote';

const resolveLazy = <T,>(value: readonly T[] | (() => readonly T[])): readonly T[] =>
  typeof value === 'function' ? value() : value;

/** Button that downloads rows as CSV. */
export function CsvButton<Row>({
  name,
  rows,
  columns,
}: {
  /** Name of the file, including `.csv`. */
  name: string;
  /** Rows, or a function that returns the rows when the button is clicked. */
  rows: readonly Row[] | (() => readonly Row[]);
  /** Columns, or a function that returns the columns when the button is clicked. */
  columns: readonly CsvColumn<Row>[] | (() => readonly CsvColumn<Row>[]);
}) {
  const { text } = useText();
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = () => {
    setStatus('saving');
    saveCsv(name, resolveLazy(rows), resolveLazy(columns)).then(
      () => setStatus('idle'),
      () => setStatus('failed'),
    );
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<FileIcon aria-hidden />}
        busy={status === 'saving'}
        disabled={typeof rows !== 'function' && rows.length === 0}
        onClick={save}
      >
        {text('BUTTON_SAVE_CSV')}
      </Button>
      {status === 'failed' ? <FailureNote code="OFFLINE" onRetry={save} /> : null}
    </>
  );
}
