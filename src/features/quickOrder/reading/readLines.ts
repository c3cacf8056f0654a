import { normalizePartNumber } from '@/shared/foldText';
import { cleanLine as clean, type CleanLine } from './cleanLine';
import { isOrderable, isYear, joinNumberWords, toItems } from './items';
import { listSpans, longestSpan } from './listSpans';
import { groupHeading, parseHead, type Head } from './parseHead';
import { hasRetraction } from './readQuantity';
import { readTable } from './readTable';
import { askAgain, readEachNumber, readText, unitPrice } from './readText';
import { isTooLong } from './toWrittenLines';
import { remember, splitTokens } from './tokens';
import type { FindSpan, Reading, WrittenLine } from './types';
import {
  chatWords,
  countNouns,
  documentLabels,
  endings,
  retractions,
  uncounted,
} from '@/shared/orderVocabulary';

/** A line with its position. */
interface PlacedLine extends CleanLine {
  at: number;
  isBehindBlank?: boolean;
}

interface Line extends PlacedLine {
  readings: Reading[];
  isQuantityOnly: boolean;
}

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
  // 1, 2, 3 before the codes and no other number: quantities, or the lines' numbers
  if (isNumbered && !bare)
    for (const line of lines.slice(1))
      line.readings = line.readings.map((reading) => ({
        ...askAgain(reading),
        choices: [...new Set([...reading.choices, reading.quantity ?? 1, 1])],
      }));
  leaveOutNotes(lines, isBesideTable);
  takeBack(lines);
  askForAll(lines);
  doubtListNumbers(lines);
  askForDittos(lines);
  joinQuantityLines(lines);
  return lines.flatMap(({ readings, at }) => readings.map((reading) => ({ ...reading, line: at })));
}

const note =
  /^(?:mi\s+|el\s+|su\s+|(?:(?:por\s+)?favor|porfa)\s+(?=ll[aá]m|factura))?(?:ruc|c[eé]dula|tel[eé]?f?(?:ono)?|cel(?:ular)?|whatsapp|direcci[oó]n|entregar?|env[ií](?:os?|ar|e)\s+(?:a|por|con)|ship\s+to|deliver(?:y)?|ll[aá]m[ae](?:me|nos)?|call\s+me|factura(?:r)?\s+a|raz[oó]n\s+social|correo|e-?mail|at(?:te|entamente)|retir[oa])(?![\p{L}\p{N}])/iu;
/** `TOTAL A PAGAR: $74.75`; `total 3` may be pieces. */
const sum =
  /^(?:sub)?total(?:es)?(?:\s+(?:a\s+pagar|general|final))?[\s.:=]*(?:(?:usd|us\$|\$)\s*[\d.,]+|\d[\d.,]*[.,]\d\d)$/iu;
/** `Placa: PBX-1234`, `Km 120000` */
const label =
  /^(?:placa|km|kilometraje)\s+[\p{L}\d.,-]*\d$|^(?:cliente|placa|km|kilometraje|vin|chasis|veh[ií]culo|auto|carro|modelo|marca|a[nñ]o|taller|vendedor|asesor|fecha|ciudad|customer|vehicle|date)\s*:/iu;
/** `Transporte: Santa`, `favor confirmar`, `todo para hoy` beside lines with codes, without a number. */
const remark =
  /^(?:(?:transporte|entrega|env[ií]o|obs(?:ervaci[oó]n(?:es)?)?|(?:forma\s+de\s+)?pago|contacto|atenci[oó]n|destino|despacho|conductor|chofer|t[eé]cnico|responsable|(?:solicitado|autorizado|elaborado)\s+por)\s*:|(?:por\s+)?favor\s+(?:confirm|respond|avis|(?:cotiz|despach|env[ií])\p{L}*(?:\s+a\s+\p{L}+)?(?:\s+(?:hoy|ma[nñ]ana|urgente|ya|pronto|lo\s+antes\s+posible))*\s*$)|todo\s+(?:para|original|nuevo|urgente))\D*$/iu;
/** `Orden de compra 4500012345`; `Pedido: 100` may be pieces. */
const document =
  /^(?:orden(?:\s+de\s+compra)?|o\/?c|proforma|factura|cotizaci[oó]n|gu[ií]a|p\.?o|ticket|(?:pedido|requerimiento|solicitud)(?=\D*\d{4}))[\s:.#°º]*(?:n[°ºo]?|nro|no|num(?:ero)?)?[\s:.#°º-]*\d{3,}[\d-]*$/iu;
/** `Descripción: filtro` above `Código: …` */
const described = /^(?:descripci[oó]n|detalle|producto|repuesto|nombre)\s*:\D*$/iu;
const coded = /^(?:c[oó]d(?:igo)?|material|sku|ref(?:erencia)?|material|parte?|part)\b[^:]{0,20}:/iu;
/** `Revisión de frenos aveo 2013` beside lines with codes; another number may be pieces. */
const job =
  /^(?:revisi[oó]n|mantenimiento)\s+(?:del?|para|preventivo|correctivo)\b(?:[^:\d]|(?:19|20)\d\d(?!\d)|\d[\d.,]*\s*kms?\b)*$/iu;
/** `le paso la lista:`, `para el Hilux 2016:`, `mantenimiento de 10.000 km:` above the lines that it announces. */
const announcement = /^\D*(?:(?:(?:19|20)\d\d|\d[\d.,]*\s*kms?\b)\D*)?:$/iu;
/** `Unidad 045 placa PBX-1234` beside lines with codes. */
const plate = /(?<!\p{L})placas?[\s:.]+[a-z]{3}[-\s]?\d{3,4}(?!\d)/iu;
/** `Pedido taller Ramírez` */
const title =
  /^(?:(?:adjunto|env[ií]o|detalle\s+de)\s+)?(?:la\s+)?(?:pedido|orden|lista|cotizaci[oó]n|proforma|order|list)(?!\p{L})[^\d]*$/iu;

/** `Para el D-Max 2010` beside lines with codes. */
const destination = /^para\s+(?:el|la|los|las|un|una|mi|su)\s/iu;

/** `Ese es el de Polo 2019?` beside lines with codes. */
const question = /\?\s*$/u;

/** `Buenos días Andrea`, `Taller Los Andes` beside lines with codes, without a number. */
const greeting =
  /^(?:buen(?:[oa]s?)?|hola|hello|hi|hey|dear|estimad[oa]s?|saludos|gracias|espero|quedo|presente|sr(?:a|es)?|se[nñ]or(?:a|es)?|taller|mec[aá]nica|lubricadora|rectificadora|almac[eé]n|auto(?:centro|servicio|repuestos))(?!\p{L})(?!.*(?<!\p{L})(?:pero|ya|no|otr[oa]|mejor|solo|sin|que)(?!\p{L}))\D*$/iu;

/** A signature follows. */
const closing =
  /^(?:(?:un\s+)?(?:cordial(?:es)?\s+)?saludos?(?:\s+cordial(?:es)?)?|atentamente|atte|cordialmente|regards|best regards|kind regards)[\p{P}\s]*$/iu;

/** Addresses, telephone numbers and announcements beside lines with codes order nothing. */
function leaveOutNotes(lines: Line[], isBesideTable: boolean): void {
  const hasPart = ({ readings }: Line): boolean => readings.some(({ kind }) => kind === 'part');
  const hasParts = isBesideTable || lines.some(hasPart);
  let isClosed = false;
  for (const [at, line] of lines.entries()) {
    if (hasPart(line)) continue;
    if (isClosed && !/\d/.test(line.text) && !line.readings.some(namesPart)) line.readings = [];
    isClosed ||= closing.test(line.text);
    const next = lines[at + 1];
    // `Filtros:`
    const isHeading =
      (/^\D*:$/u.test(line.text) || groupHeading.test(line.text)) && (next ? hasPart(next) : isBesideTable);
    const isAnnounced =
      hasParts &&
      !line.isQuantityOnly &&
      (isHead(line.text) ||
        [announcement, plate, remark, destination, question, title, greeting].some((form) =>
          form.test(line.text),
        )) &&
      !line.readings.some(namesPart);
    // `dos de cada uno:`
    const isCounting = !/\d/.test(line.text) && firstNumber(line.text) !== undefined;
    if (
      ((isAnnounced || isHeading) && !isCounting) ||
      (hasParts && [job, document].some((form) => form.test(line.text))) ||
      (described.test(line.text) &&
        [next, lines[at - 1]].some((beside) => beside && hasPart(beside) && coded.test(beside.text))) ||
      [note, sum, label].some((form) => form.test(line.text))
    ) {
      line.readings = [];
      line.isQuantityOnly = false;
    }
  }
}

/** The first number of a line, in figures or in words. */
const firstNumber = (text: string): number | undefined =>
  joinNumberWords(toItems(splitTokens(text))).find(({ type }) => type === 'amount')?.value;
/** `dos, por favor` */
const isSpelt = (text: string): boolean =>
  joinNumberWords(toItems(splitTokens(text)))
    .filter(({ type, word }) => type !== 'sign' && !endings.has(word) && !chatWords.has(word))
    .every(({ isSpelt: isOne }, at) => isOne && at === 0);

/** `Cant. Código Descripción` above lines that are typed under it. */
const isHead = (text: string): boolean => {
  const head = parseHead(text.split(/\s+/));
  return head !== null && head.codes.length > 0 && head.quantities.length > 0;
};

const listWords = (text: string): string[] => splitTokens(text).map(({ word }) => word);
const namesPart = ({ text }: Reading): boolean =>
  listWords(text).some(
    (word) => countNouns.has(word) && !/^(?:repuestos?|productos?|articulos?)$/.test(word),
  );

/** `perdón, eran 5` below a line: that line asks for its quantity; all lines do where all are taken back. */
function takeBack(lines: Line[]): void {
  lines.forEach((line, at) => {
    if (line.readings.some(({ kind }) => kind === 'part')) {
      // `ya no el FRE-PD-1042` below a line that orders it
      if (!hasRetraction(toItems(splitTokens(line.text)))) return;
      const named = new Set(line.readings.flatMap(({ skus }) => skus));
      for (const other of lines.slice(0, at))
        other.readings = other.readings.map((one) =>
          one.skus.some((sku) => named.has(sku)) ? askAgain(one) : one,
        );
      return;
    }
    const words = listWords(line.text);
    // `2 de esos son para otra factura`
    const isReference =
      firstNumber(line.text) !== undefined && words.some((word) => /^(?:esos|esas|those)$/.test(word));
    // `no, que sean 6`, `el bombín ya no`
    const isRefusal = words.some(
      (word, at) => word === 'no' && (firstNumber(line.text) !== undefined || words[at - 1] === 'ya'),
    );
    if (isReference && !line.readings.some(namesPart)) line.readings = [];
    if (
      !isReference &&
      !isRefusal &&
      !words.some((word) => retractions.has(word) || ['mejor', 'instead', 'digo', 'sean'].includes(word))
    )
      return;
    const isAll = words.some((word) => uncounted.has(word) || word === 'pedido' || word === 'lista');
    const before = lines.slice(0, at).filter(({ readings }) => readings.length > 0);
    const number = isAll ? undefined : firstNumber(line.text);
    for (const other of isAll ? before : before.slice(-1))
      other.readings = other.readings.map((reading) => askWith(reading, number));
  });
}

/** `todo x 2:`, `dos de todo:`, `2 de cada modelo`, `6 del primero` beside codes: every code asks. */
function askForAll(lines: Line[]): void {
  for (const line of lines) {
    if (
      line.isQuantityOnly ||
      line.readings.some((reading) => reading.kind !== 'words' || namesPart(reading))
    )
      continue;
    const number = firstNumber(line.text);
    if (number === undefined || !listWords(line.text).some((word) => everyWord.test(word))) continue;
    const coded = lines.filter(hasCode);
    if (coded.length === 0) continue;
    line.readings = [];
    for (const other of coded) other.readings = other.readings.map((reading) => askWith(reading, number));
  }
}
/** Words for all lines, or for one by its position: `6 del primero`. */
const everyWord =
  /^(?:tod[oa]s?|cada|amb[oa]s|primer[oa]?|segund[oa]|tercer[oa]?|[uú]ltim[oa]|all|each|every|everything|both|first|second|third|last)$/;

const cleanLine = remember(clean);

const leading = /^(\d{1,3})\s+(?=\S)/;
const getLeading = ({ text, listNumber }: CleanLine): string | undefined =>
  listNumber === null ? leading.exec(text)?.[1] : undefined;

/** `1 FRE-PD-1042 4`, `2 MAN-FO-3102 5`: numbers that count the lines. Returns the lines without them; null for none. */
function readBareNumbers(lines: readonly PlacedLine[], find: FindSpan): PlacedLine[] | null {
  const rest = lines.map((line) => ({ ...line, text: line.text.replace(leading, '') }));
  // without another number in each of them, they may be quantities
  const isCounted = rest.every(({ text }) =>
    readText(text, find).readings.some((reading) => reading.isAssumed !== true),
  );
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

const onlyQuantity =
  /^[^\p{L}\p{N}]*(?:(?:cant(?:idad)?|qty|quantity|unidades)[^\p{L}\p{N}]*|x\s*)?\d{1,3}\s*(?:x|u|un|und|uds?|unid|unidad(?:es)?|pcs)?[^\p{L}\p{N}]*(?:por\s+favor|porfa(?:vor)?|porfis|please|pls|gracias)?[^\p{L}\p{N}]*$/iu;

/** `x6`, `no, 6`, `ponle 2 más` beside a line with a quantity: it may replace or increase it. */
function askForSecondNumbers(lines: readonly Line[]): void {
  lines.forEach((line, at) => {
    if (!line.isQuantityOnly && !isRemark(line)) return;
    const before = lines.slice(0, at).findLast(hasCode);
    const nearest = before ?? lines.find(hasCode);
    const number = firstNumber(line.text);
    const words = listWords(line.text);
    if (!nearest || words.some((word) => documentLabels.has(word)) || isSumOf(lines, words, number, before))
      return;
    if (nearest.readings.some(({ isAssumed }) => isAssumed === true)) return;
    const isMore = words.includes('mas') && number !== undefined;
    nearest.readings = nearest.readings.map((reading) =>
      reading.quantity === number && !isMore
        ? reading
        : askWith(reading, isMore ? (reading.quantity ?? 0) + number : number),
    );
  });
}

/** `cambia a 6`, `quise decir 6`: a few words with a number and without a part. */
const isRemark = ({ text, readings }: Line): boolean =>
  readings.length > 0 &&
  readings.every((reading) => reading.kind === 'words' && !namesPart(reading)) &&
  text.split(/\s+/).length <= 4 &&
  !isYear(firstNumber(text) ?? 1950);

const hasCode = ({ readings }: Line): boolean => readings.some(({ kind }) => kind !== 'words');

/** `total 6` below 2 and 4, or above all of them. */
function isSumOf(
  lines: readonly Line[],
  words: readonly string[],
  number: number | undefined,
  before: Line | undefined,
): boolean {
  if (!words.some((word) => /^(?:sub)?total(?:es)?$/.test(word))) return false;
  const quantities = lines.flatMap(({ readings }) => readings.map(({ quantity }) => quantity ?? 0));
  const sum = quantities.reduce((one, other) => one + other, 0);
  return before === undefined || number === sum || number === quantities.length;
}

/** Asks, with another number as a choice. */
const askWith = (reading: Reading, number: number | undefined): Reading => {
  const { choices, ...asked } = askAgain(reading);
  const more = number !== undefined && isOrderable(number) ? [number] : [];
  return { ...asked, choices: [...new Set([...choices, ...more])].slice(0, 4) };
};

/** A quantity in a line of its own belongs to the code before it, or after it where all are written so. */
function joinQuantityLines(lines: Line[]): void {
  const alone = lines.filter(({ isQuantityOnly }) => isQuantityOnly);
  const withReadings = lines.filter(({ readings }) => readings.length > 0);
  askForSecondNumbers(lines.filter(({ isQuantityOnly, readings }) => isQuantityOnly || readings.length > 0));
  if (alone.length === 0 || withReadings.length === 0) return;
  // `uno de cada uno` above or below all lines; one that has its own quantity as well makes them ask
  const [only] = alone;
  const each = alone.length === 1 ? readEachNumber(listWords(only?.text ?? '').join(' ')) : undefined;
  if (only && each !== undefined) {
    const sides = new Set(withReadings.map(({ at }) => at > only.at));
    // `20 de c/u` below the codes is a price as often
    const isPrice = !sides.has(true) && unitPrice.test(only.text.toLowerCase());
    const isSure =
      !isPrice &&
      sides.size === 1 &&
      withReadings.every(({ readings }) => readings.every((one) => one.isAssumed));
    const near = listAdjacent(withReadings, only);
    for (const line of withReadings)
      line.readings = line.readings.map((one) =>
        isSure && near.has(line) ? { ...one, quantity: each, isAssumed: false } : askWith(one, each),
      );
    return;
  }
  const all = lines.filter(({ readings, isQuantityOnly }) => isQuantityOnly || readings.length > 0);
  const areBehind = all.every((line, at) => {
    const before = all[at - 1];
    return !line.isQuantityOnly || (before !== undefined && hasCode(before));
  });
  // names of parts between the codes say nothing of quantities that stand below each code
  const told = areBehind ? all.filter((line) => line.isQuantityOnly || hasCode(line)) : all;
  const isPaired =
    told.length === alone.length * 2 &&
    told.every(({ isQuantityOnly }, at) => isQuantityOnly === (at % 2 === (told[0]?.isQuantityOnly ? 0 : 1)));
  const isPlain = alone.every(({ text }) => onlyQuantity.test(text) || isSpelt(text));
  const numbers = alone.map(({ text }) => firstNumber(text) ?? Number.NaN);
  const coded = areBehind ? withReadings.filter(hasCode) : withReadings;
  coded.forEach((line, at) => {
    const [reading] = line.readings;
    if (!reading || reading.isAssumed !== true) return;
    const number = numbers[at];
    const isSure =
      isPaired &&
      isPlain &&
      line.readings.length === 1 &&
      number !== undefined &&
      number >= 1 &&
      number <= 999;
    line.readings = line.readings.map((one) =>
      isSure
        ? { ...one, quantity: number, choices: [] }
        : { ...one, quantity: null, choices: [...new Set([...numbers.filter((n) => n > 0), 1])].slice(0, 4) },
    );
  });
}

/** Lines above or below another, up to a blank line, a heading or a remark; a blank line may stand beside that one itself. */
function listAdjacent(lines: readonly Line[], { at: from }: PlacedLine): ReadonlySet<Line> {
  const near = new Set<Line>();
  for (const step of [-1, 1]) {
    let before: Line | undefined;
    for (let at = from + step; ; at += step) {
      const line = lines.find((one) => one.at === at);
      const lower = step > 0 ? line : before;
      if (!line || (before && lower?.isBehindBlank === true)) break;
      near.add(line);
      before = line;
    }
  }
  return near;
}

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
