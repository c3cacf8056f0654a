import { useState } from 'react';
import { useStore } from 'react-redux';
import {
  maxRows,
  quickOrder,
  quickOrderSelectors,
  mapRows,
  type QuickOrderState,
  type RequestedLine,
} from '@/features/quickOrder';
import { useText } from '@/shared/text';

/** Comes when it is likely to be needed: with the first key, or the focus. */
export const createReader = () => import('./readLines');

/** The ways lines get to the desk of the quick order. What cannot be taken is not, and `error` says why. */
export function useSubmission(onTaken: () => void = () => undefined) {
  const { text } = useText();
  const store = useStore<{ quickOrder: QuickOrderState }>();
  const [error, setError] = useState<string | null>(null);

  /** Whether they were taken. */
  const submit = (lines: RequestedLine[]): boolean => {
    const count = mapRows(quickOrderSelectors.rows(store.getState()), lines);
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
    submitText: (typed: string, taken: () => void) => {
      createReader().then(({ readText }) => {
        if (submit(readText(typed))) taken();
      }, notRead);
    },
    submitFile: (file: File) => {
      createReader()
        .then(({ readFile }) => readFile(file))
        .then((read) => {
          if (typeof read === 'string') setError(text(read, { name: file.name }));
          else submit(read);
        }, notRead);
    },
  };
}
