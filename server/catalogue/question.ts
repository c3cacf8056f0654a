/** Understands a shopper's question: the searched part, the car and the corrections. */
import type { CarMatch, Cars } from './cars';
import {
  findPage,
  isEverydayWord,
  findSymptom,
  isFiller,
  isSymptomWord,
  type Dictionary,
  type Symptom,
  type Synonym,
} from './dictionary';
import type { PageRoute } from './dictionary/pages';
import { foldCase, readTokens, toStem, toNumberKey, toSingular, type Token } from './words';
import type { Vocabulary } from './vocabulary';

/** Lexemes that must all occur; a lexeme with `*` at its end is a prefix. */
export type Alternative = string[];

export interface Term {
  /** The word as typed. */
  typed: string;
  kind: 'word' | 'synonym' | 'beginning' | 'corrected' | 'category' | 'unknown';
  /** The word to which a mistyped word was corrected. */
  meant: string | null;
  /** Alternatives, one of which must match. The first alternative is the most likely meaning. */
  alternatives: Alternative[];
  /** Words for the ERP's search. */
  words: string[];
  /**
   * Whether the word only sorts products and excludes none. A side (`izquierdo`) is such a word, because most products
   * have the side as an option.
   */
  isSoft?: true;
}

export interface Plan {
  text: string;
  terms: Term[];
  /** Lexemes of words that do not name a kind of part. These lexemes are also searched in attributes. */
  describing: string[];
  /** Words with no known meaning. */
  ignored: string[];
  car: CarMatch | null;
  /** Possible part numbers in the normalised form, the longest first. */
  numbers: string[];
  /** Whether the whole question looks like a part number. */
  isNumber: boolean;
  symptom: Symptom | null;
  page: PageRoute | null;
}

export interface Knowledge {
  vocabulary: Vocabulary;
  cars: Cars;
}

export interface PlanOptions {
  /** Searches the words exactly as typed, to undo a correction. */
  isExact?: boolean;
  /** Whether the last word may be unfinished. */
  isTyping?: boolean;
  /** Also searches unknown words, because the catalogue is still incomplete. */
  keepsUnknown?: boolean;
}

const maxTokens = 24;
const maxNumbers = 60;
const longestSpan = 5;
/** Minimum number of words of a sentence. */
const sentenceWords = 4;

const hasDigit = (text: string): boolean => /\d/.test(text);

/** Returns possible part numbers. Neighbouring words are joined, and the joined text must contain a digit. */
function numbersIn(tokens: readonly Token[]): string[] {
  const keys = new Set<string>();
  for (let length = Math.min(longestSpan, tokens.length); length >= 1; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const typed = tokens
        .slice(from, from + length)
        .map((token) => token.typed)
        .join('');
      const key = toNumberKey(typed);
      if (key.length >= 4 && key.length <= 40 && hasDigit(typed)) keys.add(key);
    }
  return [...keys].slice(0, maxNumbers);
}

const meantBy = (synonym: Synonym): Alternative[] => synonym.meant.map((words) => words.map(toStem));

function unique(alternatives: readonly Alternative[]): Alternative[] {
  const seen = new Set<string>();
  return alternatives.filter((alternative) => {
    const id = alternative.join(' ');
    if (alternative.length === 0 || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Words that may occur inside a phrase: `líquido verde para el radiador`. */
const betweenWords = new Set(
  [
    'verde',
    'rojo',
    'azul',
    'rosado',
    'negro',
    'delantero',
    'posterior',
    'trasero',
    'izquierdo',
    'derecho',
    'inferior',
    'superior',
  ].map(toStem),
);

const sideWords = new Set(
  [
    'izquierdo',
    'derecho',
    'chofer',
    'conductor',
    'piloto',
    'pasajero',
    'copiloto',
    'left',
    'right',
    'lh',
    'rh',
    'driver',
    'passenger',
    'par',
    'juego',
    'kit',
    'set',
  ].map(toStem),
);

interface Position {
  token: Token;
  at: number;
}

/**
 * Finds a phrase of the dictionary that begins at a position. At most two describing words may stand between the words
 * of the phrase.
 */
function findPhrase(
  rest: readonly Position[],
  { getPhrasesFrom }: Dictionary,
): { synonym: Synonym; used: number[] } | null {
  const [first] = rest;
  if (!first) return null;
  for (const synonym of getPhrasesFrom(first.token.word)) {
    const used = [0];
    let at = 1;
    let skipped = 0;
    for (const word of synonym.said.slice(1)) {
      while (
        at < rest.length &&
        skipped < 2 &&
        !isSame(rest[at]?.token.word ?? '', word) &&
        betweenWords.has(toStem(rest[at]?.token.word ?? ''))
      ) {
        at += 1;
        skipped += 1;
      }
      if (!isSame(rest[at]?.token.word ?? '', word)) break;
      used.push(at);
      at += 1;
    }
    if (used.length === synonym.said.length) return { synonym, used };
  }
  return null;
}

/** Returns the positions of words that belong to phrases of the dictionary. */
function listPhrasePositions(tokens: readonly Token[], dictionary: Dictionary): ReadonlySet<number> {
  const positions = tokens.map((token, at) => ({ token, at }));
  return new Set(
    positions.flatMap((_, from) => {
      const rest = positions.slice(from);
      return findPhrase(rest, dictionary)?.used.map((at) => from + at) ?? [];
    }),
  );
}

const diminutive = /^(\p{L}{3,}?)c?(?:it|ill)([oa])s?$/u;
/**
 * Returns the word for a diminutive such as `foquitos` or `carboncillo`, if the word names a part and the diminutive
 * does not.
 */
function fromDiminutive(word: string, { dictionary, isKnown, isInNames, hasBeginning }: Vocabulary): string {
  const [, stem = '', ending = ''] = diminutive.exec(word) ?? [];
  if (stem === '' || isKnown(toStem(word)) || dictionary.words.has(toSingular(word)) || hasBeginning(word))
    return word;
  const plain = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  const wholes = [`${plain}${ending}`, plain, `${plain}e`];
  return (
    wholes.find((whole) => isInNames(toStem(whole)) || dictionary.findSynonym([whole]) !== null) ??
    wholes.find((whole) => whole.length > 4 && dictionary.getPhrasesFrom(whole).length > 0) ??
    word
  );
}

const isSame = (one: string, other: string): boolean =>
  toSingular(one) === other || toStem(one) === toStem(other);

export function planQuestion(text: string, { vocabulary, cars }: Knowledge, options: PlanOptions = {}): Plan {
  const { dictionary } = vocabulary;
  const tokens = readTokens(text)
    .slice(0, maxTokens)
    .map((token) => ({ ...token, word: fromDiminutive(token.word, vocabulary) }));
  // a joining word is kept if it is the beginning of a model's name: `i 10`, `d max`
  const isJoining = ({ word }: Token, at: number): boolean =>
    (isFiller(word) || (isFiller(toSingular(word)) && !vocabulary.isInNames(toStem(word)))) &&
    !cars.isModelName(word + (tokens[at + 1]?.word ?? ''));
  const told = tokens.filter((token, at) => !isJoining(token, at));
  const isPartWord = (word: string): boolean =>
    vocabulary.isInNames(toStem(word)) || dictionary.findSynonym([word]) !== null;
  // `necesito 2 amortiguadores`: 2 is a quantity, and not a Mazda 2
  const [number, counted] = told;
  const isCount =
    number !== undefined &&
    counted !== undefined &&
    /^(?:[1-9]|1[0-2])$/.test(number.word) &&
    /^\p{L}{3,}$/u.test(counted.word) &&
    isPartWord(counted.word);
  const telling = isCount ? told.slice(1) : told.length > 0 ? told : tokens;

  const inPhrases = listPhrasePositions(telling, dictionary);
  const phraseWords = new Set([...inPhrases].map((at) => toSingular(telling[at]?.word ?? '')));
  const page = findPage(text, (word) => isPartWord(word) || phraseWords.has(word));

  let words = telling.map(({ word }) => word);
  const recognize = (named: readonly string[]): CarMatch | null =>
    cars.recognize(named, isPartWord, (at) => inPhrases.has(at));
  let car = recognize(words);
  if (!car?.hasModel && !options.isExact && words.some(isPartWord)) {
    // a word is corrected to a make or a model only if another word of the question names a part
    const corrected = words.map((word) => {
      if (
        isEverydayWord(word) ||
        isSymptomWord(word) ||
        isPartWord(word) ||
        vocabulary.isKnown(toStem(word)) ||
        vocabulary.hasBeginning(word)
      )
        return word;
      const asCar = vocabulary.correctCar(word);
      const asPart = vocabulary.correct(toStem(word), toSingular(word));
      return asCar && (!asPart || asCar.cost < asPart.cost || (car && asCar.cost === asPart.cost))
        ? asCar.word
        : word;
    });
    if (corrected.some((word, at) => word !== words[at])) {
      const found = recognize(corrected);
      if (found && (!car || found.hasModel)) {
        car = found;
        words = corrected;
      }
    }
  }

  const used = new Set(car?.used ?? []);
  const doubtful = new Set(car?.doubtful ?? []);
  const rest: Position[] = telling
    .map((token, at) => ({ token, at }))
    .filter(({ at }) => !used.has(at) || doubtful.has(at));
  // a car's name that may also name a part is not searched as a part, unless the question has no other words
  const plain = rest.filter(({ at }) => !doubtful.has(at));
  const open = plain.length > 0 ? plain : rest;
  const carAlone = plain.length > 0 ? car : doubtful.size > 0 ? null : car;

  const terms: Term[] = [];
  const ignored: string[] = carAlone?.unknownYear ? [String(carAlone.unknownYear)] : [];
  const push = (term: Term) => {
    if (term.kind === 'unknown') {
      if (!car || !vocabulary.correctCar(foldCase(term.typed))) ignored.push(term.typed);
    } else
      terms.push(
        term.typed.split(' ').every((word) => sideWords.has(toStem(foldCase(word))))
          ? { ...term, isSoft: true }
          : term,
      );
  };

  const lastAt = telling.length - 1;
  const queue = [...open];
  const sized = rimTerm(queue);
  if (sized) push(sized);
  while (queue.length > 0) {
    const phrase = findPhrase(queue, dictionary);
    if (phrase) {
      const { synonym, used: taken } = phrase;
      const own = taken.map((at) => toStem(queue[at]?.token.word ?? ''));
      const isOwn = own.every((stem) => vocabulary.isInNames(stem));
      const meant = meantBy(synonym);
      // `agua de radiador` and `bujes de mesa` contain the part names radiador and mesa, but the phrases mean other
      // parts
      const isLiteral = meant.some((alternative) => own.every((stem) => alternative.includes(stem)));
      push({
        typed: taken.map((at) => queue[at]?.token.typed ?? '').join(' '),
        kind: 'synonym',
        meant: null,
        alternatives: unique(isOwn ? (isLiteral ? [own, ...meant] : [...meant, own]) : meant),
        words: synonym.meant[0] ?? [],
      });
      for (const at of [...taken].reverse()) queue.splice(at, 1);
      continue;
    }
    const [first, second, third] = queue;
    if (!first) break;
    const joined = joinedTerm([first, second, third], vocabulary);
    if (joined) {
      push(joined.term);
      queue.splice(0, joined.length);
    } else {
      const isLast = first.at === lastAt;
      push(
        termOf(
          first.token,
          { vocabulary, cars },
          {
            keepsUnknown: options.keepsUnknown === true,
            isExact: options.isExact === true || page !== null,
            isTyping: options.isTyping === true && isLast,
            isBesidePart: telling.length >= sentenceWords && words.some(isPartWord),
          },
          terms.length > 0 || queue.length > 1,
        ),
      );
      queue.splice(0, 1);
    }
  }

  const numbers = numbersIn(tokens);
  return {
    text,
    terms,
    describing: [...new Set(terms.flatMap(({ alternatives }) => alternatives.flat()))].filter(
      (lexeme) => /^\p{L}+$/u.test(lexeme) && !vocabulary.isNoun(lexeme),
    ),
    ignored,
    car: carAlone,
    numbers,
    isNumber:
      numbers.length > 0 &&
      tokens.every(({ word }) => hasDigit(word) || word.length <= 4) &&
      tokens.length <= longestSpan,
    symptom: findSymptom(text),
    page,
  };
}

const rimWords = new Set(['rin', 'aro', 'rine', 'ring', 'rim']);
const tyreWords = new Set(['llanta', 'neumatico', 'tire', 'caucho', 'cubierta']);

/**
 * Finds a rim or a tyre whose size is given in inches: `rin 14`, `aro de magnesio 15`, `llanta rin 14`. Returns a term
 * for the rim or tyre, and removes the words of the term from the queue.
 */
function rimTerm(queue: Position[]): Term | null {
  const rimAt = queue.findIndex(({ token }) => rimWords.has(toSingular(token.word)));
  const sizeAt = queue.findIndex(({ token }) => /^r?(?:1[2-9]|2[0-2])(?:in)?$/.test(token.word));
  const [rim, told] = [queue[rimAt], queue[sizeAt]];
  if (!rim || !told) return null;
  const size = told.token.word.replace(/^r|in$/g, '');
  const isTyre = queue.some(({ token }) => tyreWords.has(toSingular(token.word)));
  for (const at of [rimAt, sizeAt].sort((one, other) => other - one)) queue.splice(at, 1);
  return {
    typed: `${rim.token.typed} ${told.token.typed}`,
    kind: 'word',
    meant: null,
    alternatives: isTyre ? [[`r${size}`]] : [[toStem('aro'), `${size}in`], [`r${size}`]],
    words: isTyre ? [`R${size}`] : ['aro', size],
  };
}

/** Joins neighbouring tokens that form one word, such as `semi eje` or `4pk 780`. */
function joinedTerm(
  positions: readonly (Position | undefined)[],
  vocabulary: Vocabulary,
): { term: Term; length: number } | null {
  for (const length of [3, 2]) {
    const parts = positions.slice(0, length);
    if (
      parts.some((part) => part === undefined) ||
      parts.some((part, at) => at > 0 && part?.at !== (parts[at - 1]?.at ?? 0) + 1)
    )
      continue;
    const word = parts.map((part) => part?.token.word ?? '').join('');
    const stem = toStem(word);
    const synonym = vocabulary.dictionary.findSynonym([word]);
    if (word.length < 4 || !(vocabulary.isKnown(stem) || synonym)) continue;
    return {
      length,
      term: {
        typed: parts.map((part) => part?.token.typed ?? '').join(' '),
        kind: vocabulary.isKnown(stem) ? 'word' : 'synonym',
        meant: null,
        alternatives: unique([
          ...(vocabulary.isKnown(stem) ? [[stem]] : []),
          ...(synonym ? meantBy(synonym) : []),
        ]),
        words: [word],
      },
    };
  }
  return null;
}

function termOf(
  token: Token,
  { vocabulary, cars }: Knowledge,
  /** `isBesidePart`: whether the question is a sentence in which another word names a part. */
  options: PlanOptions & { isBesidePart?: boolean },
  hasCompany: boolean,
): Term {
  const { word, pieces, typed } = token;
  const { findBeginning, findSynonym } = vocabulary.dictionary;
  const stem = toStem(word);
  const term = (
    kind: Term['kind'],
    alternatives: Alternative[],
    words = [word],
    meant: string | null = null,
  ): Term => ({
    typed,
    kind,
    meant,
    alternatives: unique(alternatives),
    words,
  });
  const unfinished: Alternative[] = options.isTyping && word.length >= 2 ? [[`${word}*`]] : [];
  const synonym = findSynonym([word]);

  const short: Alternative[] =
    word.length <= 4 && !hasDigit(word) && synonym?.said[0] !== toSingular(word) ? [[`${word}*`]] : [];
  const refined = synonym
    ? meantBy(synonym)
        .slice(0, 1)
        .filter((meant) => meant.length > 1 && meant.includes(stem))
    : [];
  if (vocabulary.isInNames(stem))
    return term('word', [...refined, [stem], ...unfinished, ...short, ...(synonym ? meantBy(synonym) : [])]);
  if (synonym)
    return term(
      'synonym',
      [...meantBy(synonym), ...unfinished, ...(vocabulary.isKnown(stem) ? [[stem]] : [])],
      synonym.meant[0],
    );
  if (pieces.length > 1 && pieces.every((piece) => vocabulary.isKnown(toStem(piece))))
    return term('word', [...(vocabulary.isKnown(stem) ? [[stem]] : []), pieces.map(toStem)], pieces);
  if (vocabulary.isKnown(stem)) return term('word', [[stem], ...unfinished]);
  if (vocabulary.isInCategories(stem)) return term('category', [[`@c.${stem}`]]);

  const tyre = /^(1[3-9]5|2\d5|3[0-3]5)(\d[05])(\d\d)$/.exec(word);
  if (tyre) return term('word', [[`${tyre[1]}${tyre[2]}`, `r${tyre[3]}`]]);

  const least = options.isTyping ? 1 : 3;
  const carsBeginning = hasCompany && word.length >= 3 && !hasDigit(word) ? cars.beginningWith(word) : [];
  if (word.length >= least && (vocabulary.hasBeginning(word) || carsBeginning.length > 0)) {
    const fromDictionary = findBeginning(word);
    return term('beginning', [
      ...(vocabulary.hasBeginning(word) ? [[`${word}*`]] : []),
      ...(fromDictionary ? meantBy(fromDictionary) : []),
      ...carsBeginning.map((lexeme) => [lexeme]),
    ]);
  }
  const completed = word.length >= (options.isTyping ? 2 : 4) ? findBeginning(word) : null;
  if (completed) return term('beginning', meantBy(completed), completed.meant[0]);
  if (hasDigit(word))
    return options.keepsUnknown ? term('word', [[stem], [`${word}*`]]) : term('unknown', []);

  const split = splitWord(word, vocabulary);
  if (split) return term('word', [split.map(toStem)], split);

  // a plural may be spelt as it sounds, with z: cablez
  const plural = options.isExact || !word.endsWith('z') ? '' : toStem(word.replace(/z$/, 's'));
  if (plural !== '' && vocabulary.isInNames(plural)) return term('corrected', [[plural]], [plural], plural);

  const isTaken = options.isExact === true || isEverydayWord(word);
  const corrected = isTaken
    ? null
    : vocabulary.correct(stem, toSingular(word), { isBesidePart: options.isBesidePart === true });
  if (corrected) {
    const meant = findSynonym([corrected.word]);
    const own: Alternative[] = vocabulary.isKnown(corrected.word) ? [[corrected.word]] : [];
    const alternatives = vocabulary.isInNames(corrected.word)
      ? [...own, ...(meant ? meantBy(meant) : [])]
      : [...(meant ? meantBy(meant) : []), ...own];
    if (alternatives.length > 0)
      return term('corrected', alternatives, meant?.meant[0] ?? [corrected.word], corrected.word);
  }
  return options.keepsUnknown ? term('word', [[stem]]) : term('unknown', []);
}

/** Splits `filtrodeaceite` into two or three known words. */
function splitWord(word: string, vocabulary: Vocabulary): string[] | null {
  if (word.length < 8) return null;
  const { findSynonym } = vocabulary.dictionary;
  const isWord = (piece: string): boolean =>
    piece.length >= 4 && (vocabulary.isInNames(toStem(piece)) || findSynonym([piece]) !== null);
  for (let at = 4; at <= word.length - 4; at += 1) {
    const [first, behind] = [word.slice(0, at), word.slice(at)];
    if (!isWord(first)) continue;
    if (isWord(behind)) return [first, behind];
    const joining = /^(de|del|para)/.exec(behind)?.[0];
    if (joining !== undefined && isWord(behind.slice(joining.length)))
      return [first, behind.slice(joining.length)];
  }
  return null;
}
