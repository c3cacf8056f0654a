import { Picture } from '@/ui/Picture';
import css from './Gallery.module.css';
import { featuredSizes } from './sizes';

/** The gallery until its code is there: the first picture where it will stay, and the room of the thumbnails. */
export const GalleryWait = ({ name, images }: { name: string; images: readonly string[] }) => (
  <div className={css.gallery} aria-busy>
    <div className={css.featured}>
      <Picture src={images[0] ?? ''} alt={name} eager size={600} sizes={featuredSizes} />
    </div>
    {images.length > 1 ? (
      <ul className={css.thumbnails} aria-hidden>
        <li className={css.wait} />
      </ul>
    ) : null}
  </div>
);
