import { Image } from './Image';
import css from './Picture.module.css';

/**
 * Maximum size in CSS pixels of a picture that is decoded synchronously. A synchronously decoded picture appears in the
 * first frame of the page; other pictures appear a frame or two after the texts. For a larger picture, synchronous
 * decoding would delay the texts.
 */
const syncSize = 400;

const noImage = '/images/no-image.svg';

interface Props {
  /** URL of the picture. If empty, the local "no image" picture is shown. */
  src: string;
  alt: string;
  /** Whether the picture is on the first screen. Such a picture is loaded eagerly and with high priority. */
  eager?: boolean;
  /** `low` for thumbnails, so that they do not delay the picture that they belong to. */
  fetchPriority?: 'low';
  /** Maximum width in CSS pixels. */
  size?: number;
  /** The `sizes` attribute. Needed if the picture is narrower than `size` on small screens. */
  sizes?: string;
}

/** Square picture with reserved space. If a picture fails to load, the local "no image" picture is shown instead. */
export function Picture({ src, alt, eager = false, fetchPriority, size = 400, sizes = `${size}px` }: Props) {
  return (
    <Image
      className={css.picture}
      sizes={sizes}
      src={src || noImage}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : fetchPriority}
      decoding={eager && size <= syncSize ? 'sync' : 'async'}
      onError={(event) => {
        const picture = event.currentTarget;
        // offline, the "no image" picture would not load either; after reconnecting, the original picture is loaded
        // again
        if (picture.src.endsWith(noImage) || !navigator.onLine) return;
        picture.srcset = '';
        picture.src = noImage;
      }}
    />
  );
}
