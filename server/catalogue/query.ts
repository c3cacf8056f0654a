/** A plan as PostgreSQL's tsquery, and how it is relaxed while it finds nothing. */
import { attributeLexeme, fitsAll } from './lexemes';
import type { Alternative, Plan, Term } from './question';

export type Relaxation = 'none' | 'year' | 'word' | 'car' | 'wordAndCar' | 'anyWord';

export interface Attempt {
  relaxation: Relaxation;
  /** What must hold; null: everything. */
  find: string | null;
  /** What is most likely meant, which comes first. */
  prefer: string | null;
  /** Lexemes of the vehicles meant: what fits them comes before what fits all. */
  own: string | null;
}

/** A lexeme comes from a question: letters, digits, points and @ only, so that nothing in it is read as an operator. */
const clean = (lexeme: string): string => lexeme.replace(/[^@\p{L}\p{N}.]/gu, '');

const writeLexeme = (lexeme: string): string =>
  lexeme.endsWith('*') ? `'${clean(lexeme)}':*` : `'${clean(lexeme)}'`;

const all = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
const any = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;

type Write = (alternative: Alternative) => string;

/** A word that no part is called by is looked for in attributes as well. */
const writerFor =
  (describing: ReadonlySet<string>): Write =>
  (alternative) =>
    all(
      alternative.map((lexeme) =>
        describing.has(lexeme)
          ? `(${writeLexeme(lexeme)} | ${writeLexeme(attributeLexeme(lexeme))})`
          : writeLexeme(lexeme),
      ),
    );

/** The part itself is the last word to be left out. */
const allButOne = (terms: readonly string[]): string =>
  any(terms.map((_, left) => all(terms.filter((_term, at) => at !== left))));

export function makeAttempts({
  terms,
  car,
  describing,
}: Pick<Plan, 'terms' | 'car' | 'describing'>): Attempt[] {
  const writeAlternative = writerFor(new Set(describing));
  const writeTerm = ({ alternatives }: Term): string => any(alternatives.map(writeAlternative));
  const hard = terms.filter(({ isSoft }) => !isSoft);
  const words = (hard.length > 0 ? hard : terms).map(writeTerm);
  const prefer =
    terms.length === 0 ? null : all(terms.map(({ alternatives }) => writeAlternative(alternatives[0] ?? [])));
  const carOf = (lexemes: readonly string[]): string => any([...lexemes, fitsAll].map(writeLexeme));
  const ownOf = (lexemes: readonly string[]): string => any(lexemes.map(writeLexeme));
  const attempts: Attempt[] = [];
  const add = (relaxation: Relaxation, parts: readonly string[], lexemes: readonly string[] | null) => {
    const find = [...parts, ...(lexemes ? [carOf(lexemes)] : [])];
    attempts.push({
      relaxation,
      find: find.length > 0 ? all(find) : null,
      prefer,
      own: lexemes ? ownOf(lexemes) : null,
    });
  };

  add('none', words, car?.lexemes ?? null);
  if (car?.hasYear) add('year', words, car.looseLexemes);
  if (car && words.length > 0) add('car', words, null);
  if (words.length > 1) {
    if (car) add('wordAndCar', [allButOne(words)], car.looseLexemes);
    add('word', [allButOne(words)], null);
  }
  if (words.length > 2) add('anyWord', [any(words)], null);
  return attempts;
}
