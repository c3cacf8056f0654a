import type { ReactNode } from 'react';
import css from './FitmentLine.module.css';

/**
 * Measures that contain blanks, hyphens or slashes: 136 × 52 × 17 mm, M20 x 1,5, 5 L, 20W-50. Browsers may break a line
 * at these characters.
 */
const measure =
  /((?=\S*\d)\S{1,9}(?:[-/]\S{1,9}|(?:\s[x×]\s?\S+|\s(?:[mck]?[mlLg]|[VWA]h?)(?![^\s,.)])){1,4}))/;

/** Returns a name in which no line breaks inside a measure. The text does not change. */
export function keepMeasures(name: string): ReactNode {
  const parts = name.split(measure);
  if (parts.length === 1) return name;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // the parts of a name are identified by their position
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={css.measure}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
