import { everydayWordLines } from './dictionary/everydayWords';
import { fillerWords, synonymLines } from './dictionary/synonyms';
import { pageLines, type PageRoute } from './dictionary/pages';
import { symptomLines } from './dictionary/symptoms';
import { foldCase, readTokens, toStem, toSingular } from './words';

export interface Synonym {
  /** The words of the phrase, as singulars. */
  said: string[];
  /** Lists of words. The synonym means every part whose name has all words of at least one list. */
  meant: string[][];
  /** Whether the demonstration sells no such part. Only other shops may sell such a part. */
  isElsewhere: boolean;
  line: string;
}

export interface Symptom {
  example: string;
  /** Groups of prefixes. In every group, one prefix must be the beginning of a word of the question. */
  groups: string[][];
  /** Groups that must not match: no prefix of these groups may be the beginning of a word of the question. */
  exclusions: string[][];
  categories: string[];
  line: string;
}

const fillers = new Set(fillerWords.split(/\s+/).map(foldCase).filter(Boolean));

export const isFiller = (word: string): boolean => fillers.has(word);

const everydayWords = new Set(everydayWordLines.split(/\s+/).map(foldCase).filter(Boolean));

/** Whether a word belongs to everyday language, so that it is not taken for a mistyped part. */
export const isEverydayWord = (word: string): boolean => everydayWords.has(word);

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const partsOf = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns a phrase's words as singulars. Joining words are left out, unless the phrase has no other words. */
export function readPhrase(text: string): string[] {
  const words = readTokens(text).map(({ word }) => word);
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words).map(toSingular);
}

function readSynonyms(line: string): Synonym[] {
  const isElsewhere = line.startsWith('*');
  const [said = '', meant = ''] = partsOf(line.replace(/^\*/, ''), '=');
  const alternatives = partsOf(meant, '|').map(readPhrase);
  return partsOf(said, ',').map((phrase) => ({
    said: readPhrase(phrase),
    meant: alternatives,
    isElsewhere,
    line,
  }));
}

function readSymptom(line: string): Symptom {
  const [example = '', rest = ''] = partsOf(line, ':');
  const [groups = '', categories = ''] = partsOf(rest, '=');
  const read = partsOf(groups, '+');
  const beginnings = (group: string): string[] => partsOf(foldCase(group), '/');
  return {
    example,
    groups: read.filter((group) => !group.startsWith('!')).map(beginnings),
    exclusions: read.filter((group) => group.startsWith('!')).map((group) => beginnings(group.slice(1))),
    categories: partsOf(categories, ','),
    line,
  };
}

export const synonyms: readonly Synonym[] = linesOf(synonymLines).flatMap(readSynonyms);
export const symptoms: readonly Symptom[] = linesOf(symptomLines).map(readSymptom);

const symptomBeginnings = symptoms
  .flatMap(({ groups }) => groups.flat())
  .filter((beginning) => beginning.length >= 4);

/** Whether a word describes a symptom, so that `suena` is not taken for a mistyped `Siena`. */
export const isSymptomWord = (word: string): boolean =>
  symptomBeginnings.some((beginning) => word.startsWith(beginning));

export interface PageWords {
  phrase: string;
  said: string[];
  route: PageRoute;
  line: string;
}

export const pageWords: readonly PageWords[] = linesOf(pageLines).flatMap((line) => {
  const [said = '', route = ''] = partsOf(line, '=');
  return partsOf(said, ',').map((phrase) => ({
    phrase,
    said: readPhrase(phrase),
    route: route as PageRoute,
    line,
  }));
});

const key = (words: readonly string[]): string => words.join(' ');

/** Synonyms, indexed so that the words of a question can be looked up. */
export type Dictionary = ReturnType<typeof makeDictionary>;

/** @param added the office's synonyms, which take precedence over the synonyms of the file */
export function makeDictionary(added: readonly { said: string; meant: string }[] = []) {
  const own = added
    .flatMap(({ said, meant }) => readSynonyms(`${said} = ${meant}`))
    // an alternative without words would match everything
    .filter(
      ({ said, meant }) => said.length > 0 && meant.length > 0 && meant.every(({ length }) => length > 0),
    );
  const all = [...own, ...synonyms];

  // synonyms are indexed twice, because a match of singulars is more certain than a match of stems
  const bySingulars = new Map<string, Synonym>();
  const byStems = new Map<string, Synonym>();
  // phrases are indexed by the stem of their first word, because a question may have other words between the words of a
  // phrase
  const phrasesByFirst = new Map<string, Synonym[]>();
  for (const synonym of all) {
    const singulars = key(synonym.said);
    if (!bySingulars.has(singulars)) bySingulars.set(singulars, synonym);
    const stems = key(synonym.said.map(toStem));
    if (!byStems.has(stems)) byStems.set(stems, synonym);
    if (synonym.said.length < 2) continue;
    const first = toStem(synonym.said[0] ?? '');
    phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), synonym]);
  }
  for (const phrases of phrasesByFirst.values())
    phrases.sort((one, other) => other.said.length - one.said.length);
  const singleWords = all.filter(({ said }) => said.length === 1);
  /** All synonyms that are a single word, and all words of part names. All these words are singulars. */
  const words = new Set(
    all
      .filter(({ isElsewhere }) => !isElsewhere)
      .flatMap(({ said, meant }) => [...(said.length === 1 ? said : []), ...meant.flat()]),
  );
  // if two words have the same stem, the first word wins: solenoide before solenoid
  const spellings = new Map([...words].reverse().map((word) => [toStem(word), word]));

  return {
    /** Words to which a mistyped word may be corrected, as singulars. */
    words,
    /** Returns the word that has this stem. */
    spell: (stem: string): string => spellings.get(stem) ?? stem,
    /** Returns the synonym that consecutive words form. Words are compared as singulars first, then as stems. */
    findSynonym: (words: readonly string[]): Synonym | null =>
      bySingulars.get(key(words.map(toSingular))) ?? byStems.get(key(words.map(toStem))) ?? null,
    /** Returns phrases that begin with the word, the longest first. */
    getPhrasesFrom: (word: string): readonly Synonym[] => phrasesByFirst.get(toStem(word)) ?? [],
    /** Returns the synonym that begins with an unfinished word, such as `guardach`. */
    findBeginning: (beginning: string): Synonym | null =>
      singleWords.find(({ said }) => said[0]?.startsWith(beginning)) ?? null,
  };
}

/** The dictionary without the office's synonyms. */
export const fileDictionary = makeDictionary();

export const { findSynonym } = fileDictionary;

const holdsGroup = (words: readonly string[], text: string, group: readonly string[]): boolean =>
  group.some((beginning) =>
    beginning.includes(' ') ? text.includes(beginning) : words.some((word) => word.startsWith(beginning)),
  );

/** Returns the symptom that a question describes; null if the question describes no symptom. */
export function findSymptom(question: string): Symptom | null {
  const words = readTokens(question).flatMap(({ pieces }) => pieces);
  if (words.length === 0) return null;
  const text = ` ${words.join(' ')}`;
  return (
    symptoms.find(
      ({ groups, exclusions }) =>
        groups.every((group) => holdsGroup(words, text, group)) &&
        !exclusions.some((group) => holdsGroup(words, text, group)),
    ) ?? null
  );
}

/**
 * Returns the page that a question means. The question must have all words of a phrase and at most two other words. If
 * the phrase is a single word that may also name a part, no other word is allowed: `soporte` means the page, but
 * `soporte motor` means a part.
 * @param isPartWord whether a word may mean a part
 */
export function findPage(
  question: string,
  isPartWord: (word: string) => boolean = () => false,
): PageRoute | null {
  const words = new Set(readPhrase(question));
  let best: PageWords | null = null;
  for (const page of pageWords) {
    const others = words.size - new Set(page.said).size;
    const isWhole = page.said.every((word) => words.has(word)) && others <= 2;
    const isOfPart = others > 0 && page.said.length === 1 && isPartWord(page.said[0] ?? '');
    if (isWhole && !isOfPart && page.said.length > (best?.said.length ?? 0)) best = page;
  }
  return best?.route ?? null;
}
