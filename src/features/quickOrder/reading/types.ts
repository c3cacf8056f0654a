import type { LineOption } from '@/features/cart';
import type { MatchKind } from '@/shared/codeMatch';

/** A line as it was pasted, or as the cells of a row. */
export interface WrittenLine {
  text: string;
  /** Cells of a table's row; absent for a line of text. */
  cells?: string[];
  /** A blank line parts it from the line above. */
  isBehindBlank?: boolean;
}

/** Parts that a text names, all in the same way. */
export interface SpanMatch {
  kind: MatchKind;
  skus: string[];
  /** Their names, which may say how they are sold; absent where they are not known. */
  names?: readonly string[];
  /** The vehicles that they fit, as their fitment is written; what a line says of these changes no quantity. */
  vehicles?: readonly string[];
}
export type FindSpan = (span: string) => SpanMatch | undefined;

/**
 * Reading of a line, or of one of the parts in it. `part`: the catalogue knows the code · `unknown`: it does not ·
 * `words`: there is no code.
 */
export interface Reading {
  kind: 'part' | 'unknown' | 'words';
  /** Position of its line. */
  line: number;
  /** The line as written. */
  text: string;
  /** The code as written; the words of a line without one. */
  code: string;
  /** Skus that the code may mean; one that `isSure` needs no choice. */
  skus: string[];
  isSure: boolean;
  /** Null: it has to be asked for. */
  quantity: number | null;
  /** Quantities that it may be, when it is asked for. */
  choices: number[];
  wanted?: LineOption[];
  /** Nothing was said of a quantity: one is meant. */
  isAssumed?: boolean;
}
