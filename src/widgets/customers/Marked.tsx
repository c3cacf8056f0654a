import { plain } from '@/shared/partSearch';

/** Where the words stand in a text, as stretches from and to, in order and apart from each other. */
export function placesOf(text: string, query: string): [from: number, to: number][] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const folded = plain(text);
  // a ligature or a letter in pieces: places in the one text are not places in the other
  if (words.length === 0 || folded.length !== text.length) return [];
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

/** A text with what it was found by marked in it. */
export function Marked({ children, query }: { children: string; query: string }) {
  const places = placesOf(children, query);
  return (
    <>
      {places.map(([from, to], at) => (
        <span key={from}>
          {children.slice(places[at - 1]?.[1] ?? 0, from)}
          <mark>{children.slice(from, to)}</mark>
        </span>
      ))}
      {children.slice(places.at(-1)?.[1] ?? 0)}
    </>
  );
}
