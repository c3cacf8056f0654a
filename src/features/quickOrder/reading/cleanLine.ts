/** Removes text around an order in a chat or a mail: headers, times, bullets, bold and italics. */
import { countNouns, isKnownWord, isRequest } from '@/shared/orderVocabulary';
import { leaveOutRemarks } from './leaveOutRemarks';
import { piecesInNote, repeats } from './notes';
import { splitTokens } from './tokens';

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?\s?m\b\.?)?`;
const heads = [
  // [10:32, 26/11/2026] Juan: · [26/11/26, 10:32:15 a. m.] Juan:
  new RegExp(String.raw`^\[(?=[^\]]*\d{1,2}:\d{2})[^\]]*\]\s*(?:-\s*)?[^:]{1,60}:(?=\s|$)`, 'i'),
  // 26/11/26, 10:32 a. m. - Juan: · 2026-11-26 10:32 Juan:
  new RegExp(String.raw`^${date},?\s+${time}\s*(?:[-–—]\s*)?[^:\d][^:]{0,60}:(?=\s|$)`, 'i'),
  new RegExp(String.raw`^${date},?\s+${time}\s*[-–—]\s*\+?[\d ()-]{7,20}:(?=\s|$)`, 'i'),
];
const systemLines = [
  new RegExp(String.raw`^${date},?\s+${time}\s*[-–—]`, 'i'),
  new RegExp(String.raw`^[^,]{1,40},\s*\[${date}[ ,]+${time}\]$`, 'i'),
  /^<?\s*(?:multimedia|imagen|audio|video|sticker|documento|media|image)\s+(?:omitid[oa]|omitted)\s*>?\.?$/i,
  /^[^,\n]{1,40},\s*\[[^\]]*\d{1,2}:\d{2}[^\]]*\]$/i,
  /^(?:reenviad[oa]s?|forwarded)(?:\s+(?:muchas veces|many times))?\.?$/i,
  /\.(?:jpe?g|png|webp|gif|heic|pdf|opus|ogg|mp[34]|m4a|docx?|xlsx?|vcf)(?:\s*\([^)]*\))?$/i,
  /(?:wrote|escribió|escribio):$/i,
  /^(?:obtener|get) outlook |^los mensajes y las llamadas est[aá]n cifrados|^messages and calls are end-to-end|^(?:se elimin[oó] este mensaje|this message was deleted)|^enviado desde mi |^sent from my /i,
  /^(?:de|para|asunto|from|to|subject|cc|cco|bcc|fecha|date|enviado|sent|re|fw|rv)\s*:\s/i,
];
/** Times such as `15:30`, `10h30` or `3pm`. `3 am 5322` is not a time, because `am 5322` may be a code. */
const clock = new RegExp(
  String.raw`(?<![\p{L}\p{N}\-/.,])(?:(?:(?:antes\s+de|a|hasta|para|desde|tipo)\s+)?las?\s+)?(?:(?:[01]?\d|2[0-3])(?::[0-5]\d(?::[0-5]\d)?(?:\s*[ap]\.?\s?m\b\.?)?|h[0-5]\d)|(?:0?[1-9]|1[0-2])[ap]\.?m\b\.?)(?![\p{L}\p{N}-])`,
  'giu',
);
/**
 * Hours after words such as `a las` or `en`: `a las 10 am`, `las 4 y media`, `para las 3 de la tarde`, `a primera
 * hora`, `en 15 min`.
 */
const hour =
  /(?<![\p{L}\p{N}])(?:(?:(?:antes\s+)?del?|al?|hasta|para|desde|tipo|por|como)\s+)*(?:las?\s+(?:\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?:(?:\s+(?:y\s+(?:media|cuarto)|en\s+punto))?\s*(?:[ap]\.?\s?m\b\.?|h(?:ora|r)s|en\s+punto|de\s+la\s+(?:tarde|ma[nñ]ana|noche))|\s+y\s+(?:media(?!\s+docena)|cuarto))|primera\s+hora(?:\s+de\s+la\s+(?:tarde|ma[nñ]ana))?)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:en|dentro\s+de)\s+(?:unos\s+)?\d{1,3}\s*min(?:utos?|s)?(?![\p{L}\p{N}])/giu;
/**
 * Hours such as `antes de las 4` or `a las 4 por la tarde`. They are removed only if another number remains as the
 * quantity. `las 4 por la tarde` may mean four pieces.
 */
const bareHour =
  /(?<![\p{L}\p{N}])(?:(?:antes\s+de|a|hasta|para|desde|tipo|como\s+a)\s+las?\s+(?:\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?:\s+(?:y\s+(?:media|cuarto)|en\s+punto))?\s+(?:en|por)\s+la\s+(?:tarde|ma[nñ]ana|noche)|(?:antes\s+de|hasta|desde)\s+las?\s+\d{1,2}(?!\s*(?:\d|[-/]|(?:un?|unds?|unid|unidades|pcs|piezas|juegos?)(?!\p{L}))))(?![\p{L}\p{N}])/giu;
const loneNumber = /(?<![\p{L}\p{N}./-])x?\d{1,3}(?![\p{L}\p{N}./-])/iu;
/** Replaces what a pattern matches, but not before a correction, which may be of that: `a las 5 pm, perdón 6`. */
const replaceUncorrected = (text: string, pattern: RegExp, replacement: string): string =>
  text.replace(pattern, (...found: unknown[]) => {
    const [whole] = found as string[];
    const at = found.findIndex((one) => typeof one === 'number');
    const behind = text.slice((found[at] as number) + (whole ?? '').length);
    return corrected.test(behind) ? (whole ?? '') : replacement;
  });
const corrected =
  /^[\s,.…]*(?:(?:ah|uy|ay)\s+)?(?:no[\s,]+)?(?:perd[oó]n|digo|mejor|corrijo|disculp\p{L}*|sorry)/iu;
const dropBareHours = (text: string): string => {
  const rest = replaceUncorrected(text, bareHour, ' ');
  return loneNumber.test(rest) ? rest : text;
};
/** The words `pasado mañana` (the day after tomorrow). They are treated like `mañana`. */
const dayAfter = /(?<![\p{L}\p{N}])pasado\s+ma[nñ]ana(?![\p{L}\p{N}])/giu;
/** `mismo` in `hoy mismo` only stresses the day. `lo mismo` orders something. */
const sameDay = /(?<![\p{L}\p{N}])(hoy|ahora|ahorita|ya|ma[nñ]ana)\s+mism(?:o|ito)(?![\p{L}\p{N}])/giu;
/** An interjection before an order: `ah y 2 CODE`. In `ah no, 3` the interjection begins a correction. */
const interjection =
  /^(?:a+h+|e+h+|o+h+|e+y+|m+h*m+|e+h*m+|a ver)[\s,.…]+(?!(?:no|perd|mejor|digo|disc|ya)\p{L}*)(?=\S)/iu;
/** An introduction before an order: `Soy Marco del taller Rulimán. 4 CODE`. */
const introduction =
  /^((?:(?:hola|buen[oa]?s?|d[ií]as?|tardes?|noches?)[\s,.!]+)*)(?:yo\s+)?(?:soy|(?:l[eo]s?\s+|te\s+)?saluda|habla|mi\s+nombre\s+es)\s((?:[\p{L}.]+\s){0,6}?[\p{L}]+)[.,;:]\s*(?=\S)/iu;
/** Leaves out an introduction that consists of names: `soy Ana y necesito dos` orders something. */
const dropIntroduction = (text: string): string =>
  text.replace(introduction, (whole, greeting: string, name: string) => {
    const words = splitTokens(name).map(({ word }) => word);
    return words.every((word, at) => isNameWord(word, words.slice(0, at))) ? greeting : whole;
  });
const shopWord = /^(?:taller|mecanica|lubricadora|almacen|repuestos|comercial)$/;
const nameLink = /^(?:del?|la|el|los|las|don|dona|senora?|sra?|ing|inge|maestro|chofer|cliente|[.,])$/;
const clauseWord = /^(?:que|quien|para|por|porque|y|e|si|no|ya|un|una)$|(?:ndo|[aei]r|aron|ieron)$/;
const isNameWord = (word: string, before: readonly string[]): boolean =>
  nameLink.test(word) ||
  shopWord.test(word) ||
  (countNouns.has(word) && before.some((one) => shopWord.test(one))) ||
  !(isKnownWord(word) || isRequest(word) || clauseWord.test(word));
/** Payment on delivery: `pago contra entrega`. */
const onDelivery = /(?<![\p{L}\p{N}])(?:pago\s+)?contra\s*-?\s*(?:entrega|reembolso)(?![\p{L}\p{N}])/giu;
/** Abbreviations of `por favor`: `x fa`, `xfis`. `XFA-2041` is a code. */
const courtesy = /(?<![\p{L}\p{N}-])(?:x ?f(?:a|as|is)|xfavor)(?![\p{L}\p{N}-])/giu;
/**
 * A telephone number after a word such as `llamar` or `cel`: `llamar al 099 876 5432`. Without such a word the number
 * may be a code.
 */
const telephone =
  /(?<![\p{L}\p{N}])(?:ll[aá]m\p{L}*|tel[eé]?f?|tel[eé]fono|fono|m[oó]vil|cel|celular|whatsapp|wsp|call|phone)[ .:]+(?:(?:al?|es|me|us|at|is)[ :]+)*(?:\+?593[ -]?|0)(?:9(?:[ -]?\d){8}|[2-7](?:[ -]?\d){7})(?:[ ,]+ext[.:]?\s*\d{1,5})?(?![\p{L}\p{N}-])/giu;
/** The number of a bus or a taxi: `el bus disco 27`. */
const discNumber =
  /(?<![\p{L}\p{N}])((?:bus|taxi|unidad|carro|para\s+el))\s+disco\s+\d{1,4}(?![\p{L}\p{N}])/giu;
/** A number plate after the word `placa`: `la placa es PDG-4821, 2 CODE`. */
const plateNumber =
  /(?<![\p{L}\p{N}])(?:(?:con|del?|la|y)\s+)*placas?(?:\s+(?:es|n(?:ro|o)?\.?))?[\s:.#°º-]*[a-z]{3}[\s-]?\d{3,4}(?:\s+y\s+[a-z]{3}-\d{3,4})*(?![\p{L}\p{N}-])/giu;
const mayBeCode = /(?=[\p{L}\p{N}._/-]*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{4,}/u;
const dropPlates = (text: string): string => {
  const rest = text.replace(plateNumber, ' , ');
  const isOrder =
    mayBeCode.test(rest) ||
    piecesInNote.test(rest) ||
    repeats.test(rest) ||
    splitTokens(rest).some(({ word }) => countNouns.has(word));
  return isOrder ? rest : text;
};
/** `1 no más` means only one; `ya no más` and `no más de 3` mean something else. */
const noMore =
  /(?<=(?:\d|(?<!\p{L})(?:una?|uno|dos|tres|cuatro|cinco|seis|u|und|unidad(?:es)?|juegos?|par(?:es)?)) )no\s+m[aá]s(?=\s*(?:[,.;!)]|$|por(?:\s|fa)|gracias|para|de\s+\p{L}*\d))/giu;
/** Models that are written with a dash: `d max`, `x trail`, `cr v`. */
const dashedModel =
  /(?<![\p{L}\p{N}-])(?:d (?=max)|x (?=trail)|[ch]r (?=v)|t (?=cross))(?=(?:max|trail|v|cross)(?![\p{L}\p{N}-]))/giu;
/** An identification number of a person or a company, with its label: `a mi RUC 1712345678001`. */
const identity =
  /(?<![\p{L}\p{N}])(?:(?:con|al?|de|mi|el|su|n[uú]mero)\s+)*(?:ruc|ci|c[eé]dula)[\s.:#]*\d{10}(?:\d{3})?(?![\p{L}\p{N}-])/giu;
/** Label of a quantity without a space before the number: `CANT.3`. */
const gluedLabel = /(?<![\p{L}\p{N}._/-])((?:cant|cantidad|ctd|qty|und|uds|unid|q)[.:=]?)(?=\d)/giu;
const keycap = /(\d)\uFE0F?\u20E3/gu;
/** A line with a cross, `❌ CODE`. The cross may mean that the customer does not want the part. */
const crossed = /^[^\p{L}\p{N}]*[❌❎✖✗✘🚫⛔👎]|[❌❎✖✗✘🚫⛔👎]\uFE0F?\s*$/u;
const strike = /~(?=\S)[^~]*\S~/u;
/**
 * Marks of WhatsApp for bold, italic and monospace text. The marks form pairs, but the asterisk in `3*FRE` is single.
 */
const emphasis = /(?<![\p{L}\p{N}])([*_`]{1,3})(?=\S)([^*_`]*[^\s*_`])\1(?![\p{L}\p{N}])/gu;
const bullet = /^(?:[^\p{L}\p{N}([<#$@"'¿¡\-+]|[-+•>](?=\s|[>\-+•])|>|\[[ xX✓]?\](?=\s)|☐)+/u;

const toShape = (code: string): string => code.replace(/\p{L}/gu, 'A').replace(/\p{N}/gu, '9');
/** Separates `FRE-PD-1042/FRE-PD-1057`. The two codes have the same form, so the slash is not part of one code. */
const partSlashed = (chunk: string): string => {
  const pieces = chunk.split('/');
  const [shape = ''] = pieces.map(toShape);
  const isParted = /A/.test(shape) && /9{3}/.test(shape) && pieces.every((piece) => toShape(piece) === shape);
  return isParted ? pieces.join(' / ') : chunk;
};

export interface CleanLine {
  text: string;
  /** Number of the list item at the beginning of the line. Null if there is no number, or only a bullet or a letter. */
  listNumber: number | null;
  /** Whether the number certainly numbers a list, as in `1)` or `1.-`. In `1-` the number may also be a quantity. */
  isListCertain: boolean;
  /** Whether the number is a keycap such as `2️⃣`. A keycap may number a list, or be a quantity. */
  isKeycap: boolean;
  /**
   * Whether the line may not belong to the order, because it is struck through or crossed out, or contains a web
   * address.
   */
  isStruck: boolean;
}

const listMark =
  /^(?:#\s*(\d{1,3})\s*[.):-]*(?=\s)|n(?:ro\.?|[°º]|o\.)\s*(\d{1,3})\s*[.):-]+(?=\s)|(?:[íi]tem|l[íi]nea|line)\s*#?\s*(\d{1,3})\s*[.):-]*(?=\s)|(\d{1,3})\s*(?:[.)]\s*-?|°)(?=\s)|(\d{1,3})(?:\)|\.-)(?=\p{L})|(?:[a-z]|[ivx]{2,4})(?:\)|\.-?|-)(?=\s))\s*/iu;
const looseListMark = /^(\d{1,3})-(?=\s)\s*/;

/** Cleans a line. Returns null if the line orders no part, for example a notice of the chat or the header of a mail. */
export function cleanLine(raw: string): CleanLine | null {
  const isKeycap = /^[^\p{L}\p{N}]*\d\uFE0F?\u20E3/u.test(raw);
  let text = raw
    .normalize('NFC')
    .replace(/[½⅓¼¾]/gu, ' medio ')
    .replace(keycap, (_all, digit: string, at: number, whole: string) =>
      /^[^\p{L}\p{N}]*$/u.test(whole.slice(0, at)) ? `${digit}) ` : digit,
    )
    .normalize('NFKC')
    .replace(/[\p{DI}\p{Cf}\uFE0F]/gu, '')
    .replace(/[‐‑‒–—―−]/gu, '-')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/gu, ' ')
    .trim();
  text = text.replace(/^(?:>\s*)+/, '');
  for (const head of heads) {
    const found = head.exec(text);
    if (found) {
      text = text.slice(found[0].length).trim();
      break;
    }
  }
  if (systemLines.some((line) => line.test(text))) return null;
  const isAddress = /https?:\/\//i.test(text);
  const isStruck = isAddress || strike.test(text) || crossed.test(text);
  if (isAddress) text = text.replace(/https?:\/\/\S+/gi, (address) => address.replace(/[/?&=#]+/g, ' '));
  text = text
    .replace(/<\/?[a-z][^<>]{0,40}>/gi, ' ')
    .replace(/\s+(?:gui[oó]n|dash|hyphen)\s+/giu, '-')
    .replace(/[\p{L}\p{N}._-]+(?:\/[\p{L}\p{N}._-]+)+/gu, partSlashed);
  text = replaceUncorrected(text, clock, ' ');
  text = replaceUncorrected(text, telephone, ' , ');
  text = replaceUncorrected(dropBareHours(dropPlates(dropIntroduction(text))), hour, ' ')
    .replace(dayAfter, ' mañana ')
    .replace(sameDay, '$1')
    .replace(noMore, 'nomas')
    .replace(dashedModel, (letters) => letters.replace(' ', '-'))
    .replace(interjection, '')
    .replace(onDelivery, ' ')
    .replace(courtesy, ' porfa ')
    .replace(discNumber, '$1')
    .replace(identity, ' , ')
    .replace(/(?<![~\p{L}\p{N}])~(?=\s?\d{1,4}(?![\d~]|\s*[\p{L}\p{N}]))/gu, ' aprox ')
    .replaceAll('~', ' ')
    .replace(gluedLabel, '$1 ');
  text = leaveOutRemarks(text);
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(emphasis, '$2');
  }
  text = text.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(bullet, '').trim();
  }
  const certain = listMark.exec(text);
  const mark = certain ?? looseListMark.exec(text);
  const isDecimal = mark ? /^\d+\.\d/.test(text) : false;
  if (mark && !isDecimal && mark[0].length < text.length) {
    const number = mark.slice(1).find((group) => group !== undefined);
    return {
      text: text.slice(mark[0].length).replace(bullet, '').trim(),
      listNumber: number === undefined ? null : Number(number),
      isListCertain: certain !== null,
      isKeycap,
      isStruck,
    };
  }
  return { text, listNumber: null, isListCertain: true, isKeycap, isStruck };
}
