import { Image } from './Image';
import css from './Picture.module.css';

const noImage = '/images/no-image.svg';

interface Props {
  /** Empty for the local "no image" picture. */
  src: string;
  alt: string;
  /** Of the first row: asked at once and first. */
  eager?: boolean;
  /** CSS pixels that it takes at most. */
  size?: number;
  /** As the attribute: where it takes less than `size` on narrow screens. */
  sizes?: string;
}

/** A square picture that keeps its place; one that does not come is replaced by the local "no image" picture. */
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
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={(event) => {
        const picture = event.currentTarget;
        if (picture.src.endsWith(noImage)) return;
        picture.srcset = '';
        picture.src = noImage;
      }}
    />
  );
}
