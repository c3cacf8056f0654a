import { Fragment, memo } from 'react';
import { foldAccents } from '@/shared/partSearch';

/** Where the words (in plain form) stand in a text, as stretches from and to, in order and apart from each other. */
export function findMatches(
  text: string,
  folded: string,
  words: readonly string[],
): [from: number, to: number][] {
  // a ligature or a letter in pieces: places in the one text are not places in the other
  if (folded.length !== text.length) return [];
  const places: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      places.push([at, at + word.length]);
  }
  places.sort(([a], [b]) => a - b);
  const apart: [number, number][] = [];
  for (const [from, to] of places) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}

/** A text with the words it was found by marked in it. */
export const HighlightedText = memo(function HighlightedText({
  children,
  words,
}: {
  children: string;
  words: readonly string[];
}) {
  // the text is folded once, however many keys it stays
  'use memo';
  const folded = foldAccents(children);
  const places = findMatches(children, folded, words);
  if (places.length === 0) return children;
  return (
    <>
      {places.map(([from, to], at) => (
        <Fragment key={at}>
          {children.slice(places[at - 1]?.[1] ?? 0, from)}
          <mark>{children.slice(from, to)}</mark>
        </Fragment>
      ))}
      {children.slice(places.at(-1)?.[1] ?? 0)}
    </>
  );
});
