import { useState } from 'react';

/**
 * A field whose text is in the address: shown at once as it is typed, while the address follows at the router's own
 * pace. `onType` is told whether the text is the first of a new search.
 */
export function useTyped(
  inAddress: string,
  onType: (text: string, isFirst: boolean) => void,
): [string, (text: string) => void] {
  /** What is typed and not in the address yet. */
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === inAddress) setTyped(null);
  const type = (text: string) => {
    setTyped(text);
    onType(text, (typed ?? inAddress) === '');
  };
  return [typed ?? inAddress, type];
}
