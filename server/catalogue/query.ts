/**
 * Turns a plan into a PostgreSQL tsquery. Also makes looser queries, which are used if the first query finds nothing.
 */
import { toAttributeLexeme, fitsAll, toVehicleLexeme } from './lexemes';
import type { Alternative, Plan, Term } from './question';
import { toStem } from './words';

export type Relaxation = 'none' | 'year' | 'word' | 'car' | 'wordAndCar' | 'anyWord';

export interface Attempt {
  relaxation: Relaxation;
  /** Condition that every result must meet; null if every product matches. */
  find: string | null;
  /** Condition that the most likely products meet. These products come first. */
  prefer: string | null;
  /** Whether the condition names a car. Parts that name the car come before universal parts. */
  isForCar: boolean;
  /**
   * Condition that a name meets if the name begins with the searched part. Such names come first among names that have
   * the same words.
   */
  lead: string | null;
}

/** Returns the condition for all parts of a vehicle: parts that name the vehicle and universal parts. */
export const toVehicleCondition = (id: number): string => `'${toVehicleLexeme(id)}' | '${fitsAll}'`;

/**
 * Removes signs from a lexeme of a question. Only letters, digits, points and @ remain, because PostgreSQL would read
 * other signs as operators.
 */
const clean = (lexeme: string): string => lexeme.replace(/[^@\p{L}\p{N}.]/gu, '');

const writeLexeme = (lexeme: string): string =>
  lexeme.endsWith('*') ? `'${clean(lexeme)}':*` : `'${clean(lexeme)}'`;

const writeLead = (lexeme: string): string =>
  lexeme.endsWith('*') ? `'${clean(lexeme)}':*A` : `'${clean(lexeme)}':A`;

const all = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
const any = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;

type Write = (alternative: Alternative) => string;

/**
 * Returns a function that writes the search condition for a list of lexemes. A lexeme that does not name a kind of part
 * is also searched in the attributes.
 */
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

/**
 * Words for positions on a car. A part for another position is not the searched part, even if the part fits the same
 * car.
 */
const placeLexemes: ReadonlySet<string> = new Set(
  ['delantero', 'posterior', 'superior', 'inferior', 'exterior', 'interior'].map(toStem),
);

/**
 * Returns a condition in which one word may be missing. If some words name a part and other words only describe a part,
 * only a describing word may be missing.
 */
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
  const firstOf = ({ alternatives }: Term): Alternative => alternatives[0] ?? [];
  const leading = counted.find((_, at) => nouns[at]);
  const [called] = leading ? firstOf(leading) : [];
  const lead = called === undefined ? null : writeLead(called);
  // in `faro de luz`, `luz` may mean a faro, but the question names the faro too, so `luz` is not needed
  const isSaid = (term: Term): boolean =>
    terms.some(
      (other) =>
        other !== term &&
        term.alternatives.slice(1).some((alternative) => alternative.join(' ') === firstOf(other).join(' ')),
    );
  const telling = terms.filter((term) => !isSaid(term));
  const prefer = telling.length === 0 ? null : all(telling.map((term) => writeAlternative(firstOf(term))));
  const hasDescribing = named.length > 0 && named.length < words.length;
  const isOnlyDescribed =
    hasDescribing &&
    counted.every(
      (term, at) =>
        nouns[at] || firstOf(term).every((lexeme) => /^\p{L}+$/u.test(lexeme) && !placeLexemes.has(lexeme)),
    );
  const carOf = (lexemes: readonly string[]): string => any([...lexemes, fitsAll].map(writeLexeme));
  const attempts: Attempt[] = [];
  const add = (relaxation: Relaxation, parts: readonly string[], lexemes: readonly string[] | null) => {
    const find = [...parts, ...(lexemes ? [carOf(lexemes)] : [])];
    attempts.push({
      relaxation,
      find: find.length > 0 ? all(find) : null,
      prefer,
      isForCar: lexemes !== null,
      lead,
    });
  };

  /**
   * Adds attempts that leave out one describing word, then all describing words, then all words but the first word that
   * names a part.
   */
  const addWithout = (relaxation: Relaxation, lexemes: readonly string[]) => {
    add(relaxation, [allButOne(words, nouns)], lexemes);
    if (named.length < words.length - 1) add(relaxation, named, lexemes);
    if (named.length > 1 && relaxation === 'word') add(relaxation, named.slice(0, 1), lexemes);
  };

  add('none', words, car?.lexemes ?? null);
  if (car?.isPrecise) add('year', words, car.looseLexemes);
  if (car && words.length > 0) {
    // `manija puerta dmax`: a handle of this car is found even if its name lacks `puerta`, but no handle of another car
    if (isOnlyDescribed) {
      if (car.isPrecise) addWithout('word', car.lexemes);
      addWithout('wordAndCar', car.looseLexemes);
    }
    if (car.relatedLexemes.length > 0) add('car', words, car.relatedLexemes);
    add('car', words, null);
  }
  if (words.length > 1) {
    if (car?.isPrecise) add('word', [allButOne(words, nouns)], car.lexemes);
    // `filtro aceite dmax 2018 3.0 turbo diesel`: the first part and the car are more important than other words
    if (car?.isPrecise && named.length > 0) add('word', named.slice(0, 1), car.lexemes);
    if (car) add('wordAndCar', [allButOne(words, nouns)], car.looseLexemes);
    if (car && hasDescribing) add('wordAndCar', named, car.looseLexemes);
    // the question may list several kinds of parts for one car: `filtro de aire, aceite y gasolina aveo`
    if (car && named.length > 1) add('anyWord', [any(named)], car.looseLexemes);
    add('word', [allButOne(words, nouns)], null);
  }
  if (named.length > 0 && named.length < words.length - 1) add('word', named, null);
  if (words.length > 2) add('anyWord', [any(named.length > 0 ? named : words)], null);
  if (words.length > 1) add('anyWord', [any(words)], null);
  return attempts;
}
