import { toItems } from './items';
import { hasOtherPart, isKind, isPartNoun, isSparkCar } from './otherPart';
import { toStem } from './ownName';
import { hasDoubt } from './readQuantity';
import { splitTokens, type Token } from './tokens';
import type { SpanMatch } from './types';
import * as vocabulary from '@/shared/orderVocabulary';

/*
 * Parts without a code beside the codes of a line: the filter in `2 CODE y un filtro de aire`. Each of these parts becomes
 * a reading, so that the part is not lost.
 */

/** Range of tokens of a code, with the parts that it may mean. */
interface CodePlace {
  from: number;
  to: number;
  match: SpanMatch | null;
}

/** Place in a text where the words about another part begin or end, in characters. */
interface Joint {
  from: number;
  to: number;
  /** Whether the words about the other part are before the code. */
  isBefore: boolean;
}

/** Whether a word only leads to the noun: an article, a number, a pack, a request. */
const leads = ({ word, isWord }: Token): boolean =>
  !isWord ||
  /^\d{1,3}(?:\p{L}{1,2})?$/u.test(word) ||
  /^(?:sus?|tambien|ademas|aparte|otr[oa]s?|una?|un[oa]s|(?:frasco|lata|tarro|botella|tubo)s?|sprays?)$/.test(
    word,
  ) ||
  vocabulary.numberWords.has(word) ||
  vocabulary.units.has(word) ||
  vocabulary.packs.has(word) ||
  vocabulary.measures.has(word) ||
  vocabulary.joining.has(word) ||
  vocabulary.chatWords.has(word) ||
  vocabulary.isRequest(word);

/** Words that belong to the name of a part in English, without naming one. */
const describing =
  /^(?:oil|air|fuel|cabin|water|timing|brake|ignition|oxygen|control|front|rear|upper|lower|inner|outer)$/;
/** Remarks about a part that is not wanted, about papers, and about places: `el aceite pongo yo`, `guía de remisión`. */
const notOrdered =
  /(?:^| )(?:pongo|tengo|trae|traigo|estan? bien|rectific\p{L}*|despues|manana|otro dia|viej[oa]s?|prendid[oa]|incluid[oa]s?|tablero|bien|original|empresa|pago|remision|transporte|dej[oa]|terrestre|quitumbe|gasolinera|gasolina)(?: |$)|^(?:al|en) |^freno de (?:disco|tambor)$|^(?:una? )?(?:moment|rat|recib|descuent|regal|cafe|col|favor|abraz|preci|mensaj|minut|segund)\p{L}*$/u;
/** Whether words are the name of a shop or a person, as `Radiadores Guamán`: each begins with a capital letter. */
const isProperName = (words: readonly Token[], text: string): boolean => {
  const names = words.filter(({ isWord }) => isWord);
  return (
    names.length > 1 &&
    names.every((token) => /^\p{Lu}\p{Ll}/u.test(token.text)) &&
    text !== text.toUpperCase()
  );
};

/** Whether words name a part that is not one of the products. */
function nameOther(words: readonly Token[], text: string, match: SpanMatch | null): boolean {
  const { names } = match ?? {};
  if (names === undefined || names.length === 0 || names.includes('')) return false;
  const noun = words.find((token) => !leads(token));
  // `deme un jueguito` counts the part of the code
  if (!noun || vocabulary.packs.has(toItems([noun])[0]?.word ?? '')) return false;
  const said = words.filter(({ isWord }) => isWord).map(({ word }) => word);
  if (notOrdered.test(said.join(' ')) || isProperName(words, text)) return false;
  if (said.some(isKind) || vocabulary.sides.has(noun.word)) return hasOtherPart(said, text, { names });
  const isInNames = (word: string): boolean =>
    names.some((name) => splitTokens(name).some((token) => toStem(token.word) === toStem(word)));
  if (isPartNoun(noun.word))
    return !describing.test(noun.word) && !isSparkCar(said, said.indexOf(noun.word)) && !isInNames(noun.word);
  // `y un wype`, `y un DOT4`: an article and a word that the product's name and the order's vocabulary lack
  const at = words.indexOf(noun);
  return (
    /^(?:una?|1)$/.test(words[at - 1]?.word ?? '') &&
    words.length <= at + 2 &&
    /^[\p{L}\p{N}]{2,}$/u.test(noun.word) &&
    !vocabulary.isKnownWord(noun.word) &&
    !isInNames(noun.word)
  );
}

/** Whether a token joins two parts of a line. A point does so if a sentence follows it. */
const isJoint = ({ word }: Token, next: Token | undefined): boolean =>
  /^(?:y|e|and|mas|tambien|ademas|aparte|[,;+&])$/.test(word) ||
  word === 'con' ||
  (word === '.' && next?.isSpaced === true && next.isWord && next.word.length > 2);

/**
 * Finds the joint between the codes of a line and the words about another part. The words after the last code come
 * first; words before the first code count only without a number, which may be the quantity of the code. Undefined if
 * no other part is named, or if the words doubt the order.
 */
export function findUncodedPart(
  text: string,
  tokens: readonly Token[],
  codes: readonly CodePlace[],
): Joint | undefined {
  const [first, last] = [codes[0], codes.at(-1)];
  if (!first || !last) return undefined;
  const isOther = (words: readonly Token[]): boolean => {
    const said = text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
    return (
      codes.every(({ match }) => nameOther(words, said, match)) &&
      !hasDoubt(toItems(words.filter(({ word }) => !/^un[oa]s$/.test(word))))
    );
  };
  const behind = tokens.findIndex(
    (token, at) => at >= last.to && isJoint(token, tokens[at + 1]) && isOther(tokens.slice(at + 1)),
  );
  const joint = tokens[behind];
  if (joint) return { from: joint.start, to: joint.end, isBefore: false };
  const ahead = tokens.findIndex((token, at) => {
    const words = tokens.slice(0, at);
    return (
      at > 0 &&
      at < first.from &&
      /^(?:y|e|and|,|\+)$/.test(token.word) &&
      tokens.slice(at + 1, first.from).every(leads) &&
      !words.some(({ word }) => /\d/.test(word) || vocabulary.numberWords.has(word)) &&
      isOther(words)
    );
  });
  const before = tokens[ahead];
  return before ? { from: before.start, to: before.end, isBefore: true } : undefined;
}

/** Splits words about several parts: `un filtro de aire y 3 bujías`. */
export function listUncodedParts(text: string): string[] {
  const tokens = splitTokens(text);
  const at = tokens.findIndex((token, place) => {
    if (place === 0 || !isJoint(token, tokens[place + 1])) return false;
    const hasNoun = (words: readonly Token[]): boolean =>
      isPartNoun(words.find((word) => !leads(word))?.word ?? '');
    return hasNoun(tokens.slice(0, place)) && hasNoun(tokens.slice(place + 1));
  });
  const joint = tokens[at];
  return joint
    ? [text.slice(0, joint.start).trim(), ...listUncodedParts(text.slice(joint.end))]
    : [text.trim()];
}
