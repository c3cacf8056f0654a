/** A plan as PostgreSQL's tsquery, and how it is relaxed while it finds nothing. */
import { toAttributeLexeme, fitsAll, toVehicleLexeme } from './lexemes';
import type { Alternative, Plan, Term } from './question';

export type Relaxation = 'none' | 'year' | 'word' | 'car' | 'wordAndCar' | 'anyWord';

export interface Attempt {
  relaxation: Relaxation;
  /** Condition that must hold; null: everything. */
  find: string | null;
  /** Condition of the products that are most likely meant: they come first. */
  prefer: string | null;
  /** Whether the condition names a car: what fits it comes before what fits all. */
  isForCar: boolean;
}

/** The condition of all that fits a vehicle: its own parts and the universal ones. */
export const toVehicleCondition = (id: number): string => `'${toVehicleLexeme(id)}' | '${fitsAll}'`;

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
          ? `(${writeLexeme(lexeme)} | ${writeLexeme(toAttributeLexeme(lexeme))})`
          : writeLexeme(lexeme),
      ),
    );

/** Leaves out one word each time: one that describes, where another says what the part is. */
function allButOne(words: readonly string[], nouns: readonly boolean[]): string {
  const isTold = nouns.includes(true);
  const left = words.map((_, at) => at).filter((at) => !isTold || nouns.every(Boolean) || !nouns[at]);
  return any(left.map((leaving) => all(words.filter((_term, at) => at !== leaving))));
}

export function makeAttempts({
  terms,
  car,
  describing,
}: Pick<Plan, 'terms' | 'car' | 'describing'>): Attempt[] {
  const writeAlternative = writerFor(new Set(describing));
  const writeTerm = ({ alternatives }: Term): string => any(alternatives.map(writeAlternative));
  const hard = terms.filter(({ isSoft }) => !isSoft);
  const counted = hard.length > 0 ? hard : terms;
  const words = counted.map(writeTerm);
  const nouns = counted.map(({ alternatives }) =>
    (alternatives[0] ?? []).some((lexeme) => /^\p{L}+$/u.test(lexeme) && !describing.includes(lexeme)),
  );
  const named = words.filter((_, at) => nouns[at]);
  const prefer =
    terms.length === 0 ? null : all(terms.map(({ alternatives }) => writeAlternative(alternatives[0] ?? [])));
  const carOf = (lexemes: readonly string[]): string => any([...lexemes, fitsAll].map(writeLexeme));
  const attempts: Attempt[] = [];
  const add = (relaxation: Relaxation, parts: readonly string[], lexemes: readonly string[] | null) => {
    const find = [...parts, ...(lexemes ? [carOf(lexemes)] : [])];
    attempts.push({
      relaxation,
      find: find.length > 0 ? all(find) : null,
      prefer,
      isForCar: lexemes !== null,
    });
  };

  add('none', words, car?.lexemes ?? null);
  if (car?.hasYear) add('year', words, car.looseLexemes);
  if (car && words.length > 0) add('car', words, null);
  if (words.length > 1) {
    if (car?.hasYear) add('word', [allButOne(words, nouns)], car.lexemes);
    // `filtro aceite dmax 2018 3.0 turbo diesel`: what the part is, which is said first, and the car say more than other words
    if (car?.hasYear && named.length > 0) add('word', named.slice(0, 1), car.lexemes);
    if (car) add('wordAndCar', [allButOne(words, nouns)], car.looseLexemes);
    add('word', [allButOne(words, nouns)], null);
  }
  if (named.length > 0 && named.length < words.length - 1) add('word', named, null);
  if (words.length > 2) add('anyWord', [any(named.length > 0 ? named : words)], null);
  if (words.length > 1) add('anyWord', [any(words)], null);
  return attempts;
}
