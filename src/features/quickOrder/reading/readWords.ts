import { joinNumberWords, toItems } from './items';
import { explain, readQuantity } from './readQuantity';
import type { Token } from './tokens';
import type { Reading } from './types';
import * as vocabulary from '@/shared/orderVocabulary';

export interface LineReading {
  readings: Reading[];
  /** Whether the line contains only a quantity. */
  isQuantityOnly: boolean;
}

/** Returns a reading of words without a code, whose quantity the user must enter. */
export const toWordsReading = (text: string): Reading => ({
  kind: 'words',
  line: 0,
  text,
  code: text,
  skus: [],
  isSure: false,
  quantity: null,
  choices: [],
});

export const isContent = (word: string): boolean =>
  /\p{L}{3}/u.test(word) &&
  !vocabulary.chatWords.has(word) &&
  !vocabulary.isRequest(word) &&
  !vocabulary.joining.has(word) &&
  !vocabulary.quantityLabels.has(word) &&
  !vocabulary.units.has(word) &&
  !vocabulary.packs.has(word) &&
  !vocabulary.endings.has(word) &&
  !vocabulary.priceLabels.has(word) &&
  !vocabulary.numberWords.has(word) &&
  !vocabulary.dozens.has(word) &&
  !vocabulary.refusals.has(word) &&
  !vocabulary.doubts.has(word) &&
  !vocabulary.retractions.has(word) &&
  !vocabulary.dayLabels.has(word) &&
  (word === 'motor' || !vocabulary.documentLabels.has(word));

const isPhone = (digits: string): boolean => /^(?:\+?593|0)(?:9\d{8}|[2-7]\d{7})$/.test(digits);
/** Whether a line consists of numbers that may be the figures of a code: `57 55 3692`, `016-8362 2`, `1042-2, 1057-3`. */
const mayBeFigures = (tokens: readonly Token[]): boolean =>
  !isPhone(tokens.map(({ word }) => word).join('')) &&
  tokens.every(({ word }) => /^(?:[\d-]+|x|,|;)$/.test(word)) &&
  tokens.some(({ word }) => /^\d{3,}(?:-\d+)?$/.test(word)) &&
  (tokens.some(({ word }) => /^\d{3,}-\d+$/.test(word)) || tokens.filter(({ isWord }) => isWord).length > 2);

export function readWords(text: string, tokens: readonly Token[], isListed: boolean): LineReading {
  const items = toItems(tokens);
  // the diminutive `pedidito` counts as `pedido`, and `pedido` does not name a part
  const content = tokens.filter(
    ({ isWord, word }, at) => isWord && isContent(word) && isContent(items[at]?.word ?? word),
  );
  if (isPhone(tokens.map(({ word }) => word).join(''))) return { readings: [], isQuantityOnly: false };
  // `$18` below a code is its price
  const hasNumber = explain(joinNumberWords(items)).some(
    ({ type, word }) => type === 'amount' || vocabulary.pairs.has(word),
  );
  const isChatter =
    content.some(({ word }) => vocabulary.chatter.has(word)) &&
    !content.some(({ word }) => vocabulary.countNouns.has(word));
  if (isChatter) return { readings: [], isQuantityOnly: false };
  if (content.length === 0 && mayBeFigures(tokens))
    return { readings: [toWordsReading(text)], isQuantityOnly: false };
  if (content.length === 0) return { readings: [], isQuantityOnly: hasNumber };
  const { quantity, choices } = readQuantity(items, isListed);
  return {
    readings: [{ kind: 'words', line: 0, text, code: text, skus: [], isSure: false, quantity, choices }],
    isQuantityOnly: false,
  };
}
