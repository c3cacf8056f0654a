/** Vocabulary of the catalogue: it looks up, completes and corrects the words of a question. */
import { fileDictionary, type Dictionary } from './dictionary';
import { countEdits, toStem, toSound } from './words';

export interface WordCount {
  /** The word as a lexeme. */
  word: string;
  /** Number of part names whose first noun is this word. */
  asNoun: number;
  /** Number of part names that contain this word. The names of vehicles at the end of a part name do not count. */
  inNames: number;
  /** Number of products that have this word in any field. */
  anywhere: number;
}

/**
 * Maximum edit distance of a correction for a word with this many letters. The maximum is small for a short word,
 * because many other words are close to a short word.
 */
const maxEdits = (letters: number): number => (letters >= 9 ? 2 : letters >= 7 ? 1.5 : letters >= 4 ? 1 : 0);
/** Cost of a correction to a word that sounds the same. One wrong letter costs more. */
const soundCost = 0.4;
const firstLetterCost = 0.3;
/**
 * Maximum length of a short word. A short word is corrected only if one letter is wrong, or if the correction sounds
 * the same.
 */
const shortWord = 5;
/** Whether a word has a vowel. A word without a vowel is not corrected. */
const isPronounceable = (word: string): boolean => /[aeiouy]/.test(word);

interface Candidate {
  word: string;
  /** The form that is compared with a typed word: a stem from a part name, or a whole word of the dictionary. */
  form: string;
  isWhole: boolean;
  sound: string;
  count: number;
}

export type Vocabulary = ReturnType<typeof makeVocabulary>;

/** @param carWords names of makes and models; a word may be corrected to such a name if another word names a part */
export function makeVocabulary(
  words: readonly WordCount[],
  carWords: readonly string[] = [],
  dictionary: Dictionary = fileDictionary,
) {
  const names = new Map<string, number>();
  const all = new Map<string, number>();
  const categories = new Set<string>();
  const nouns = new Set<string>();
  for (const { word, asNoun, inNames, anywhere } of words) {
    if (word.startsWith('@a.') && !all.has(word.slice(3))) all.set(word.slice(3), anywhere);
    if (word.startsWith('@c.')) categories.add(word.slice(3));
    if (word.startsWith('@')) continue;
    all.set(word, anywhere);
    if (asNoun > 0) nouns.add(word);
    if (inNames > 0) names.set(word, inNames);
  }
  const sorted = [...all.keys()].sort();
  const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word);
  const candidate = (word: string, count: number, whole?: string): Candidate => ({
    word,
    form: whole ?? word,
    isWhole: whole !== undefined,
    sound: toSound(whole ?? word),
    count,
  });

  const partCandidates = new Map<string, Candidate>();
  for (const word of dictionary.words) {
    const stem = toStem(word);
    if (isLetters(stem) && stem.length >= 3) partCandidates.set(stem, candidate(stem, 1, word));
  }
  for (const [word, count] of names)
    if (isLetters(word) && word.length >= 3) partCandidates.set(word, candidate(word, 2 + count));
  const carCandidates = carWords
    .filter((word) => isLetters(word) && word.length >= 4)
    .map((word) => candidate(word, 0));

  function closest(
    word: string,
    whole: string,
    candidates: Iterable<Candidate>,
    letters = whole.length,
    maxCost = Infinity,
  ): { word: string; cost: number } | null {
    const most = maxEdits(letters);
    const sound = toSound(word);
    const wholeSound = toSound(whole);
    let best: { word: string; cost: number; count: number } | null = null;
    for (const { word: other, form, isWhole, sound: otherSound, count } of candidates) {
      const [typed, typedSound] = isWhole ? [whole, wholeSound] : [word, sound];
      if (Math.abs(form.length - typed.length) > 2) continue;
      const spelt = countEdits(typed, form, Math.ceil(most));
      const isSameSound = typedSound === otherSound;
      const heard = isSameSound
        ? soundCost
        : countEdits(typedSound, otherSound, Math.ceil(most)) + soundCost / 2;
      if (spelt > most && !isAlike(typed, form, isSameSound)) continue;
      const isSameStart = typed[0] === form[0] || typedSound[0] === otherSound[0];
      // two short words with different first letters are different words
      if (!isSameStart && typed.length <= shortWord && form.length <= shortWord) continue;
      const cost = Math.min(spelt, heard) + (isSameStart ? 0 : firstLetterCost);
      if (cost > maxCost) continue;
      if (cost > Math.max(most, soundCost) + firstLetterCost) continue;
      if (Math.min(spelt, heard) > Math.max(most, soundCost) + soundCost / 2) continue;
      if (!best || cost < best.cost || (cost === best.cost && count > best.count))
        best = { word: other, cost, count };
    }
    return best;
  }

  /**
   * Whether two words still resemble each other although more letters differ than a correction allows. At least half of
   * the letters must match.
   */
  function isAlike(typed: string, form: string, isSameSound: boolean): boolean {
    if (typed.length <= shortWord && !isSameSound) return false;
    const half = Math.floor(typed.length / 2);
    return countEdits(typed, form, half) <= half;
  }

  return {
    dictionary,
    /** Whether the name of a part has the word. */
    isInNames: (stem: string): boolean => names.has(stem),
    /**
     * Whether the word is the first noun of a part's name. Such a word is searched in names only. Other words are also
     * searched in attributes.
     */
    isNoun: (stem: string): boolean => nouns.has(stem),
    isKnown: (stem: string): boolean => all.has(stem),
    isInCategories: (stem: string): boolean => categories.has(stem),
    countOf: (stem: string): number => all.get(stem) ?? 0,
    /** Whether a known word begins with these letters. */
    hasBeginning(beginning: string): boolean {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < beginning) low = middle + 1;
        else high = middle;
      }
      return (sorted[low] ?? '').startsWith(beginning);
    },
    /**
     * Returns the most likely correction of a mistyped word. The correction is a word of a part's name or of the
     * dictionary.
     */
    correct: (stem: string, whole = stem, { isBesidePart = false } = {}) => {
      if (!isLetters(stem) || stem.length < 3 || !isPronounceable(stem)) return null;
      // if another word names a part, a short word is corrected only to a word that sounds the same
      const maxCost = isBesidePart && whole.length <= shortWord ? soundCost + firstLetterCost : Infinity;
      return closest(stem, whole, partCandidates.values(), whole.length, maxCost);
    },
    /** Returns the most likely correction of a mistyped word. The correction is the name of a make or a model. */
    correctCar: (word: string) =>
      isLetters(word) && word.length >= 4 ? closest(word, word, carCandidates, word.length - 1) : null,
    size: all.size,
  };
}
