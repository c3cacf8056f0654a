import { findFirstNumber, hasCode, isAbout, isPartNamed, type Line } from './lines';
import { isKind } from './otherPart';
import { toStem } from './ownName';
import { groupHeading, parseHead } from './parseHead';
import {
  address,
  agreement,
  announcement,
  carLead,
  charge,
  closing,
  codeLine,
  coming,
  contactLine,
  dateLine,
  delivery,
  descriptionLine,
  destination,
  documentLine,
  ending,
  fact,
  greeting,
  identifier,
  isCarName,
  jobLine,
  labelledNumber,
  labelLine,
  nameLabel,
  noteLine,
  numbering,
  personName,
  piecesInNote,
  plate,
  questionLine,
  remarkOnParts,
  remark,
  repeats,
  sumLine,
  talk,
  titleLine,
} from './notes';
import { isKnownWord, isRequest, partNouns, sides } from '@/shared/orderVocabulary';
import { countSigns, remember, splitTokens } from './tokens';
import type { FindSpan } from './types';

/** Leaves out addresses, telephone numbers and introductions to a list if other lines have codes. */
export function leaveOutNotes(lines: Line[], isBesideTable: boolean, find: FindSpan): void {
  const hasPart = ({ readings }: Line): boolean => readings.some(({ kind }) => kind === 'part');
  const hasParts = isBesideTable || lines.some(hasPart);
  const isContact = (line: Line | undefined): boolean => line !== undefined && contactLine.test(line.text);
  const fitted: ReadonlySet<string> = lines.every(hasPart) ? new Set() : listModels(lines, find);
  let isClosed = false;
  for (const [at, line] of lines.entries()) {
    if (hasPart(line) || orders(line, lines, find)) continue;
    if (isClosed && !/\d/.test(line.text) && !line.readings.some(isPartNamed)) line.readings = [];
    isClosed ||= closing.test(line.text);
    const next = lines[at + 1];
    // a line such as `Filtros:` is a heading
    const isHeading =
      (/^\D*:$/u.test(line.text) || groupHeading.test(line.text)) && (next ? hasPart(next) : isBesideTable);
    const isAnnounced =
      hasParts &&
      !line.isQuantityOnly &&
      (isHead(line.text) ||
        [announcement, plate, remark, destination, questionLine, titleLine, greeting, ending].some((form) =>
          form.test(line.text.replace(labelledNumber, ' ')),
        )) &&
      !isNewNamed(listNames(line.text)) &&
      !line.readings.some(isPartNamed);
    const names = line.readings.some(isPartNamed);
    // a long code that the catalogue does not have is still ordered, but `N35-17` is the number of a house
    const isCoded = line.readings.some(({ kind, code }) => kind === 'unknown' && countSigns(code) > 7);
    const isBeside =
      hasParts &&
      !names &&
      ((!isCoded && address.test(line.text)) ||
        [identifier, charge, dateLine, numbering, coming, nameLabel].some((form) => form.test(line.text)) ||
        (personName.test(line.text) && [lines[at - 1], next].some(isContact)) ||
        isCarName(listNames(line.text.replace(carLead, '')), fitted));
    const isPlainRemark =
      !/\d/.test(line.text) &&
      (remarkOnParts.test(line.text) || address.test(line.text)) &&
      !listNames(line.text).some((word) => adds.test(word) || /^dej\p{L}*$/u.test(word));
    const isFact =
      hasParts &&
      ((!isCoded && (fact.test(line.text) || isPlainRemark)) ||
        (isOwnWords(line, lines[at - 1], find) && lines[at - 1]?.readings.length === 1));
    const isTalk =
      hasParts &&
      !names &&
      !isCoded &&
      !line.isQuantityOnly &&
      [agreement, talk].some((form) => form.test(line.text)) &&
      !isNewNamed(listNames(line.text));
    const isDelivery =
      delivery.test(line.text) && !isCoded && !(names && findFirstNumber(line.text) !== undefined);
    // `dos de cada uno:` contains a quantity, so this line stays
    const isCounting = !/\d/.test(line.text) && findFirstNumber(line.text) !== undefined;
    if (
      ((isAnnounced || isHeading || isTalk) && !isCounting) ||
      isBeside ||
      isFact ||
      isDelivery ||
      (hasParts && [jobLine, documentLine].some((form) => form.test(line.text))) ||
      (descriptionLine.test(line.text) &&
        [next, lines[at - 1]].some((beside) => beside && hasPart(beside) && codeLine.test(beside.text))) ||
      [noteLine, sumLine, labelLine].some((form) => form.test(line.text))
    ) {
      line.readings = [];
      line.isQuantityOnly = false;
    }
  }
}

/** Whether a line has only words of the part in the line above: the name below the code, as carts and catalogues paste it. */
function isOwnWords(line: Line, above: Line | undefined, find: FindSpan): boolean {
  const [reading] = above?.readings ?? [];
  const match = reading?.kind === 'part' ? find(reading.code) : undefined;
  if (!match || /^\s*\d|^(?:el|la|los|las)\s/iu.test(line.text)) return false;
  const texts = [...(match.names ?? []), ...(match.vehicles ?? []), ...(match.brands ?? [])];
  const own = new Set(texts.flatMap(listNames).map(toStem));
  const words = listNames(line.text);
  return (
    words.some((word) => word.length > 3 && own.has(toStem(word))) &&
    words.every(
      (word) => own.has(toStem(word)) || /^(?:del?|la|el|los|las|para|con|y|\d+|por|favor)$/.test(word),
    )
  );
}

/** Verbs that add something to an order: `me agrega ambientales?`. */
const adds = /^(?:agreg|anad|inclu|aument|sum[ae]|ponga|pongame)\p{L}*$/u;
/**
 * Whether a line that looks like a note orders something: it has a number of pieces (`placa PBX-1234 x3`, `retiro solo
 * 1`), repeats the lines beside it (`carro 2: lo mismo`), requests a part, or names a part behind a label (`factura a
 * Juan y agregue discos`, `auto: 2 baterías`).
 */
function orders(line: Line, lines: readonly Line[], find: FindSpan): boolean {
  const { text } = line;
  if (sumLine.test(text) || identifier.test(text) || charge.test(text)) return false;
  if (piecesInNote.test(text) || repeats.test(text)) return true;
  const words = listNames(text);
  const parts = words.filter(
    (word) =>
      isKind(word) ||
      (partNouns.has(word) && !sides.has(word) && !/^(?:repuestos?|productos|articulos)$/.test(word)),
  );
  if (words.some((word) => adds.test(word)) && words.some((word) => !isKnownWord(word) && !isRequest(word)))
    return true;
  if (
    parts.length === 0 ||
    remarkOnParts.test(text) ||
    jobLine.test(text) ||
    greeting.test(text) ||
    titleLine.test(text)
  )
    return false;
  // `enviar con las bujías`: the spark plugs of another line
  if (lines.some((other) => other !== line && hasCode(other) && isAbout(line, other, find))) return false;
  return (
    labelLine.test(text) ||
    noteLine.test(text) ||
    words.some(isRequest) ||
    (delivery.test(text) && /(?<!\p{L})con(?!\p{L})/iu.test(text))
  );
}

/** Whether the words name something unknown that the customer may order: `y unas cremalleras`. */
const isNewNamed = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /^(?:un|una|unos|unas)$/.test(words[at - 1] ?? '') &&
      !isKnownWord(word) &&
      !/^(?:rebajita|descuentito|ratito|ratico|buen)$/.test(word),
  );

const listNames = (text: string): string[] =>
  splitTokens(text).flatMap(({ isWord, word }) => (isWord ? [word] : []));
/**
 * Lists the words in the fitment texts of all parts. A model may have two words, so each word is also listed together
 * with the next word.
 */
function listModels(lines: readonly Line[], find: FindSpan): ReadonlySet<string> {
  const fitments = lines.flatMap(({ readings }) =>
    readings.flatMap(({ code }) => find(code)?.vehicles ?? []),
  );
  return new Set(fitments.flatMap(readModels));
}
const readModels = remember((fitment: string): string[] => {
  const names = listNames(fitment);
  return names.flatMap((word, at) => [
    ...(/^\p{L}/u.test(word) ? [word] : []),
    `${word} ${names[at + 1] ?? ''}`,
  ]);
});

/** Whether a line is the typed heading of a table, such as `Cant. Código Descripción`. */
const isHead = (text: string): boolean => {
  const head = parseHead(text.split(/\s+/));
  return head !== null && head.codes.length > 0 && head.quantities.length > 0;
};
