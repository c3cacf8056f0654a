import { Image } from './Image';
import css from './Picture.module.css';

/**
 * Maximum size in CSS pixels of a picture that is decoded synchronously, in the frame that first shows the page. A
 * picture that is decoded asynchronously appears a frame or two after the texts. A larger picture would delay the
 * texts.
 */
const syncSize = 400;

const noImage = '/images/no-image.svg';

interface Props {
  /** URL of the picture; empty for the local "no image" picture. */
  src: string;
  alt: string;
  /** Whether the picture is in the first row. Such a picture is loaded eagerly and with high priority. */
  eager?: boolean;
  /** Maximum width in CSS pixels. */
  size?: number;
  /** The `sizes` attribute, if the picture is narrower than `size` on small screens. */
  sizes?: string;
}

/** Square picture with reserved space. A picture that failed to load is replaced by the local "no image" picture. */
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
        // offline the placeholder would not load either, and this picture is loaded again after reconnecting
        if (picture.src.endsWith(noImage) || !navigator.onLine) return;
        picture.srcset = '';
        picture.src = noImage;
      }}
    />
  );
}
