/**
 * First pictures of products. Such a picture shows the part, with the text that its attributes give, beside the box,
 * the tag or the label of its brand.
 * `tools/pictures` composes one for each product of the demonstration and lists them, with their contents, in
 * `renderedPictures.json`. A product of a larger catalogue has no such picture, and shows only the pictures of its
 * look.
 */
import type { BrandSlug } from './brands';
import rendered from './renderedPictures.json';
import { getPictures, type Look } from './looks';
import type { Part } from './part';
import { countPieces, countShown } from './pieces';
import { getPrint, toPrintSlug, type Print } from './prints';

/** Content of a first picture. */
export interface FirstPicture {
  /** Null if the picture shows only the brand's box, with the name of the part on it. */
  look: Look | null;
  brand: BrandSlug;
  print: Print | null;
  /** Whether the picture shows the part for the left side, as a mirror image of the right part. */
  isLeft: boolean;
}

type PicturedPart = Pick<Part, 'sku' | 'name' | 'brand' | 'look' | 'attributes'>;

/** Kinds whose left and right parts are mirror images. */
const handed = new Set<Look['kind']>([
  ...(['control-arm', 'headlight', 'tail-light', 'mirror', 'fender'] as const),
  ...(['door-handle', 'window-regulator', 'engine-mount', 'brake-shoes'] as const),
]);
const left = /izquierd/i;

/** Returns the look that a part's pictures show; null if the look has another number of pieces than the part. */
function getShownLook({ look, ...part }: PicturedPart): Look | null {
  if (look === null) return null;
  const pieces = countPieces(part);
  return pieces === null || pieces === countShown(look) ? look : null;
}

export function toFirstPicture(part: PicturedPart): FirstPicture {
  const { name, brand, attributes } = part;
  const look = getShownLook(part);
  if (look === null) return { look, brand, print: { text: name }, isLeft: false };
  const side = `${attributes.Lado ?? ''} ${attributes.Posición ?? ''}`;
  return {
    look,
    brand,
    print: getPrint(look.kind, look.look, attributes, name),
    isLeft: handed.has(look.kind) && left.test(side),
  };
}

/** Returns the name of the file, without angle, width and extension. */
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
  if (picture.look === null) return own === null ? [] : [own];
  // the picture is the only one, because the other angles of the look would show the part for the right side
  if (own !== null && (picture.isLeft || picture.print?.positive === 'left')) return [own];
  const [first = '', ...others] = getPictures(picture.look);
  return [own ?? first, ...others];
}
