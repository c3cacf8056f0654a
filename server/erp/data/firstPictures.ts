/**
 * First pictures: the part with the text that its attributes say, beside the box, the tag or the label of its maker.
 * `tools/pictures` composes one for each product of the demonstration and lists them, with what each shows, in
 * `renderedPictures.json`; a product of a larger catalogue whose picture is not there shows its look alone.
 */
import type { BrandSlug } from './brands';
import rendered from './renderedPictures.json';
import { getPictures, type Look } from './looks';
import type { Part } from './part';
import { getPrint, toPrintSlug, type Print } from './prints';

/** Content of a first picture. */
export interface FirstPicture {
  /** null: the maker's box alone, with the name of the part on it. */
  look: Look | null;
  brand: BrandSlug;
  print: Print | null;
  /** The part of the left side: the mirror image of the right one. */
  isLeft: boolean;
}

type PicturedPart = Pick<Part, 'sku' | 'name' | 'brand' | 'look' | 'attributes'>;

/** Kinds whose left and right parts are mirror images. */
const handed = new Set<Look['kind']>([
  ...(['control-arm', 'headlight', 'tail-light', 'mirror', 'fender'] as const),
  ...(['door-handle', 'window-regulator', 'engine-mount', 'brake-shoes'] as const),
]);
const left = /izquierd/i;

export function toFirstPicture({ name, brand, look, attributes }: PicturedPart): FirstPicture {
  if (look === null) return { look, brand, print: { text: name }, isLeft: false };
  const side = `${attributes.Lado ?? ''} ${attributes.Posición ?? ''}`;
  return {
    look,
    brand,
    print: getPrint(look.kind, look.look, attributes, name),
    isLeft: handed.has(look.kind) && left.test(side),
  };
}

/** Returns the file's name, without angle, width and ending. */
export function toPictureName({ look, brand, print, isLeft }: FirstPicture): string {
  const parts = look ? [look.kind, look.look] : ['box'];
  return [...parts, ...(print ? [toPrintSlug(print)] : []), ...(isLeft ? ['left'] : []), brand].join('-');
}

const names = new Set(Object.keys(rendered));

/** Returns the addresses of a product's pictures in the middle width. */
export function getProductPictures(part: PicturedPart): string[] {
  const picture = toFirstPicture(part);
  const name = toPictureName(picture);
  const own = names.has(name) ? `/images/parts/${name}-a-800.avif` : null;
  if (part.look === null) return own === null ? [] : [own];
  // the other angles of a look show the right side
  if (own !== null && (picture.isLeft || picture.print?.positive === 'left')) return [own];
  const [first = '', ...others] = getPictures(part.look);
  return [own ?? first, ...others];
}
