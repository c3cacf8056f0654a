/** Counts the pieces of a product: a picture must show as many pieces as are sold together. */
import type { Look } from './looks';
import type { Part } from './part';

/**
 * Number of pieces in the pictures of a look. Looks that show one piece, or a kit with its contents, are not listed.
 */
const shown: Readonly<Record<string, number>> = {
  'brake-pads/ceramic': 4,
  'brake-pads/semimetallic': 4,
  'brake-pads/with-sensor': 4,
  'brake-pads/wide': 4,
  'brake-shoes/riveted': 4,
  'brake-shoes/bonded': 4,
  'bushing/arm': 2,
  'bushing/stabilizer': 2,
  'bulb/stop': 10,
  'bulb/led': 2,
  'horn/disc': 2,
  'oil-seal/valve-16': 16,
  'piston/flat': 4,
  'piston/dished': 4,
  'plug-cables/black': 4,
  'plug-cables/blue': 4,
  'relay/fuses': 25,
  'spark-plug/nickel': 4,
  'spark-plug/iridium': 4,
  'spark-plug/set-4': 4,
  'valve/intake': 8,
  'valve/exhaust': 8,
  'wiper/flat-pair': 2,
};

export const countShown = ({ kind, look }: Look): number => shown[`${kind}/${look}`] ?? 1;

/**
 * Returns the number of pieces that are sold together, by the attributes and the name. Null if neither says it, as for
 * kits, sets without a number, and plural names.
 */
export function countPieces({ name, attributes }: Pick<Part, 'name' | 'attributes'>): number | null {
  const said =
    /^(\d+) piezas$/.exec(attributes.Cantidad ?? '') ?? /\((?:juego|caja|bolsa) de (\d+)\)/.exec(name);
  if (said) return Number(said[1]);
  if (/\(par\)/.test(name)) return 2;
  if (/^Juego de pistones/.test(name)) return attributes.Cilindros ? Number(attributes.Cilindros) : null;
  return /^\S+s\s|\bjuego\b|\bkit\b/i.test(name) ? null : 1;
}
