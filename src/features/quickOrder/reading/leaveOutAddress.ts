import { codeItem, toItems } from './items';
import type { Span } from './listSpans';
import { hasDoubt } from './readQuantity';
import type { Token } from './tokens';
import * as vocabulary from '@/shared/orderVocabulary';

/** First words of an address. */
const street =
  /^(?:av|ave|avda|avenida|calle|cdla|ciudadela|urb|urbanizacion|barrio|pasaje|psje|panamericana|mz|manzana|solar|villa|local|edificio|edif|conjunto|condominio)$/;
/** Words that show that the number beside them is a quantity. */
const orderingWord = /^(?:x|\*|×|no|mejor|son|si|ya|cada|cuando|hasta|x\d+|\d+x)$/;
const separator = /^(?:[,;:+(-]|y|e|and|mas)$/;

const isOneOf = (word: string, lists: readonly ReadonlySet<string>[]): boolean =>
  lists.some((words) => words.has(word));
const countsPieces = (word: string): boolean =>
  isOneOf(word, [vocabulary.units, vocabulary.packs, vocabulary.countNouns]);
const isNumber = (token: Token | undefined): boolean =>
  token !== undefined && (/^x?\d{1,3}x?$/.test(token.word) || vocabulary.numberWords.has(token.word));

/**
 * Leaves out a street address after the last code, as in `2 CODE a la calle 9 de Octubre 412`, because the numbers of
 * an address are not quantities. The address stays if the line has no other number. The address also stays if its words
 * may order something or express doubt: `2 CODE a la calle Loja y 3 a la América`.
 */
export function leaveOutAddress(tokens: readonly Token[], codes: readonly Span[]): readonly Token[] {
  const end = codes.at(-1)?.to ?? tokens.length;
  const from = tokens.findIndex(
    ({ word }, at) =>
      at >= end &&
      // `2 CODE por local`: for each shop
      !/^(?:por|x|cada)$/.test(tokens[at - 1]?.word ?? '') &&
      (street.test(word) ||
        (word === 'via' && tokens[at + 1]?.word === 'a') ||
        (word === 'km' && /^\d/.test(tokens[at + 1]?.word ?? ''))),
  );
  if (from < 0) return tokens;
  const isOrdering = (token: Token, at: number): boolean => {
    const before = tokens[at - 1];
    return (
      orderingWord.test(token.word) ||
      // in `… 3 unidades` the number counts pieces
      (at > from && isNumber(before) && countsPieces(token.word)) ||
      (isNumber(token) && separator.test(before?.word ?? '')) ||
      isOneOf(token.word, [
        vocabulary.retractions,
        vocabulary.pairs,
        vocabulary.dozens,
        vocabulary.quantityLabels,
      ]) ||
      vocabulary.isRequest(token.word)
    );
  };
  const isPlace =
    tokens.every((token, at) => at < from || !isOrdering(token, at)) &&
    !hasDoubt([codeItem, ...toItems(tokens.slice(from))]);
  const isInCode = (at: number): boolean => codes.some((code) => at >= code.from && at < code.to);
  const hasQuantity =
    codes.some(({ glued }) => glued !== undefined) ||
    tokens.slice(0, from).some((token, at) => !isInCode(at) && isNumber(token));
  return isPlace && hasQuantity ? tokens.slice(0, from) : tokens;
}
