import { toItems } from './items';
import {
  askWith,
  findFirstNumber,
  hasCode,
  isKindNamed,
  isOtherPartNamed,
  isPartNamed,
  type Line,
} from './lines';
import { hasRetraction } from './readQuantity';
import { askAgain } from './readText';
import { listWords, splitTokens } from './tokens';
import type { FindSpan } from './types';
import { countNouns, retractions, uncounted } from '@/shared/orderVocabulary';

/**
 * Applies corrections such as `perdón, eran 5`. If the correction names a part, the lines of this part lose their
 * quantity. If the correction withdraws everything, all lines above lose their quantities. Any other correction
 * concerns the line above. The user must then enter the quantity again.
 */
export function takeBack(lines: Line[], find: FindSpan): void {
  lines.forEach((line, at) => {
    if (line.readings.some(({ kind }) => kind === 'part')) {
      // `ya no el FRE-PD-1042` withdraws this code from a line above
      if (!hasRetraction(toItems(splitTokens(line.text)))) return;
      const named = new Set(line.readings.flatMap(({ skus }) => skus));
      for (const other of lines.slice(0, at)) {
        // `cambie las pastillas por CODE` names the old part, which a line above orders
        const isNamed =
          !line.readings.some(({ skus }) =>
            skus.some((sku) => other.readings.some((one) => one.skus.includes(sku))),
          ) &&
          hasCode(other) &&
          isKindNamed(line, other, find);
        other.readings = other.readings.map((one) =>
          isNamed || one.skus.some((sku) => named.has(sku)) ? askAgain(one) : one,
        );
      }
      return;
    }
    const words = listWords(line.text);
    // `2 de esos son para otra factura` refers to the lines above
    const isReference =
      findFirstNumber(line.text) !== undefined && words.some((word) => /^(?:esos|esas|those)$/.test(word));
    // `no, que sean 6` and `el bombín ya no` are refusals
    const isRefusal = words.some(
      (word, at) => word === 'no' && (findFirstNumber(line.text) !== undefined || words[at - 1] === 'ya'),
    );
    if (isReference && !line.readings.some(isPartNamed)) line.readings = [];
    if (
      !isReference &&
      !isRefusal &&
      !words.some((word) => retractions.has(word) || ['mejor', 'instead', 'digo', 'sean'].includes(word))
    )
      return;
    const isAll = words.some((word) => uncounted.has(word) || word === 'pedido' || word === 'lista');
    const before = lines.slice(0, at).filter(({ readings }) => readings.length > 0);
    const number = isAll ? undefined : findFirstNumber(line.text);
    // `quite las pastillas` concerns all lines above that order this part
    const others = words.some((word) => countNouns.has(word))
      ? before.filter((other) => !isOtherPartNamed(line, other, find))
      : [];
    const alike = others.filter((other) => isKindNamed(line, other, find));
    const named = alike.length > 0 ? alike : others;
    const isLast = named.length === 0 && !isAll;
    const isAnnulled = number === undefined && words.every((word) => annulling.test(word));
    for (const other of isLast && !isAnnulled ? before.slice(-1) : named.length > 0 ? named : before)
      other.readings = other.readings.map((reading) => askWith(reading, number));
  });
}

/** Words that cancel all lines above: `ya no`, `cancelar por favor`. */
const annulling =
  /^(?:ya|no|nada|mejor|por|favor|porfa|gracias|please|[.,!]|(?:cancel|anul|olvid|elimin|borr)\p{L}*)$/u;
