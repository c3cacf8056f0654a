import { findFirstNumber, hasCode, isAbout, isPartNamed, type Line } from './lines';
import { isPartNoun } from './otherPart';
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
import { isKnownWord, isRequest } from '@/shared/orderVocabulary';
import { countSigns, remember, splitTokens } from './tokens';
import type { FindSpan } from './types';

/** A line with its neighbours. */
interface Place {
  line: Line;
  above: Line | undefined;
  next: Line | undefined;
  /** Whether a line beside it, or a table, has a code that the catalogue has. */
  hasParts: boolean;
  isBesideTable: boolean;
  /** Words of the vehicles that the parts of the other lines fit. */
  fitted: ReadonlySet<string>;
  find: FindSpan;
}

const hasPart = ({ readings }: Line): boolean => readings.some(({ kind }) => kind === 'part');
const namesPart = ({ readings }: Line): boolean => readings.some(isPartNamed);
/** Whether a line has a long code that the catalogue does not have. It is still ordered; `N35-17` is the number of a house. */
const isCoded = ({ readings }: Line): boolean =>
  readings.some(({ kind, code }) => kind === 'unknown' && countSigns(code) > 7);
const matchesOne = (text: string, forms: readonly RegExp[]): boolean => forms.some((form) => form.test(text));

/** Leaves out addresses, telephone numbers and introductions to a list if other lines have codes. */
export function leaveOutNotes(lines: Line[], isBesideTable: boolean, find: FindSpan): void {
  const hasParts = isBesideTable || lines.some(hasPart);
  const fitted: ReadonlySet<string> = lines.every(hasPart) ? new Set() : listModels(lines, find);
  let isClosed = false;
  for (const [at, line] of lines.entries()) {
    if (hasPart(line) || orders(line, lines, find)) continue;
    if (isClosed && !/\d/.test(line.text) && !namesPart(line)) line.readings = [];
    isClosed ||= closing.test(line.text);
    const place = { line, above: lines[at - 1], next: lines[at + 1], hasParts, isBesideTable, fitted, find };
    // `dos de cada uno:` contains a quantity, so this line stays
    const isCounting = !/\d/.test(line.text) && findFirstNumber(line.text) !== undefined;
    if (
      (!isCounting && [isAnnouncement, isHeading, isTalk].some((test) => test(place))) ||
      [isBesideNote, isFact, isDelivery, isLabelled].some((test) => test(place))
    ) {
      line.readings = [];
      line.isQuantityOnly = false;
    }
  }
}

/** Whether a line introduces, greets, asks or ends: `le paso la lista:`, `Buenos días Andrea`. */
const isAnnouncement = ({ line, hasParts }: Place): boolean =>
  hasParts &&
  !line.isQuantityOnly &&
  !namesPart(line) &&
  !isNewNamed(listNames(line.text)) &&
  (isHead(line.text) ||
    matchesOne(line.text.replace(labelledNumber, ' '), [
      announcement,
      plate,
      remark,
      destination,
      questionLine,
      titleLine,
      greeting,
      ending,
    ]));

/**
 * Whether a line such as `Filtros:` or `es para reparar el motor de un aveo 1.6:` stands above a line with a code. A
 * number with a point, and a year, belong to the car.
 */
const isHeading = ({ line, next, isBesideTable }: Place): boolean =>
  matchesOne(line.text.replace(engineOrYear, ' '), [/^\D*:$/u, groupHeading]) &&
  (next ? hasPart(next) || (next.readings.length > 0 && !namesPart(line)) : isBesideTable);
const engineOrYear = /(?<![\p{L}\p{N}.,])(?:[1-6]\.\d|(?:19|20)\d\d)(?![\p{L}\p{N}.,])/gu;

/** Whether a line agrees or chats without ordering: `me confirma el valor`. */
const isTalk = ({ line, hasParts }: Place): boolean =>
  hasParts &&
  !namesPart(line) &&
  !isCoded(line) &&
  !line.isQuantityOnly &&
  matchesOne(line.text, [agreement, talk]) &&
  !isNewNamed(listNames(line.text));

/** Whether a line is an address, a date, the name of a person beside a telephone number, or the name of a car. */
function isBesideNote({ line, above, next, hasParts, fitted }: Place): boolean {
  const isContact = (beside: Line | undefined): boolean =>
    beside !== undefined && contactLine.test(beside.text);
  return (
    hasParts &&
    !namesPart(line) &&
    ((!isCoded(line) && address.test(line.text)) ||
      matchesOne(line.text, [identifier, charge, dateLine, numbering, coming, nameLabel]) ||
      (personName.test(line.text) && [above, next].some(isContact)) ||
      isCarName(listNames(line.text.replace(carLead, '')), fitted))
  );
}

/** Whether a line tells something about the car, the place or the part above it, and orders nothing. */
function isFact({ line, above, hasParts, find }: Place): boolean {
  const isPlainRemark =
    !/\d/.test(line.text) &&
    matchesOne(line.text, [remarkOnParts, address]) &&
    !listNames(line.text).some((word) => adds.test(word) || /^dej\p{L}*$/u.test(word));
  return (
    hasParts &&
    ((!isCoded(line) && (fact.test(line.text) || isPlainRemark)) ||
      (above?.readings.length === 1 && isOwnWords(line, above, find)))
  );
}

/** Whether a line says how to deliver, without a number of parts: `favor mandar por la cooperativa`. */
const isDelivery = ({ line }: Place): boolean =>
  delivery.test(line.text) &&
  !isCoded(line) &&
  !(namesPart(line) && findFirstNumber(line.text) !== undefined);

/** Whether a line has a label that orders nothing, a sum, or the number of a document. */
const isLabelled = ({ line, above, next, hasParts }: Place): boolean =>
  matchesOne(line.text, [noteLine, sumLine, labelLine]) ||
  (hasParts && matchesOne(line.text, [jobLine, documentLine])) ||
  (descriptionLine.test(line.text) &&
    [next, above].some((beside) => beside !== undefined && hasPart(beside) && codeLine.test(beside.text)));

/** Whether a line has only words of the part in the line above: the name below the code, as carts and catalogues paste it. */
function isOwnWords(line: Line, above: Line, find: FindSpan): boolean {
  const [reading] = above.readings;
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
  if (words.some((word) => adds.test(word)) && words.some((word) => !isKnownWord(word) && !isRequest(word)))
    return true;
  if (
    !words.some(isPartNoun) ||
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
