/**
 * Text printed on a part in its pictures: copied from the attributes of the product word by word, so that a picture
 * cannot contradict the product. A kind without a row, or a part without the attribute, has a blank label.
 */
import type { Kind } from './looks';

export interface Print {
  /** The line in large letters. */
  text: string;
  sub?: string;
  /** Lines in small letters. */
  small?: string[];
  /** Position of a battery's positive terminal, seen from its front. */
  positive?: 'left' | 'right';
}

type Attributes = Readonly<Record<string, string>>;

const compact = (lines: readonly (string | undefined)[]): string[] =>
  lines.filter((line) => line !== undefined);

/** Returns a print without its empty lines; null when the large line is empty. */
function toPrint(
  text: string | undefined,
  sub?: string,
  small: readonly (string | undefined)[] = [],
): Print | null {
  if (text === undefined) return null;
  const lines = compact(small);
  return { text, ...(sub === undefined ? {} : { sub }), ...(lines.length > 0 ? { small: lines } : {}) };
}

const join = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.includes(undefined) ? undefined : parts.join(' ');

/** Material of a spark plug's electrode, in its name. */
const electrode = /níquel|iridio|platino/i;

const prints: Partial<Record<Kind, (own: Attributes, name: string, look: string) => Print | null>> = {
  'oil-bottle': (own) =>
    toPrint(own.Viscosidad ?? own.Norma, own.Contenido, [own.Base, own.Viscosidad ? own.Norma : undefined]),
  battery: (own) => {
    const print = toPrint(own.Capacidad, join(own['Arranque en frío'], own.Voltaje), [own.Caja]);
    const side = /izquierdo|derecho/.exec(own.Borne ?? '')?.[0];
    return print && side ? { ...print, positive: side === 'derecho' ? 'right' : 'left' } : print;
  },
  'oil-filter': (own) => toPrint(own.Rosca, own.Filtración),
  'fuel-filter': (own, _, look) => (look === 'diesel' ? toPrint(own.Filtración, own.Rosca) : null),
  'fuel-pump': (own) => toPrint(own.Voltaje, own.Presión),
  'coolant-jug': (own) =>
    own.Color
      ? toPrint(own.Color, own.Concentración, [own.Tecnología])
      : toPrint(own.Norma, own.Contenido, [own.Uso]),
  'additive-bottle': (own) => toPrint(own.Norma ?? own.Uso, own.Contenido),
  'spray-can': (own) => toPrint(own.Uso, own.Contenido),
  'engine-mount': (own, _, look) => (look === 'hydraulic' ? toPrint(own.Rosca) : null),
  'ignition-coil': (own) => toPrint(own.Voltaje),
  relay: (own, _, look) =>
    look === 'relay' || (look === 'fuses' && /^\d+ A$/.test(own.Corriente ?? ''))
      ? toPrint(own.Corriente, own.Voltaje)
      : null,
  'ribbed-belt': (own) => toPrint(join(own.Canales && `${own.Canales}PK`, own.Longitud)),
  'timing-belt': (own) => toPrint(own.Dientes && own.Ancho && `${own.Dientes} × ${own.Ancho}`),
  starter: (own) => toPrint(own.Potencia, own.Voltaje),
  'spark-plug': (_, name) => toPrint(electrode.exec(name)?.[0]),
  hose: (own) => toPrint(own['Diámetro interior']),
};

export const getPrint = (kind: Kind, look: string, attributes: Attributes, name: string): Print | null =>
  prints[kind]?.(attributes, name, look) ?? null;

/** Returns all words of a print. */
export const listPrinted = ({ text, sub, small = [] }: Print): string[] => compact([text, sub, ...small]);

/** Returns a print as a part of a file's name. */
export const toPrintSlug = (print: Print): string =>
  [...listPrinted(print), ...(print.positive ? [print.positive] : [])]
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/×/g, 'x')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
