import type { LineOption } from '@/features/cart';
import type { MatchKind } from '@/shared/codeMatch';

/** A pasted line, with its cells if it is a row of a table. */
export interface WrittenLine {
  text: string;
  /** Cells of a row; undefined for a line of text. */
  cells?: string[];
  /** Whether a blank line separates this line from the line above. */
  isBehindBlank?: boolean;
}

/** Parts that match a text. All of them have the same kind of match. */
export interface SpanMatch {
  kind: MatchKind;
  skus: string[];
  /** Names of the parts, which may say how the parts are sold; undefined if the names are unknown. */
  names?: readonly string[];
  /** Fitment texts of the parts: words about these vehicles do not change a quantity. */
  vehicles?: readonly string[];
}
export type FindSpan = (span: string) => SpanMatch | undefined;

/**
 * Reading of a line, or of a piece of a line. `part`: the catalogue has the code · `unknown`: the catalogue does not
 * have the code · `words`: there is no code.
 */
export interface Reading {
  kind: 'part' | 'unknown' | 'words';
  /** Position of the line. */
  line: number;
  /** The line as written. */
  text: string;
  /** The code as written; for a line without a code, its words. */
  code: string;
  /** Skus that the code may mean; if `isSure`, no choice is needed. */
  skus: string[];
  isSure: boolean;
  /** The quantity; null if the user must enter it. */
  quantity: number | null;
  /** Possible quantities, from which the user can choose if `quantity` is null. */
  choices: number[];
  wanted?: LineOption[];
  /** Whether the line had no quantity, so that one piece is assumed. */
  isAssumed?: boolean;
}
