import { useEffect, useRef, useState, type DragEvent } from 'react';
import { navigation } from '@/features/navigation';
import { mostRows, quickOrder, quickOrderSelectors, rowsWith, type WantedLine } from '@/features/quickOrder';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { TextArea } from '@/ui/Field';
import { FileIcon, SearchIcon } from '@/ui/icons';
import css from './QuickOrderPage.module.css';

/** Comes when it is likely to be needed: with the first key, or the focus. */
const reader = () => import('./readLines');

/** Where lines are pasted, typed, or come from a file. What cannot be taken stays as it was, with the reason. */
export function Entry() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const rows = useAppSelector(quickOrderSelectors.rows);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  // a list half done is worth a form half filled in: no reload may lose it
  const isDirty = typed.trim() !== '' || rows.length > 0;
  useEffect(() => {
    if (!isDirty) return;
    dispatch(navigation.formDirtied({ form: 'quickOrder' }));
    return () => {
      dispatch(navigation.formSettled({ form: 'quickOrder' }));
    };
  }, [isDirty, dispatch]);

  /** Whether they were taken. */
  const submit = (lines: WantedLine[]): boolean => {
    const count = rowsWith(rows, lines);
    if (lines.length === 0) setError(text('ERROR_NO_LINES'));
    else if (count > mostRows) setError(text('ERROR_TOO_MANY_LINES', { count, limit: mostRows }));
    else {
      setError(null);
      dispatch(quickOrder.linesSubmitted({ lines }));
      return true;
    }
    return false;
  };
  const notRead = () => setError(text('ERROR_API_OFFLINE'));
  const submitTyped = () => {
    reader().then(({ readText }) => {
      if (submit(readText(typed))) setTyped('');
    }, notRead);
  };
  const submitFile = (file: File) => {
    reader()
      .then(({ readFile }) => readFile(file))
      .then((read) => {
        if (typeof read === 'string') setError(text(read, { name: file.name }));
        else submit(read);
      }, notRead);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) submitFile(file);
    else setTyped([typed, event.dataTransfer.getData('text')].filter(Boolean).join('\n'));
  };

  return (
    // dropping is one more way to give a file; the button is everybody's
    <div
      className={`${css.entry} ${isOver ? css.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submitTyped();
        }}
      >
        <TextArea
          label={text('INPUT_QUICK_ORDER')}
          hint={text('TEXT_QUICK_ORDER_HINT', { limit: mostRows })}
          error={error ?? undefined}
          placeholder={'FRE-PD-1042  3\n2 x MAN-FO-3102\nMOT-BD-2306; 4'}
          rows={rows.length > 0 ? 3 : 7}
          spellCheck={false}
          autoCapitalize="characters"
          value={typed}
          onFocus={() => void reader().catch(() => undefined)}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              submitTyped();
            }
          }}
        />
        <div className={css.ways}>
          <Button type="submit" icon={<SearchIcon aria-hidden />}>
            {text('BUTTON_FIND_LINES')}
          </Button>
          <FileButton onFile={submitFile} />
          <span className={css.dropHint}>{text('TEXT_DROP_FILE')}</span>
        </div>
      </form>
    </div>
  );
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const { text } = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // the same file, mended, is a new choice
          currentTarget.value = '';
        }}
      />
      <Button variant="secondary" icon={<FileIcon aria-hidden />} onClick={() => input.current?.click()}>
        {text('BUTTON_CHOOSE_FILE')}
      </Button>
    </>
  );
}
