import { foldAccents } from '@/shared/foldText';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * Patterns for the names of products that are packs, each with the words for such a pack. Brake pads and brake shoes
 * are sold in sets for an axle. Other products with a plural name may also be sold by the piece.
 */
const packs: readonly (readonly [name: RegExp, words: ReadonlySet<string>])[] = [
  [
    /^(?:juego|kit|set|pastillas|zapatas)\b|\((?:juego|kit|set)\b/,
    list('juego juegos jgo jgos jgs jg kit kits set sets'),
  ],
  [/^par\b|\(par\b/, list('par pares pair pairs juego juegos jgo jgos jgs jg set sets')],
  [/^caja de \d|\(caja\b/, list('caja cajas cj cjs cja cjas box boxes')],
  [
    /^(?:aceite|aditivo|aflojatodo|grasa|limpiador|liquido|refrigerante|sellador|silicona|tratamiento)\b/,
    list(
      'frasco frascos tarro tarros botella botellas lata latas spray sprays tubo tubos bottle bottles can cans',
    ),
  ],
  [/\ben rollo\b/, list('rollo rollos')],
  [/\(bolsa\b/, list('bolsa bolsas funda fundas paquete paquetes')],
  [/(?<!(?:^| )[\d.,/]+) litro$/, list('l lt lts litro litros liter liters')],
  // not `l`, because `DOT 4 1L` repeats the name
  [/(?:^| )1 l(?:itro)?$/, list('litro litros liter liters')],
  [/(?<!(?:^| )[\d.,/]+) galon$/, list('gl gls gln glns gal galon galones gallon gallons')],
  [/ por metro$/, list('m mt mts metro metros meter meters')],
];

/** Whether a word for a pack, such as `juego` for a set, means one product, for every product with these names. */
export const isSoldAs = (word: string, names: readonly string[] = []): boolean =>
  names.length > 0 &&
  names.every((name) => {
    const plain = foldAccents(name);
    return packs.some(([form, words]) => words.has(word) && form.test(plain));
  });

const ofPieces =
  /\((?:juego|kit|set|caja|bolsa)(?: de (\d+))?\b|\((?<pair>par)\b|^(?:juego|set|par) (?:\S+ )?de \S+s\b/;

/**
 * Returns the number of pieces in a product whose name says that the product is a pack. Returns 1 if the name has no
 * number, and 0 for other products.
 */
export function countPieces(name: string): number {
  const found = ofPieces.exec(foldAccents(name));
  if (!found) return 0;
  return found.groups?.pair === undefined ? Number(found[1] ?? 1) : 2;
}

/**
 * Names of sets, of products with several pieces, and of parts for one side. A pair of such parts may be one left part
 * and one right part.
 */
const notSingle = /^(?:juego|kit|set|par|caja)\b|^\S*s\b|\bkit\b|\([^)]*\)$|\bderech[oa]\b|\bizquierd[oa]\b/;
const ofASide =
  /^(?:faro|stop|espejo|luna|neblinero|manija|guardafango|guardapolvo|guia|bisel|elevador|elevavidrios|brazo|mesa|semieje|cerradura|bisagra|direccional|puerta|estribo)\b/;
/**
 * Whether `un par` means two pieces of each of these products. This is true if each product is a single piece that fits
 * both sides.
 */
export const isSoldByThePiece = (names: readonly string[]): boolean =>
  names.length > 0 &&
  names.every((name) => {
    const plain = foldAccents(name);
    return plain !== '' && !notSingle.test(plain) && !ofASide.test(plain);
  });

/** Names of brake pads and brake shoes. A set has four of them. */
const byFour = /^(?:pastillas|zapatas)\b/;
/** Words for single pieces. `u` and `und` are not in the list, because they may also count packs. */
const pieceWords = list('unidad unidades unit units pz pza pzas pzs pieza piezas piece pieces pc pcs');

/**
 * Returns the number of pieces in a pack if the number in a line may count pieces, as in `8 bujías` for a set of spark
 * plugs or `8 unidades` for a set of four. Returns 0 if the number counts the product itself.
 */
export function countMeant(word: string, isKind: boolean, count: number, name: string): number {
  const pieces = countPieces(name);
  if (/^(?:u|un|und|unds|uds|unid)$/.test(word) && pieces >= 10) return count === pieces ? pieces : 0;
  if (isKind && byFour.test(foldAccents(name))) return count < 4 ? 0 : 4;
  return isKind || (pieceWords.has(word) && pieces > 1 && count >= pieces) ? pieces : 0;
}
