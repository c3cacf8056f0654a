/**
 * Anonymizes a log: e-mails, telephones, names, codes, documents, addresses, notes, VINs and search texts. A personal
 * text has the same pseudonym everywhere, in values and in keys, so that the events of a masked log still fit its
 * states. A pseudonym keeps the length, case, punctuation and kinds of characters of the text. If two texts have the
 * same beginning, so do their pseudonyms. A bug that depends on the form of a text therefore stays. A text that was
 * typed key by key remains one text.
 */
import { getCodeSpelling } from '@/shared/codeSpelling';
import { isOrderWord } from '@/shared/orderVocabulary';
import { redacted } from '@/shared/redactAction';
import type { BugReport } from './bugReport';
import type { Log } from './recorder';
import { isObject } from '@/shared/isObject';

/** Fields that are personal in any object, as the shop and the ERP name them. */
const personal: ReadonlySet<string> = new Set([
  ...['email', 'correo', 'user', 'customerEmail'],
  ...['phone', 'celular', 'telefono'],
  ...['firstName', 'lastName', 'nombres', 'apellidos', 'razonsocial', 'nombrecomercial', 'tradeName'],
  ...['customerName', 'sellerName', 'company', 'owner', 'person'],
  ...['cliente', 'userCode', 'customerCode', 'sellerCode', 'vendedor'],
  ...['ruc', 'cedula', 'identificacion', 'document', 'documento'],
  ...['address1', 'address2', 'direccion1', 'direccion2', 'city', 'ciudad', 'postcode', 'codigopostal'],
  ...['notes', 'vin', 'token', 'reference'],
]);
/** Fields that are personal only in objects with a level or an e-mail: products have names and codes, too. */
const ofAccounts: ReadonlySet<string> = new Set(['name', 'code', 'codigo']);
/** Fields that are personal only in contact messages and reviews: toasts have a `message`, too. */
const ofLetters: ReadonlySet<string> = new Set(['name', 'subject', 'message']);
/** Search texts, which are personal unless they are words of the catalogue. */
const typed: ReadonlySet<string> = new Set(['text', 'search', 'searchText', 'searches', 'q']);
/** Fields whose words belong to the catalogue. */
const ofCatalogue: ReadonlySet<string> = new Set([
  ...[
    'sku',
    'codigo',
    'partNumber',
    'numeroparte',
    'equivalents',
    'equivalencias',
    'slug',
    'tags',
    'etiquetas',
  ],
  ...['nombre', 'descripcion', 'marcanombre', 'make', 'makes', 'model', 'models', 'engine'],
]);

const isAccount = (value: object): boolean => 'level' in value || 'inv40060id' in value || 'email' in value;

/** A word, including the characters of e-mails and codes; an id may contain a code. */
const wordPattern = /[\p{L}\p{N}@._+-]+/gu;
const parts = /[\p{L}\p{N}]+/gu;

/** Lists the strings in a field whose value is a string or a list. */
const listTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (text): text is string => typeof text === 'string' && text !== '' && text !== redacted,
  );

/** Calls back for each field of each object in a value. */
function walkFields(value: unknown, onField: (owner: object, key: string, value: unknown) => void): void {
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) onField(value, key, inner);
    walkFields(inner, onField);
  }
}

/** Lists the lines that were pasted into the quick order, and the texts that were made from these lines. */
function listPasted(owner: object, key: string, value: unknown): string[] {
  if (key === 'written' && isObject(value)) return listTexts(value.text).concat(listTexts(value.cells));
  if (key === 'leftOut') return listTexts(value);
  return (key === 'text' || key === 'code') && 'quantity' in owner ? listTexts(value) : [];
}

/** Returns a word and its prefixes, also in lower case. Similar codes are searched by these prefixes. */
function listBeginnings(word: string): string[] {
  const pieces = word.split(/(?=[./_+-])/);
  const beginnings = pieces
    .map((_, at) => pieces.slice(0, at + 1).join(''))
    .filter(({ length }) => length > 2);
  return [getCodeSpelling(word), ...beginnings, ...beginnings.map((beginning) => beginning.toLowerCase())];
}

/**
 * Whether a word is a number of up to four digits, a single letter, or only punctuation: probably a quantity or a unit.
 */
const isCount = (word: string): boolean => /^(\d{1,4}|\p{L}|[^\p{L}\p{N}]*)$/u.test(word);

function findPersonal(log: Log): Set<string> {
  const found = new Set<string>();
  const searched = new Set<string>();
  const pasted = new Set<string>();
  const catalogue: string[] = [];
  walkFields(log, (owner, key, value) => {
    for (const text of listPasted(owner, key, value)) pasted.add(text);
    const texts = listTexts(value);
    if (texts.length === 0) return;
    const isPersonal =
      personal.has(key) ||
      (isAccount(owner) && ofAccounts.has(key)) ||
      (('subject' in owner || 'stars' in owner) && ofLetters.has(key));
    if (isPersonal) for (const text of texts) found.add(text);
    else if (typed.has(key)) for (const text of texts) searched.add(text);
    else if (ofCatalogue.has(key)) catalogue.push(...texts);
  });
  const words = catalogue.join(' ').toLowerCase();
  // a pasted list is masked word by word: words of the catalogue and of orders stay, and all others are replaced
  for (const text of pasted)
    for (const [word] of text.matchAll(wordPattern)) {
      if (isCount(word) || isOrderWord(word) || words.includes(word.toLowerCase())) continue;
      for (const beginning of listBeginnings(word))
        if (!words.includes(beginning.toLowerCase())) found.add(beginning);
    }
  for (const text of searched) {
    if (pasted.has(text)) continue;
    const isOfCatalogue = text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word));
    if (!isOfCatalogue) found.add(text);
  }
  return found;
}

/** Alphabets whose characters replace each other. VINs have no I, O and Q, so these stay unchanged. */
const alphabets = ['abcdefghjklmnprstuvwxyz', '0123456789', 'áéíóúñü'];

/** Shuffles an alphabet by Sattolo's algorithm, so that no character keeps its position. */
function shuffle(alphabet: string): string {
  const letters = [...alphabet];
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % last;
    [letters[last], letters[other]] = [letters[other] ?? '', letters[last] ?? ''];
  }
  return letters.join('');
}

/**
 * Returns a function that returns the pseudonym of a text. The function is a substitution cipher that depends on the
 * position in the text. The first two digits stay: 09 of a telephone number, or the province in a document's number.
 */
function createCipher(): (text: string) => string {
  const tables: Map<string, string>[] = [];
  const getTable = (position: number): Map<string, string> => {
    const known = tables[position];
    if (known) return known;
    const table = new Map<string, string>();
    for (const alphabet of alphabets) {
      const isKept = position < 2 && alphabet.startsWith('0');
      const other = isKept ? alphabet : shuffle(alphabet);
      [...alphabet].forEach((letter, index) => table.set(letter, other[index] ?? letter));
    }
    tables[position] = table;
    return table;
  };
  return (text) => {
    let position = 0;
    return text.replace(/[\p{L}\p{N}]/gu, (letter) => {
      const lower = letter.toLowerCase();
      const other = getTable(position).get(lower) ?? lower;
      position += 1;
      return letter === lower ? other : other.toUpperCase();
    });
  };
}

/** Replaces personal data of the log in the texts of a report. */
const maskReport = ({ what, path, errors }: BugReport, maskText: (text: string) => string) => ({
  what: maskText(what),
  path: maskText(path),
  errors: errors.map(({ step, message }) => ({ step, message: maskText(message) })),
});

export function maskLog(log: Log): Log {
  const cipher = createCipher();
  const mask = new Map([...findPersonal(log)].map((value) => [value, cipher(value)]));
  // longer phrases are replaced first: "Taller Pérez Hermanos" before "Taller Pérez"
  const phrases = [...mask].filter(([value]) => /\s/.test(value)).sort(([a], [b]) => b.length - a.length);
  const maskWord = (word: string): string =>
    mask.get(word) ?? word.replace(parts, (part) => mask.get(part) ?? part);
  /** Masks a path, in which values are encoded as in URLs. */
  const maskEncoded = (text: string): string =>
    text.replace(/[^/?&=#]+/g, (piece) => {
      const decoded = decode(piece);
      const other = decoded === null ? undefined : mask.get(decoded);
      return other === undefined ? piece : encodeURIComponent(other);
    });
  const maskText = (text: string): string => {
    const whole = mask.get(text);
    if (whole !== undefined) return whole;
    const withoutPhrases = phrases.reduce(
      (rest, [value, other]) => (rest.includes(value) ? rest.replaceAll(value, other) : rest),
      text.startsWith('/') ? maskEncoded(text) : text,
    );
    return withoutPhrases.replace(wordPattern, maskWord);
  };
  const masked = (value: unknown): unknown => {
    if (typeof value === 'string') return maskText(value);
    if (Array.isArray(value)) return value.map(masked);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [mask.get(key) ?? key, masked(inner)]),
    );
  };
  const { title, preloaded, entries, exchanges, calls, views, final, report, states: _, ...rest } = log;
  // types of events are not personal
  return {
    ...rest,
    title: maskText(title),
    preloaded: masked(preloaded) as Log['preloaded'],
    entries: entries.map((entry) => ({
      ...entry,
      action: { ...(masked(entry.action) as typeof entry.action), type: entry.action.type },
    })),
    exchanges: masked(exchanges) as Log['exchanges'],
    ...(calls ? { calls: masked(calls) as NonNullable<Log['calls']> } : {}),
    // masking changes the page's text, so the text's hash is dropped
    ...(views
      ? { views: (masked(views) as NonNullable<Log['views']>).map((view) => ({ ...view, text: null })) }
      : {}),
    final: masked(final) as Log['final'],
    // the picture stays, because the tester chose to share it
    ...(report ? { report: { ...report, ...maskReport(report, maskText) } } : {}),
  };
}

function decode(piece: string): string | null {
  try {
    return decodeURIComponent(piece.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
