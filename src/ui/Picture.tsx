import { Image } from './Image';
import css from './Picture.module.css';

/**
 * Largest picture in CSS pixels that is decoded for the frame that first shows its page: it would come a frame or two after the
 * texts. A larger one would delay them.
 */
const syncSize = 400;

const noImage = '/images/no-image.svg';

interface Props {
  /** Empty for the local "no image" picture. */
  src: string;
  alt: string;
  /** First row: loaded eagerly and with high priority. */
  eager?: boolean;
  /** Maximum width in CSS pixels. */
  size?: number;
  /** The `sizes` attribute, where it is narrower than `size` on small screens. */
  sizes?: string;
}

/** Square picture with reserved space; a failed one is replaced by the local "no image" picture. */
export function Picture({ src, alt, eager = false, size = 400, sizes = `${size}px` }: Props) {
  return (
    <Image
      className={css.picture}
      sizes={sizes}
      src={src || noImage}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager && size <= syncSize ? 'sync' : 'async'}
      onError={(event) => {
        const picture = event.currentTarget;
        // without a network the other does not come either, and this one is loaded again once it is back
        if (picture.src.endsWith(noImage) || !navigator.onLine) return;
        picture.srcset = '';
        picture.src = noImage;
      }}
    />
  );
}
