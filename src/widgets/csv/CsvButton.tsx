import { useState } from 'react';
import { saveCsv, type CsvColumn } from '@/shared/csv';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { FileIcon } from '@/ui/icons';
import { FailureNote } from '../failure/FailureNote';

const toldNow = <T,>(told: readonly T[] | (() => readonly T[])): readonly T[] =>
  typeof told === 'function' ? told() : told;

/** Saves rows as a file for a spreadsheet. */
export function CsvButton<Row>({
  name,
  rows,
  columns,
}: {
  /** Of the file, with `.csv`. */
  name: string;
  /** Or what tells them when the file is wanted, where there are always some. */
  rows: readonly Row[] | (() => readonly Row[]);
  /** Or what makes them when the file is wanted. */
  columns: readonly CsvColumn<Row>[] | (() => readonly CsvColumn<Row>[]);
}) {
  const { text } = useText();
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = () => {
    setStatus('saving');
    saveCsv(name, toldNow(rows), toldNow(columns)).then(
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
