/**
 * Anonymizes a log: e-mails, telephones, names, codes and RUC, addresses and notes. A person has the same
 * pseudonym everywhere, in values and in keys, so that a masked log folds as before.
 */
import type { Log } from '@/app/recorder';

type Kind = 'email' | 'phone' | 'name' | 'code' | 'text';

/** Personal fields in any object: the shop's own names and the ERP's. */
const personal: Record<string, Kind> = {
  email: 'email',
  correo: 'email',
  user: 'email',
  customerEmail: 'email',
  phone: 'phone',
  celular: 'phone',
  telefono: 'phone',
  firstName: 'name',
  lastName: 'name',
  nombres: 'name',
  apellidos: 'name',
  razonsocial: 'name',
  nombrecomercial: 'name',
  tradeName: 'name',
  customerName: 'name',
  company: 'name',
  cliente: 'code',
  userCode: 'code',
  customerCode: 'code',
  sellerCode: 'code',
  vendedor: 'code',
  address1: 'text',
  address2: 'text',
  direccion1: 'text',
  direccion2: 'text',
  notes: 'text',
  note: 'text',
};
/** Personal fields only in objects with a level or an e-mail: products have names and codes, too. */
const ofAccounts: Record<string, Kind> = { name: 'name', code: 'code', codigo: 'code' };
/** Personal fields of contact messages; toasts have a `message`, too. */
const ofLetters: Record<string, Kind> = { name: 'name', subject: 'text', message: 'text' };
const isAccount = (value: object): boolean => 'level' in value || 'inv40060id' in value || 'email' in value;

const pseudonyms: Record<Kind, (number: number) => string> = {
  email: (number) => `persona${number}@ejemplo.ec`,
  phone: (number) => `09${String(number).padStart(8, '0')}`,
  name: (number) => `Persona ${number}`,
  code: (number) => `COD${number}`,
  text: (number) => `Texto ${number}`,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Maps each personal value to its pseudonym. */
function buildMask(log: Log): Map<string, string> {
  const mask = new Map<string, string>();
  const note = (kind: Kind, value: unknown) => {
    if (typeof value !== 'string' || value === '' || mask.has(value)) return;
    mask.set(value, pseudonyms[kind](mask.size + 1));
  };
  const walk = (value: unknown): void => {
    if (!isRecord(value)) return;
    const fields = {
      ...personal,
      ...(isAccount(value) ? ofAccounts : {}),
      ...('subject' in value ? ofLetters : {}),
    };
    for (const [key, inner] of Object.entries(value)) {
      const kind = fields[key];
      if (kind) note(kind, inner);
      walk(inner);
    }
  };
  walk(log);
  return mask;
}

/** A word, including the characters of e-mails and codes; and its parts, as ids may contain a code. */
const wordPattern = /[\p{L}\p{N}@._+-]+/gu;
const parts = /[\p{L}\p{N}]+/gu;

export function maskLog(log: Log): Log {
  const mask = buildMask(log);
  // longest first: "Taller Pérez Hermanos" before "Taller Pérez"
  const phrases = [...mask].filter(([value]) => /\s/.test(value)).sort(([a], [b]) => b.length - a.length);
  const maskText = (text: string): string => {
    const whole = mask.get(text);
    if (whole !== undefined) return whole;
    const withoutPhrases = phrases.reduce(
      (rest, [value, other]) => (rest.includes(value) ? rest.replaceAll(value, other) : rest),
      text,
    );
    return withoutPhrases.replace(
      wordPattern,
      (word) => mask.get(word) ?? word.replace(parts, (part) => mask.get(part) ?? part),
    );
  };
  const masked = (value: unknown): unknown => {
    if (typeof value === 'string') return maskText(value);
    if (Array.isArray(value)) return value.map(masked);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [mask.get(key) ?? key, masked(inner)]),
    );
  };
  const { preloaded, entries, exchanges, final } = log;
  // event types and routes are not personal
  return {
    ...log,
    preloaded: masked(preloaded) as Log['preloaded'],
    entries: entries.map((entry) => ({
      ...entry,
      action: { ...(masked(entry.action) as typeof entry.action), type: entry.action.type },
    })),
    exchanges: masked(exchanges) as Log['exchanges'],
    final: masked(final) as Log['final'],
  };
}
