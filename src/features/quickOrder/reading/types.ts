import type { LineOption } from '@/features/cart';
import type { MatchKind } from '@/shared/codeMatch';

/** A pasted line, or the cells of a row. */
export interface WrittenLine {
  text: string;
  /** Cells of a table's row; absent for a line of text. */
  cells?: string[];
  /** Whether a blank line separates it from the line above. */
  isBehindBlank?: boolean;
}

/** Parts that a text names, all by the same kind of match. */
export interface SpanMatch {
  kind: MatchKind;
  skus: string[];
  /** Their names, which may say how they are sold; absent where they are not known. */
  names?: readonly string[];
  /** Their fitment texts: words about these vehicles do not change a quantity. */
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
  /** Possible quantities, when it has to be asked for. */
  choices: number[];
  wanted?: LineOption[];
  /** Whether no quantity was given, so that one is assumed. */
  isAssumed?: boolean;
}
