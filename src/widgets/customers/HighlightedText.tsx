import { Fragment, memo } from 'react';
import { foldAccents } from '@/shared/foldText';

/** Finds normalized words in a text. Returns the ranges [from, to], sorted and merged. */
export function findMatches(
  text: string,
  folded: string,
  words: readonly string[],
): [from: number, to: number][] {
  // if a ligature or a combining character changed the length, positions in `folded` would not match the text
  if (folded.length !== text.length) return [];
  const ranges: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      ranges.push([at, at + word.length]);
  }
  ranges.sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Text in which the matches are highlighted. */
export const HighlightedText = memo(function HighlightedText({
  children,
  words,
}: {
  children: string;
  words: readonly string[];
}) {
  // React Compiler keeps the folded text while the user types
  'use memo';
  const folded = foldAccents(children);
  const ranges = findMatches(children, folded, words);
  if (ranges.length === 0) return children;
  return (
    <>
      {ranges.map(([from, to], at) => (
        <Fragment key={at}>
          {children.slice(ranges[at - 1]?.[1] ?? 0, from)}
          <mark>{children.slice(from, to)}</mark>
        </Fragment>
      ))}
      {children.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
});
