import css from './Picture.module.css';

const noImage = '/images/no-image.svg';

interface Props {
  /** Empty for the local "no image" picture. */
  src: string;
  alt: string;
  /** Of the first row: asked at once and first. */
  eager?: boolean;
  size?: number;
}

/** A square picture that keeps its place; one that does not come is replaced by the local "no image" picture. */
export function Picture({ src, alt, eager = false, size = 400 }: Props) {
  return (
    <img
      className={css.picture}
      src={src || noImage}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={(event) => {
        if (!event.currentTarget.src.endsWith(noImage)) event.currentTarget.src = noImage;
      }}
    />
  );
}
