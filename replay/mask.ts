/**
 * A log without the people in it: e-mails, telephones, names, codes and RUC, addresses and notes. The same person is
 * the same somebody everywhere, in values and in keys, so a masked log folds as before.
 */
import type { Log } from '@/app/recorder';

type Kind = 'email' | 'phone' | 'name' | 'code' | 'text';

/** Fields that tell of a person wherever they stand: the shop's own names and the ERP's. */
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
/** And these where the same object tells of a person's level or e-mail: products have names and codes, too. */
const ofAccounts: Record<string, Kind> = { name: 'name', code: 'code', codigo: 'code' };
/** What was written to the shop; toasts have a `message`, too. */
const ofLetters: Record<string, Kind> = { name: 'name', subject: 'text', message: 'text' };
const isAccount = (value: object): boolean => 'level' in value || 'inv40060id' in value || 'email' in value;

const somebody: Record<Kind, (number: number) => string> = {
  email: (number) => `persona${number}@ejemplo.ec`,
  phone: (number) => `09${String(number).padStart(8, '0')}`,
  name: (number) => `Persona ${number}`,
  code: (number) => `COD${number}`,
  text: (number) => `Texto ${number}`,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Who is who: each personal value with what stands for it. */
function maskOf(log: Log): Map<string, string> {
  const mask = new Map<string, string>();
  const note = (kind: Kind, value: unknown) => {
    if (typeof value !== 'string' || value === '' || mask.has(value)) return;
    mask.set(value, somebody[kind](mask.size + 1));
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

/** One word of a text, with what stands within e-mails and codes; and its parts: an id may be made with a code. */
const words = /[\p{L}\p{N}@._+-]+/gu;
const parts = /[\p{L}\p{N}]+/gu;

export function maskLog(log: Log): Log {
  const mask = maskOf(log);
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
      words,
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
  // the walls of a log stay: what happened and where is not a person's
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
