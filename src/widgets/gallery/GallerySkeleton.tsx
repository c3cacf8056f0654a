import { Picture } from '@/ui/Picture';
import css from './Gallery.module.css';
import { featuredSizes } from './sizes';

/** Skeleton of the gallery. The first pictures are already shown at their final positions. */
export const GallerySkeleton = ({ name, images }: { name: string; images: readonly string[] }) => (
  <div className={css.gallery} aria-busy>
    <div className={css.featured}>
      <Picture src={images[0] ?? ''} alt={name} eager size={600} sizes={featuredSizes} />
    </div>
    {images.length > 1 ? (
      <ul className={css.thumbnails} aria-hidden>
        {images.map((image, index) => (
          <li key={`${index} ${image}`} className={css.wait}>
            <Picture src={image} alt="" size={120} fetchPriority="low" />
          </li>
        ))}
      </ul>
    ) : null}
  </div>
);
