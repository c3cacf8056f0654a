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
 * Reads pasted lines: codes by the catalogue, quantities from the remaining words. Lines that order nothing have no
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

/** A title or a note between the rows of a sheet ends no head: the rows behind it have the same columns. */
const hasColumnsOf = (block: readonly WrittenLine[], { names }: Head): boolean =>
  block.every(({ cells }) => cells?.length === names.length);

/** Reads the rows of a table by their cells; a row that is too long to be read asks. */
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

/** A line that is too long to be read asks, by its beginning. */
function askForLong({ text: whole }: WrittenLine): Reading[] {
  const at = whole.search(/[\p{L}\p{N}]/u);
  if (at < 0) return [];
  const text = `${whole.slice(at, at + 100).trim()}…`;
  return [{ kind: 'words', line: 0, text, code: text, skus: [], isSure: false, quantity: null, choices: [] }];
}

/** Returns a cell without the marks and times that a chat adds. Numbers stay unchanged. */
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
  const numbered = cleaned.filter((line) => getLeading(line) !== undefined);
  const isRising = numbered.length > 1 && numbered.every((line, at) => Number(getLeading(line)) === at + 1);
  const isNumbered = isRising && numbered.length === cleaned.length;
  const bare = isRising ? readBareNumbers(cleaned, find) : null;
  const lines = (bare ?? cleaned).map((line): Line => ({
    ...line,
    ...readText(line.text, find, bare !== null),
  }));
  if (long.length > 0) lines.push(...long);
  lines.sort((one, other) => one.at - other.at);
  for (const line of lines) {
    if (line.isStruck) line.readings = line.readings.map(askAgain);
  }
  // 1, 2, 3 before the codes and no other number: quantities, or the lines' numbers
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

/** Addresses, telephone numbers and announcements beside lines with codes order nothing. */
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
    // `Filtros:`
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
    // a code that the catalogue does not know is ordered; `N35-17` is a house
    const isCoded = line.readings.some(({ kind, code }) => kind === 'unknown' && countSigns(code) > 7);
    const isBeside =
      hasParts &&
      !names &&
      ((!isCoded && address.test(line.text)) ||
        [identifier, charge, dateLine, numbering].some((form) => form.test(line.text)) ||
        isCarName(listNames(line.text), fitted));
    const isDelivery =
      delivery.test(line.text) && !isCoded && !(names && findFirstNumber(line.text) !== undefined);
    // `dos de cada uno:`
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
/** Models that the parts of the lines fit, and their names of two words. */
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

/** `Cant. Código Descripción` above lines that are typed under it. */
const isHead = (text: string): boolean => {
  const head = parseHead(text.split(/\s+/));
  return head !== null && head.codes.length > 0 && head.quantities.length > 0;
};

/** `perdón, eran 5` below a line: that line asks for its quantity; all lines do where all are taken back. */
function takeBack(lines: Line[], find: FindSpan): void {
  lines.forEach((line, at) => {
    if (line.readings.some(({ kind }) => kind === 'part')) {
      // `ya no el FRE-PD-1042` below a line that orders it
      if (!hasRetraction(toItems(splitTokens(line.text)))) return;
      const named = new Set(line.readings.flatMap(({ skus }) => skus));
      for (const other of lines.slice(0, at)) {
        // `cambie las pastillas por CODE`
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
    // `2 de esos son para otra factura`
    const isReference =
      findFirstNumber(line.text) !== undefined && words.some((word) => /^(?:esos|esas|those)$/.test(word));
    // `no, que sean 6`, `el bombín ya no`
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
    // `quite las pastillas`: those, wherever they stand
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
 * `el doble`, `lo mismo para el otro carro`, `no mande esto:`, `(ya entregado)`: words in a line of their own that leave the
 * quantities of others open. Those of the part that it names ask, else the ones below a title, the one above, or all.
 */
function doubtByRemarks(lines: Line[], find: FindSpan): void {
  lines.forEach((line, at) => {
    if (hasCode(line) || line.isCut === true) return;
    const words = listWords(line.text);
    const text = words.join(' ');
    const isFactor = factor.test(text) || isCarCount(words);
    const coded = lines.filter(hasCode);
    // `las zapatas 1 nomás`: those that are ordered above
    const isMention =
      line.readings.length > 0 &&
      mention.test(text) &&
      coded.some((one) => one.at < line.at && isAbout(line, one, find) && fitsNamedCars(words, one, find));
    if (!isFactor && !isMention && !withdrawal.test(text)) return;
    // `por 2` below one code is its quantity
    if (line.isQuantityOnly && (coded.length < 2 || coded.some(isBare))) return;
    const above = coded.filter((one) => one.at < line.at);
    const isNamed = words.some((word) => countNouns.has(word));
    const alike = isNamed ? coded.filter((one) => isAbout(line, one, find)) : [];
    // `bujías para los dos aveos` beside other parts
    if (isFactor && alike.length === 0 && words.some(isPartName)) return;
    const isLast = !lines.slice(at + 1).some(hasCode);
    const open = isFactor || isLast || above.length === 0 ? coded : above.slice(-1);
    const areAll = isMention && words.some((word) => /^(?:sol[oa]s?|solamente|only)$/.test(word));
    for (const one of areAll ? coded : alike.length > 0 ? alike : open)
      one.readings = one.readings.map(askAgain);
    // `las pastillas del Aveo`, `lona doble` may be ordered as well
    const isOwn = isMention
      ? words.some((word, at) => cars.has(word) || isUnknownCar(word, words[at - 1]))
      : line.readings.some(isPartNamed) || (isFactor && !words.every(isRemarkWord));
    if (!isOwn) line.readings = [];
  });
}

/** `del Terios`, `para el D-Max`: a word that is not known is a car's name as often. */
const isUnknownCar = (word: string, before = ''): boolean =>
  /^(?:del?|el|un|para)$/.test(before) && !isKnownWord(word) && !/^(?:despues|luego|mas)$/.test(word);

/** Whether a word of `el doble`, `son dos aveos`, `6 del primero` may name no part; a word that is not known may. */
const isRemarkWord = (word: string): boolean =>
  /^x?\P{L}*$/u.test(word) ||
  everyWord.test(word) ||
  factor.test(word) ||
  isKnownWord(word) ||
  isKnownWord(word.replace(/s$/, ''));

/** `son dos aveos`, `para los 2 yaris`; `bujías 4 aveo` are four for one. */
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

/** Whether a code's part fits each car that words name; true where they name none. */
function fitsNamedCars(words: readonly string[], coded: Line, find: FindSpan): boolean {
  const vehicles = find(coded.readings[0]?.code ?? '')?.vehicles ?? [];
  return words
    .filter((word) => cars.has(word))
    .every((word) => vehicles.every((fitment) => fitment === '' || hasWord(fitment, word)));
}

/** `ya no`, `cancelar por favor`: all lines above, or the last. */
const annulling =
  /^(?:ya|no|nada|mejor|por|favor|porfa|gracias|please|[.,!]|(?:cancel|anul|olvid|elimin|borr)\p{L}*)$/u;

/** `todo x 2:`, `dos de todo:`, `2 de cada modelo`, `6 del primero`, `para los dos carros` beside codes: every code asks. */
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
    // `por cada carro`, `son 3 camionetas`; `carro 2` is one of them
    const areSeveral =
      words.some((word, at) => vehicle.test(word) && bearerNumber(words.slice(at + 1)) === undefined) &&
      (isFew(number) || words.includes('cada'));
    if (!areSeveral && !(isEvery && words.some((word) => everyWord.test(word)))) continue;
    const coded = lines.filter(hasCode);
    if (coded.length === 0) continue;
    // `2 retrovisores camioneta` are a part of their own
    if (words.every(isRemarkWord)) line.readings = [];
    for (const other of coded) other.readings = other.readings.map((reading) => askWith(reading, number));
  }
}
const vehicle =
  /^(?:(?:carro|auto|vehiculo|camioneta|furgoneta|buseta|taxi|car|truck|van|vehicle)s?|camiones|motores|buses)$/;
const isFew = (number = 1): boolean => number > 1 && number < 100;
const bearerNumber = ([sign = '', number = sign]: readonly string[]): string | undefined =>
  [sign, number].find((word) => /^\d+$/.test(word));
/** Words for all lines, or for one by its position: `6 del primero`. */
const everyWord =
  /^(?:tod[oa]s?|cada|amb[oa]s|primer[oa]?|segund[oa]|tercer[oa]?|[uú]ltim[oa]|all|each|every|everything|both|first|second|third|last)$/;

const cleanLine = remember(clean);

/** Above it, a number behind a code may be a price. */
const maxFew = 20;
const leading = /^(\d{1,3})\s+(?=\S)/;
const getLeading = ({ text, listNumber }: CleanLine): string | undefined =>
  listNumber === null ? leading.exec(text)?.[1] : undefined;

/** `1 FRE-PD-1042 4`, `2 MAN-FO-3102 5`: numbers that count the lines. Returns the lines without them; null for none. */
function readBareNumbers(lines: readonly PlacedLine[], find: FindSpan): PlacedLine[] | null {
  const rest = lines.map((line) =>
    getLeading(line) === undefined ? line : { ...line, text: line.text.replace(leading, '') },
  );
  // without another number in each of them, they may be quantities, and the others prices where few are numbered
  const isFewRows = lines.filter((line) => getLeading(line) !== undefined).length < 4;
  const isCounted = rest.every((line, at) => {
    const { readings } = readText(line.text, find);
    return line === lines[at]
      ? readings.every(({ kind }) => kind === 'words')
      : readings.some(
          ({ isAssumed, quantity }) => isAssumed !== true && !(isFewRows && (quantity ?? 0) > maxFew),
        );
  });
  return isCounted ? rest : null;
}

/** `2- code` may be two pieces, and so may `4)` above `2)`: the lines ask. */
function doubtListNumbers(lines: Line[]): void {
  const marked = lines.filter(({ listNumber }) => listNumber !== null);
  const isRising = marked.every(
    ({ listNumber }, at) => at === 0 || listNumber === (marked[at - 1]?.listNumber ?? 0) + 1,
  );
  for (const line of marked) {
    const isCounting = isRising && (!line.isKeycap || marked[0]?.listNumber === 1);
    // alone, a number may be how many
    if (line.isListCertain && isCounting && marked.length > 1) continue;
    const number = line.listNumber ?? 1;
    line.readings = line.readings.map((reading) =>
      reading.isAssumed && number !== 1 ? { ...reading, quantity: null, choices: [number, 1] } : reading,
    );
  }
}

/** `CODE "` below another line repeats its quantity. */
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

/** Lists the distinct texts of the lines that may be codes. */
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
