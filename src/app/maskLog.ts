/**
 * Anonymizes a log: e-mails, telephones, names, codes, documents, addresses, notes, VIN and search texts. A person
 * has the same pseudonym everywhere, in values and in keys, so that a masked log folds as before.
 *
 * Pseudonyms keep length, case, punctuation and kinds of characters, and what begins alike still does: a bug that
 * hangs on a form stays, and a text typed key by key remains one text.
 */
import { getCodeSpelling } from '@/shared/codeSpelling';
import { isOrderWord } from '@/shared/orderVocabulary';
import { redacted } from '@/shared/redactAction';
import type { BugReport } from './bugReport';
import type { Log } from './recorder';
import { isObject } from '@/shared/isObject';

/** Personal fields in any object: the shop's own names and the ERP's. */
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
/** Personal fields only in objects with a level or an e-mail: products have names and codes, too. */
const ofAccounts: ReadonlySet<string> = new Set(['name', 'code', 'codigo']);
/** Personal fields of contact messages and reviews; toasts have a `message`, too. */
const ofLetters: ReadonlySet<string> = new Set(['name', 'subject', 'message']);
/** Texts that were typed to find something: personal unless they are words of the catalogue. */
const typed: ReadonlySet<string> = new Set(['text', 'search', 'searchText', 'searches', 'q']);
/** Fields of the catalogue. */
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

/** A word, including the characters of e-mails and codes; and its parts, as ids may contain a code. */
const wordPattern = /[\p{L}\p{N}@._+-]+/gu;
const parts = /[\p{L}\p{N}]+/gu;

/** Lists with the strings of an object's field, also of a list in it. */
const listTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (text): text is string => typeof text === 'string' && text !== '' && text !== redacted,
  );

/** Calls back for every field of every object of a value. */
function walkFields(value: unknown, onField: (owner: object, key: string, value: unknown) => void): void {
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) onField(value, key, inner);
    walkFields(inner, onField);
  }
}

/** Lists the lines that were pasted into the quick order, and the texts made from them. */
function listPasted(owner: object, key: string, value: unknown): string[] {
  if (key === 'written' && isObject(value)) return listTexts(value.text).concat(listTexts(value.cells));
  if (key === 'leftOut') return listTexts(value);
  return (key === 'text' || key === 'code') && 'quantity' in owner ? listTexts(value) : [];
}

/** Returns a word, and the prefixes by which similar codes are searched, also in lower case. */
function listBeginnings(word: string): string[] {
  const pieces = word.split(/(?=[./_+-])/);
  const beginnings = pieces
    .map((_, at) => pieces.slice(0, at + 1).join(''))
    .filter(({ length }) => length > 2);
  return [getCodeSpelling(word), ...beginnings, ...beginnings.map((beginning) => beginning.toLowerCase())];
}

/** Whether a word is a small number or a single letter: a quantity or a unit. */
const isCount = (word: string): boolean => /^(\d{1,4}|\p{L}|[^\p{L}\p{N}]*)$/u.test(word);

/** Returns the log's personal values. */
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
  // a list is masked by word: those of the catalogue and of orders stay, all others are replaced
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

/** Characters that stand for each other. VIN have no I, O and Q: these stay. */
const alphabets = ['abcdefghjklmnprstuvwxyz', '0123456789', 'áéíóúñü'];

/** Sattolo's shuffle: no character keeps its position. */
function shuffle(alphabet: string): string {
  const letters = [...alphabet];
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % last;
    [letters[last], letters[other]] = [letters[other] ?? '', letters[last] ?? ''];
  }
  return letters.join('');
}

/**
 * Returns a function that gives each text its pseudonym: a substitution that differs from position to position.
 * The first two digits stay, as in 09… of a telephone and the province of a document.
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

/** Returns a report's words without personal data that the log has. */
const maskReport = ({ what, path, errors }: BugReport, maskText: (text: string) => string) => ({
  what: maskText(what),
  path: maskText(path),
  errors: errors.map(({ step, message }) => ({ step, message: maskText(message) })),
});

export function maskLog(log: Log): Log {
  const cipher = createCipher();
  const mask = new Map([...findPersonal(log)].map((value) => [value, cipher(value)]));
  // longest first: "Taller Pérez Hermanos" before "Taller Pérez"
  const phrases = [...mask].filter(([value]) => /\s/.test(value)).sort(([a], [b]) => b.length - a.length);
  const maskWord = (word: string): string =>
    mask.get(word) ?? word.replace(parts, (part) => mask.get(part) ?? part);
  /** Paths hold values as URLs do. */
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
  // event types are not personal
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
    // the page of a masked log has another text
    ...(views
      ? { views: (masked(views) as NonNullable<Log['views']>).map((view) => ({ ...view, text: null })) }
      : {}),
    final: masked(final) as Log['final'],
    // a picture shows what the tester chose to show
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
