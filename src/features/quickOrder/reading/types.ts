import type { LineOption } from '@/features/cart';
import type { MatchKind } from '@/shared/codeMatch';

/** A pasted line. A row of a table also has cells. */
export interface WrittenLine {
  text: string;
  /** Cells of the row; undefined if the line is not a row of a table. */
  cells?: string[];
  /** Whether there is a blank line directly above this line. */
  isBehindBlank?: boolean;
}

/** Parts that match a text. All these parts have the same kind of match. */
export interface SpanMatch {
  kind: MatchKind;
  skus: string[];
  /** Names of the parts; undefined if the names are unknown. A name may say how the part is sold. */
  names?: readonly string[];
  /** Vehicles that the parts fit, as text. Words about these vehicles do not change a quantity. */
  vehicles?: readonly string[];
  /** Names of the parts' makers, which describe the parts as words of their names do. */
  brands?: readonly string[];
}
export type FindSpan = (span: string) => SpanMatch | undefined;

/**
 * Reading of a line, or of a piece of a line. `part`: the catalogue has the code. `unknown`: the catalogue does not
 * have the code. `words`: there is no code.
 */
export interface Reading {
  kind: 'part' | 'unknown' | 'words';
  /** Position of the line among the pasted lines. */
  line: number;
  /** The line as the user wrote it. */
  text: string;
  /** The code as the user wrote it. If the line has no code, the words of the line. */
  code: string;
  /** Skus that the code may mean. If `isSure`, the user need not choose. */
  skus: string[];
  isSure: boolean;
  /** The quantity; null if the user must enter the quantity. */
  quantity: number | null;
  /** Possible quantities. If `quantity` is null, the user can choose one of them. */
  choices: number[];
  wanted?: LineOption[];
  /** Whether the line has no quantity, so that one piece is assumed. */
  isAssumed?: boolean;
}
