import { useState } from 'react';
import { useStore } from 'react-redux';
import {
  loadReading,
  maxRows,
  quickOrder,
  quickOrderSelectors,
  countRows,
  type QuickOrderState,
  type WrittenLine,
} from '@/features/quickOrder';
import { useText } from '@/shared/text';

/**
 * Loads the code and the rules that read lines. Called at the first key or focus, because this code will probably be
 * needed soon.
 */
export const createReader = () => {
  loadReading().catch(() => undefined);
  return import('./readLines');
};

/**
 * Returns functions that submit typed, pasted or imported lines to the quick order. `error` is the reason why lines
 * were refused.
 */
export function useSubmission(onTaken: () => void = () => undefined) {
  const { text } = useText();
  const store = useStore<{ quickOrder: QuickOrderState }>();
  const [error, setError] = useState<string | null>(null);

  /** Returns whether the lines were accepted. */
  const submit = (writtenLines: WrittenLine[]): boolean => {
    const lines = writtenLines.map((written) => ({ code: written.text, quantity: null, written }));
    const count = countRows(quickOrderSelectors.rows(store.getState()), lines);
    if (lines.length === 0) setError(text('ERROR_NO_LINES'));
    else if (count > maxRows) setError(text('ERROR_TOO_MANY_LINES', { count, limit: maxRows }));
    else {
      setError(null);
      store.dispatch(quickOrder.linesSubmitted({ lines }));
      onTaken();
      return true;
    }
    return false;
  };
  const notRead = () => setError(text('ERROR_API_OFFLINE'));
  return {
    error,
    errorSeen: () => setError(null),
    submitText: (typed: string, onAccepted: () => void) => {
      createReader().then(({ readText }) => {
        if (submit(readText(typed))) onAccepted();
      }, notRead);
    },
    submitFile: (file: File) => {
      createReader()
        .then(({ readFile }) => readFile(file))
        .then((reader) => {
          if (typeof reader === 'string') setError(text(reader, { name: file.name }));
          else submit(reader);
        }, notRead);
    },
  };
}
