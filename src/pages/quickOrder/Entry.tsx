import { useEffect, useState, type DragEvent } from 'react';
import { navigation } from '@/features/navigation';
import { maxRows, quickOrderSelectors } from '@/features/quickOrder';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { TextArea } from '@/ui/Field';
import { SearchIcon } from '@/ui/icons';
import { useBeforeUnloadPrompt } from '@/ui/useBeforeUnloadPrompt';
import { FileButton } from '@/widgets/quickOrder/FileButton';
import { createReader, useSubmission } from '@/widgets/quickOrder/useSubmission';
import css from './QuickOrderPage.module.css';

/**
 * Input of lines for the quick order: pasted, typed, or from a file. A refused input stays in the field, and the reason
 * is shown.
 */
export function Entry() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const rows = useAppSelector(quickOrderSelectors.rows);
  const [typed, setTyped] = useState('');
  const { error, errorSeen, submitText, submitFile } = useSubmission();
  const [isOver, setOver] = useState(false);

  // a list in progress counts as unsaved input, so that a reload prompts first
  const isDirty = typed.trim() !== '' || rows.length > 0;
  useBeforeUnloadPrompt(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    dispatch(navigation.formDirtied({ form: 'quickOrder' }));
    return () => {
      dispatch(navigation.formSettled({ form: 'quickOrder' }));
    };
  }, [isDirty, dispatch]);

  const submitTyped = () => submitText(typed, () => setTyped(''));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) submitFile(file);
    else setTyped([typed, event.dataTransfer.getData('text')].filter(Boolean).join('\n'));
  };

  return (
    // drag and drop is only an alternative: the file button also works with a keyboard
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
          hint={rows.length > 0 ? undefined : text('TEXT_QUICK_ORDER_HINT', { limit: maxRows })}
          error={error ?? undefined}
          placeholder={rows.length > 0 ? 'FRE-PD-1042  3' : 'FRE-PD-1042  3\n2 x MAN-FO-3102\nMOT-BD-2306; 4'}
          name="lines"
          rows={rows.length > 0 ? 1 : 7}
          spellCheck={false}
          autoCapitalize="characters"
          value={typed}
          onFocus={() => void createReader().catch(() => undefined)}
          onChange={(event) => {
            setTyped(event.target.value);
            errorSeen();
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
          <FileButton label={text('BUTTON_CHOOSE_FILE')} onFile={submitFile} />
          <span className={css.dropHint}>{text('TEXT_DROP_FILE')}</span>
        </div>
      </form>
    </div>
  );
}
