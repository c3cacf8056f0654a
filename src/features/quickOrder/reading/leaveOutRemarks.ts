import { countNouns, isRequest, numberWords } from '@/shared/orderVocabulary';
import { listWords } from './tokens';

/*
 * Leaves out remarks and questions within a line that order nothing: `2 CODE a la misma dirección`, `mande 2 CODE, ¿me
 * puede enviar a Loja?`.
 */

/** Remarks that never change an order. */
const remarks = [
  // `a la misma dirección de siempre`
  /(?<![\p{L}\p{N}])(?:al?|en|con|por)\s+(?:la\s+|el\s+)?mism[ao]\s+(?:direcci[oó]n|lugar|transporte|cooperativa|bodega|local|taller)(?:\s+de\s+siempre)?(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])para\s+(?:mi\s+|el\s+)?(?:stock|inventario)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])que\s+vengan?\s+bien\s+(?:empa[cq]|embal)\p{L}*/giu,
  /(?<![\p{L}\p{N}])(?:el\s+)?carro\s+(?:est[aá]\s+)?parado(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:(?:if|de\s+ser)\s+possible|(?:si\s+es|de\s+ser)\s+posible)(?![\p{L}\p{N}])/giu,
  // `2 CODE, and confirm the price`; alone on a line these words are another remark
  /(?:(?<=\s)(?:y|and)\s+|,\s*)(?:please\s+)?(?:(?:me|nos)\s+)?(?:confirm|av[ií]s|ind[ií][cq]|dice|diga|d[ií]g)\p{L}*\s+(?:the\s+(?:price|total)|el\s+(?:total|valor|precio))(?![\p{L}\p{N}])/giu,
];

/** Questions about delivery. */
const questions = [
  /¿?(?<![\p{L}\p{N}])(?:can|could)\s+you\s+(?:ship|deliver)[^?\d]*\?/giu,
  /¿?(?<![\p{L}\p{N}])(?:me\s+|l[oa]s?\s+)?puede[ns]?\s+(?:enviar|mandar|entregar|despachar)(?:l[oa]s?|me|nos)?\s+(?:al?|en|hoy|ma[nñ]ana)\s[^?\d]*\?/giu,
  /¿?(?<![\p{L}\p{N}])(?:cu[aá]nto|cu[aá]ntos\s+d[ií]as|cu[aá]ndo)\s+(?:se\s+)?(?:demora|tarda|llega)n?[^?\d]*\?/giu,
  /¿?(?<![\p{L}\p{N}])(?:me|nos)\s+l[oa]s?\s+(?:mand|env[ií]|despach|entreg)\p{L}*\s+(?:hoy|ma[nñ]ana|al?|en|por)(?!\p{L})[^?\d]*\?/giu,
];

/** Questions about the stock, and choices that are left open. */
const openWords = [
  /¿?(?<![\p{L}\p{N}])cu[aá]nt[ao]s\s+(?:tiene|hay|le\s+quedan?)\s*\?/giu,
  /(?<![\p{L}\p{N}])no\s+s[eé]\s+(?:cu[aá]l(?:es)?|la\s+medida|el\s+(?:c[oó]digo|n[uú]mero))(?![\p{L}\p{N}])/giu,
];

/** Condition before a request, which says nothing: `si tiene, guárdeme 2`. */
const emptyCondition =
  /(?<!\p{L})si\s+(?:hay|(?:l[oa]s?\s+)?tienen?)(?:\s*,)?\s+(?=(?:d[eé](?:me|nos)|(?:mand|env[ií]|gu[aá]rd|sep[aá]r|ap[aá]rt)[ae]n?(?:me|nos)|(?:me|nos)\s+(?:da|manda|env[ií]a|guarda|separa|aparta|alista))(?!\p{L}))/giu;
/** Words that offer something else, or ask for the price. A condition beside them stays. */
const alternative =
  /(?<!\p{L})(?:si\s*no|(?:en\s+)?caso\s+contrario|(?:de\s+)?lo\s+contrario|de\s+no\s+haber|a\s+falta\s+de|en\s+su\s+defecto|o\s+si|precio|cu[aá]nto)(?!\p{L})/iu;
/** Request in the past: `me faltó pedirle la banda`. */
const lateRequest =
  /(?<!\p{L})me\s+(?:falt[oó]|olvid[eé])\s+(?:de\s+)?(?:pedir|agregar|anotar|incluir)(?:l[eoa]s?)?(?!\p{L})/giu;
/** `3 more of CODE`: the pieces are ordered in addition to another order. */
const moreOf = /(?<=\d\s)more\s+(?=of\s)/giu;

const isNumber = (word = ''): boolean => /^\d{1,3}$/.test(word) || numberWords.has(word);
/** Whether a request states a number: `necesito dos`. Another number may be a size or belong to a car. */
const requestsNumber = (words: readonly string[]): boolean =>
  words.some((word, at) => isRequest(word) && isNumber(words[at + 1]));

/** Leaves out questions about delivery. A question stays if it may order something, or if nothing else orders. */
function leaveOutQuestions(text: string): string {
  let rest = text;
  for (const question of questions)
    rest = rest.replace(question, (whole) => {
      const mayOrder = listWords(whole).some((word) => numberWords.has(word) || countNouns.has(word));
      return mayOrder ? whole : ' ';
    });
  const orders = listWords(rest).some((word) => isNumber(word) || isRequest(word));
  return orders ? rest : text;
}

/** Leaves out what a line says beside its order. */
export function leaveOutRemarks(line: string): string {
  let text = line.replace(lateRequest, 'necesito').replace(moreOf, '');
  for (const remark of remarks) text = text.replace(remark, ' ');
  if (!alternative.test(text)) text = text.replace(emptyCondition, '');
  if (text.includes('?')) text = leaveOutQuestions(text);
  if (requestsNumber(listWords(text))) for (const open of openWords) text = text.replace(open, ' ');
  return text;
}
