import { normalizePartNumber } from '@/shared/foldText';
import { cleanLine as clean, type CleanLine } from './cleanLine';
import { toItems } from './items';
import { listSpans, longestSpan } from './listSpans';
import { joinDescriptions } from './joinDescriptions';
import { joinQuantityLines } from './joinQuantityLines';
import {
  askWith,
  findFirstNumber,
  hasCode,
  hasWord,
  isAbout,
  isBare,
  isPartName,
  listWords,
  isKindNamed,
  isOtherPartNamed,
  isPartNamed,
  type Line,
  type PlacedLine,
} from './lines';
import { groupHeading, parseHead, type Head } from './parseHead';
import {
  address,
  announcement,
  charge,
  closing,
  codeLine,
  dateLine,
  delivery,
  descriptionLine,
  destination,
  documentLine,
  ending,
  factor,
  greeting,
  identifier,
  isCarName,
  jobLine,
  labelLine,
  mention,
  noteLine,
  numbering,
  plate,
  questionLine,
  remark,
  sumLine,
  titleLine,
  withdrawal,
} from './notes';
import { hasRetraction } from './readQuantity';
import { readTable } from './readTable';
import { askAgain, readText } from './readText';
import { isTooLong } from './toWrittenLines';
import { countSigns, remember, splitTokens } from './tokens';
import type { FindSpan, Reading, WrittenLine } from './types';
import { cars, countNouns, isKnownWord, numberWords, retractions, uncounted } from '@/shared/orderVocabulary';

/**
 * Reads pasted lines: codes with the catalogue, quantities from the remaining words. A line that orders no part has no
 * reading.
 */
export function readLines(written: readonly WrittenLine[], find: FindSpan): Reading[] {
  const readings: Reading[] = [];
  let head: Head | null = null;
  for (let at = 0; at < written.length;) {
    const isTable = written[at]?.cells !== undefined;
    let to = at;
    while (to < written.length && (written[to]?.cells !== undefined) === isTable) to += 1;
    const block = written.slice(at, to);
    if (isTable) {
      const ownHead = parseHead(block[0]?.cells ?? []);
      head = ownHead ?? (head && hasColumnsOf(block, head) ? head : null);
      readings.push(...readCells(block, at, find, head, ownHead !== null));
    } else readings.push(...readPlain(block, at, find, block.length < written.length));
    at = to;
  }
  return readings;
}

/** Whether rows have the columns of a header: a title or a note between the rows of a sheet does not end its table. */
const hasColumnsOf = (block: readonly WrittenLine[], { names }: Head): boolean =>
  block.every(({ cells }) => cells?.length === names.length);

/** Reads the rows of a table by their cells; a row that is too long to be read is asked about. */
function readCells(
  block: readonly WrittenLine[],
  start: number,
  find: FindSpan,
  head: Head | null,
  isHeadFirst: boolean,
): Reading[] {
  const rows = block.map(({ cells = [] }) => cells);
  const isRow = (at: number): boolean =>
    !(at === 0 && isHeadFirst) && rows[at]?.some((cell) => /[\p{L}\p{N}]/u.test(cell)) === true;
  const filled = rows.flatMap((raw, at) =>
    isRow(at) && !isLong(block[at]) ? [{ raw, cells: raw.map(cleanCell), line: start + at }] : [],
  );
  const long = block.flatMap((line, at) =>
    isRow(at) && isLong(line) ? askForLong(line).map((one) => ({ ...one, line: start + at })) : [],
  );
  const readings = readTable(filled, find, head);
  return long.length > 0 ? [...readings, ...long].sort((one, other) => one.line - other.line) : readings;
}

const isLong = (line: WrittenLine | undefined): boolean => line !== undefined && isTooLong(line);

/** Asks about a line that is too long to be read, showing its beginning. */
function askForLong({ text: whole }: WrittenLine): Reading[] {
  const at = whole.search(/[\p{L}\p{N}]/u);
  if (at < 0) return [];
  const text = `${whole.slice(at, at + 100).trim()}…`;
  return [{ kind: 'words', line: 0, text, code: text, skus: [], isSure: false, quantity: null, choices: [] }];
}

/** Removes the marks and times that a chat adds to a cell. Numbers stay unchanged. */
const cleanCell = (cell: string): string => {
  if (/^[\d.,$\s+-]*$/.test(cell)) return cell.trim();
  const cleaned = cleanLine(cell);
  return cleaned && cleaned.listNumber === null ? cleaned.text : cell.trim();
};

function readPlain(
  block: readonly WrittenLine[],
  start: number,
  find: FindSpan,
  isBesideTable: boolean,
): Reading[] {
  const long = block.flatMap((line, at): Line[] =>
    isTooLong(line)
      ? askForLong(line).map((reading) => ({
          text: reading.text,
          listNumber: null,
          isListCertain: true,
          isKeycap: false,
          isStruck: false,
          isQuantityOnly: false,
          isCut: true,
          readings: [reading],
          at: start + at,
        }))
      : [],
  );
  const cleaned = block.flatMap(({ text, isBehindBlank }, at) => {
    if (isLong(block[at])) return [];
    const line = cleanLine(text);
    return line && /[\p{L}\p{N}]/u.test(line.text) ? [{ ...line, at: start + at, isBehindBlank }] : [];
  });
  const isNumbered = cleaned.length > 1 && cleaned.every((line, at) => Number(getLeading(line)) === at + 1);
  const bare = isNumbered ? readBareNumbers(cleaned, find) : null;
  const lines = (bare ?? cleaned).map((line): Line => ({
    ...line,
    ...readText(line.text, find, bare !== null),
  }));
  if (long.length > 0) lines.push(...long);
  lines.sort((one, other) => one.at - other.at);
  for (const line of lines) {
    if (line.isStruck) line.readings = line.readings.map(askAgain);
  }
  // 1, 2, 3 before the codes without other numbers may be quantities, or number the lines
  if (isNumbered && !bare)
    for (const line of lines.slice(1))
      line.readings = line.readings.map((reading) => ({
        ...askAgain(reading),
        choices: [...new Set([...reading.choices, reading.quantity ?? 1, 1])],
      }));
  leaveOutNotes(lines, isBesideTable, find);
  const rest = joinDescriptions(lines, find);
  takeBack(rest, find);
  doubtByRemarks(rest, find);
  askForAll(rest);
  doubtListNumbers(rest);
  askForDittos(rest);
  joinQuantityLines(rest, find);
  return rest.flatMap(({ readings, at }) => readings.map((reading) => ({ ...reading, line: at })));
}

/** Leaves out addresses, telephone numbers and announcements beside lines with codes. */
function leaveOutNotes(lines: Line[], isBesideTable: boolean, find: FindSpan): void {
  const hasPart = ({ readings }: Line): boolean => readings.some(({ kind }) => kind === 'part');
  const hasParts = isBesideTable || lines.some(hasPart);
  const fitted: ReadonlySet<string> = lines.every(hasPart) ? new Set() : listModels(lines, find);
  let isClosed = false;
  for (const [at, line] of lines.entries()) {
    if (hasPart(line)) continue;
    if (isClosed && !/\d/.test(line.text) && !line.readings.some(isPartNamed)) line.readings = [];
    isClosed ||= closing.test(line.text);
    const next = lines[at + 1];
    // `Filtros:` is a heading
    const isHeading =
      (/^\D*:$/u.test(line.text) || groupHeading.test(line.text)) && (next ? hasPart(next) : isBesideTable);
    const isAnnounced =
      hasParts &&
      !line.isQuantityOnly &&
      (isHead(line.text) ||
        [announcement, plate, remark, destination, questionLine, titleLine, greeting, ending].some((form) =>
          form.test(line.text),
        )) &&
      !line.readings.some(isPartNamed);
    const names = line.readings.some(isPartNamed);
    // a code that the catalogue does not know is still ordered, while `N35-17` is the number of a house
    const isCoded = line.readings.some(({ kind, code }) => kind === 'unknown' && countSigns(code) > 7);
    const isBeside =
      hasParts &&
      !names &&
      ((!isCoded && address.test(line.text)) ||
        [identifier, charge, dateLine, numbering].some((form) => form.test(line.text)) ||
        isCarName(listNames(line.text), fitted));
    const isDelivery =
      delivery.test(line.text) && !isCoded && !(names && findFirstNumber(line.text) !== undefined);
    // `dos de cada uno:` contains a quantity
    const isCounting = !/\d/.test(line.text) && findFirstNumber(line.text) !== undefined;
    if (
      ((isAnnounced || isHeading) && !isCounting) ||
      isBeside ||
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

const listNames = (text: string): string[] =>
  splitTokens(text).flatMap(({ isWord, word }) => (isWord ? [word] : []));
/** Lists the models that the parts of the lines fit, and the two words of each double name. */
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

/** Whether a line is a typed header such as `Cant. Código Descripción` above its lines. */
const isHead = (text: string): boolean => {
  const head = parseHead(text.split(/\s+/));
  return head !== null && head.codes.length > 0 && head.quantities.length > 0;
};

/**
 * Applies corrections such as `perdón, eran 5`: the line above asks for its quantity, and all lines ask if all are
 * retracted.
 */
function takeBack(lines: Line[], find: FindSpan): void {
  lines.forEach((line, at) => {
    if (line.readings.some(({ kind }) => kind === 'part')) {
      // `ya no el FRE-PD-1042` below a line that orders this code
      if (!hasRetraction(toItems(splitTokens(line.text)))) return;
      const named = new Set(line.readings.flatMap(({ skus }) => skus));
      for (const other of lines.slice(0, at)) {
        // `cambie las pastillas por CODE`: the old part is named
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
    // `2 de esos son para otra factura`: refers to lines above
    const isReference =
      findFirstNumber(line.text) !== undefined && words.some((word) => /^(?:esos|esas|those)$/.test(word));
    // `no, que sean 6`, `el bombín ya no`: a refusal
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
    // `quite las pastillas`: lines of that part, wherever they are
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

/**
 * Makes lines ask because of a remark on its own line: `el doble`, `lo mismo para el otro carro`, `no mande esto:`,
 * `(ya entregado)`. If it names a part, the lines of that part ask; otherwise those below a title, or the line above,
 * or all.
 */
function doubtByRemarks(lines: Line[], find: FindSpan): void {
  lines.forEach((line, at) => {
    if (hasCode(line) || line.isCut === true) return;
    const words = listWords(line.text);
    const text = words.join(' ');
    const isFactor = factor.test(text) || isCarCount(words);
    const coded = lines.filter(hasCode);
    // `las zapatas 1 nomás`: refers to the ones ordered above
    const isMention =
      line.readings.length > 0 &&
      mention.test(text) &&
      coded.some((one) => one.at < line.at && isAbout(line, one, find) && fitsNamedCars(words, one, find));
    if (!isFactor && !isMention && !withdrawal.test(text)) return;
    // `por 2` below a single code is its quantity
    if (line.isQuantityOnly && (coded.length < 2 || coded.some(isBare))) return;
    const above = coded.filter((one) => one.at < line.at);
    const isNamed = words.some((word) => countNouns.has(word));
    const alike = isNamed ? coded.filter((one) => isAbout(line, one, find)) : [];
    // `bujías para los dos aveos` beside other parts is a line of its own
    if (isFactor && alike.length === 0 && words.some(isPartName)) return;
    const isLast = !lines.slice(at + 1).some(hasCode);
    const open = isFactor || isLast || above.length === 0 ? coded : above.slice(-1);
    const areAll = isMention && words.some((word) => /^(?:sol[oa]s?|solamente|only)$/.test(word));
    for (const one of areAll ? coded : alike.length > 0 ? alike : open)
      one.readings = one.readings.map(askAgain);
    // `las pastillas del Aveo`, `lona doble` may be orders themselves
    const isOwn = isMention
      ? words.some((word, at) => cars.has(word) || isUnknownCar(word, words[at - 1]))
      : line.readings.some(isPartNamed) || (isFactor && !words.every(isRemarkWord));
    if (!isOwn) line.readings = [];
  });
}

/** Whether a word may be a car's name although it is unknown: `del Terios`, `para el D-Max`. */
const isUnknownCar = (word: string, before = ''): boolean =>
  /^(?:del?|el|un|para)$/.test(before) && !isKnownWord(word) && !/^(?:despues|luego|mas)$/.test(word);

/**
 * Whether a word may belong to a remark such as `el doble`, `son dos aveos` or `6 del primero`, and so names no part;
 * an unknown word may.
 */
const isRemarkWord = (word: string): boolean =>
  /^x?\P{L}*$/u.test(word) ||
  everyWord.test(word) ||
  factor.test(word) ||
  isKnownWord(word) ||
  isKnownWord(word.replace(/s$/, ''));

/** Whether words count cars: `son dos aveos`, `para los 2 yaris`. In `bujías 4 aveo` the number counts parts. */
const isCarCount = (words: readonly string[]): boolean => {
  const at = words.findIndex((word) => numberWords.has(word) || /^\d{1,2}$/.test(word));
  const next = words[at + 1] ?? '';
  return (
    at > 0 &&
    /^(?:son|para|los|las)$/.test(words[at - 1] ?? '') &&
    !/^(?:una?|uno|1)$/.test(words[at] ?? '') &&
    [next, next.replace(/s$/, '')].some((word) => cars.has(word))
  );
};

/** Whether a code's part fits each car that words name; true if they name no car. */
function fitsNamedCars(words: readonly string[], coded: Line, find: FindSpan): boolean {
  const vehicles = find(coded.readings[0]?.code ?? '')?.vehicles ?? [];
  return words
    .filter((word) => cars.has(word))
    .every((word) => vehicles.every((fitment) => fitment === '' || hasWord(fitment, word)));
}

/** Words that cancel all lines above, or the last one: `ya no`, `cancelar por favor`. */
const annulling =
  /^(?:ya|no|nada|mejor|por|favor|porfa|gracias|please|[.,!]|(?:cancel|anul|olvid|elimin|borr)\p{L}*)$/u;

/**
 * Makes every code ask because of a line about all of them: `todo x 2:`, `dos de todo:`, `2 de cada modelo`, `6 del
 * primero`, `para los dos carros`.
 */
function askForAll(lines: Line[]): void {
  for (const line of lines) {
    if (
      line.isQuantityOnly ||
      line.readings.some((reading) => reading.kind !== 'words' || isPartNamed(reading))
    )
      continue;
    const words = listWords(line.text);
    const number = findFirstNumber(line.text);
    const isEvery =
      number !== undefined || words.some((word) => /^(?:doble|triple|double|twice)$/.test(word));
    // `por cada carro`, `son 3 camionetas`: several cars; `carro 2` is only one of them
    const areSeveral =
      words.some((word, at) => vehicle.test(word) && bearerNumber(words.slice(at + 1)) === undefined) &&
      (isFew(number) || words.includes('cada'));
    if (!areSeveral && !(isEvery && words.some((word) => everyWord.test(word)))) continue;
    const coded = lines.filter(hasCode);
    if (coded.length === 0) continue;
    // `2 retrovisores camioneta` names a part of its own
    if (words.every(isRemarkWord)) line.readings = [];
    for (const other of coded) other.readings = other.readings.map((reading) => askWith(reading, number));
  }
}
const vehicle =
  /^(?:(?:carro|auto|vehiculo|camioneta|furgoneta|buseta|taxi|car|truck|van|vehicle)s?|camiones|motores|buses)$/;
const isFew = (number = 1): boolean => number > 1 && number < 100;
const bearerNumber = ([sign = '', number = sign]: readonly string[]): string | undefined =>
  [sign, number].find((word) => /^\d+$/.test(word));
/** Words about all lines, or about one by its position: `6 del primero`. */
const everyWord =
  /^(?:tod[oa]s?|cada|amb[oa]s|primer[oa]?|segund[oa]|tercer[oa]?|[uú]ltim[oa]|all|each|every|everything|both|first|second|third|last)$/;

const cleanLine = remember(clean);

const leading = /^(\d{1,3})\s+(?=\S)/;
const getLeading = ({ text, listNumber }: CleanLine): string | undefined =>
  listNumber === null ? leading.exec(text)?.[1] : undefined;

/**
 * Reads lines such as `1 FRE-PD-1042 4`, `2 MAN-FO-3102 5`, whose first number counts the lines. Returns the lines
 * without it; null if it does not.
 */
function readBareNumbers(lines: readonly PlacedLine[], find: FindSpan): PlacedLine[] | null {
  const rest = lines.map((line) => ({ ...line, text: line.text.replace(leading, '') }));
  // if the lines have no other number, these may be quantities
  const isCounted = rest.every(({ text }) =>
    readText(text, find).readings.some((reading) => reading.isAssumed !== true),
  );
  return isCounted ? rest : null;
}

/** Makes lines with uncertain list numbers ask: `2- code` may be two pieces, and so may `4)` above `2)`. */
function doubtListNumbers(lines: Line[]): void {
  const marked = lines.filter(({ listNumber }) => listNumber !== null);
  const isRising = marked.every(
    ({ listNumber }, at) => at === 0 || listNumber === (marked[at - 1]?.listNumber ?? 0) + 1,
  );
  for (const line of marked) {
    const isCounting = isRising && (!line.isKeycap || marked[0]?.listNumber === 1);
    // a single number may be a quantity
    if (line.isListCertain && isCounting && marked.length > 1) continue;
    const number = line.listNumber ?? 1;
    line.readings = line.readings.map((reading) =>
      reading.isAssumed && number !== 1 ? { ...reading, quantity: null, choices: [number, 1] } : reading,
    );
  }
}

/** Makes a line such as `CODE "` ask, with the quantity of the line above as a choice. */
function askForDittos(lines: Line[]): void {
  lines.forEach((line, at) => {
    const above = lines[at - 1]?.readings.at(-1);
    if (!above || !ditto.test(line.text)) return;
    line.readings = line.readings.map((reading) =>
      reading.isAssumed === true
        ? { ...askWith(reading, above.quantity ?? undefined), isAssumed: false }
        : reading,
    );
  });
}
const ditto = /^[^"“”〃]*(?:"|”|“|〃|'{2}|′{2}|,,|\sigual|\stambi[eé]n)[\s\-.]*$|^igual\s/iu;

/** Lists the distinct texts in the lines that may be codes. */
export function listLineSpans(written: readonly WrittenLine[]): string[] {
  const spans = new Set<string>();
  for (const { text, cells } of written.filter((line) => !isTooLong(line))) {
    for (const cell of cells ?? []) {
      const trimmed = cleanCell(cell);
      if (isCodeCell(trimmed)) spans.add(trimmed);
      addSpans(trimmed, spans);
    }
    if (cells) {
      addSpans(
        cells
          .map(cleanCell)
          .filter((cell) => /[\p{L}\p{N}]/u.test(cell))
          .join(' , '),
        spans,
      );
      continue;
    }
    const line = cleanLine(text);
    if (!line) continue;
    addSpans(line.text, spans);
    if (leading.test(line.text)) addSpans(line.text.replace(leading, ''), spans);
  }
  return [...spans];
}

const addSpans = (text: string, spans: Set<string>): void => {
  for (const span of listSpans(text)) spans.add(span.text);
};

const isCodeCell = (cell: string): boolean =>
  cell.length <= longestSpan &&
  normalizePartNumber(cell).length >= 3 &&
  (/\p{N}/u.test(cell) || !/\s/.test(cell));
