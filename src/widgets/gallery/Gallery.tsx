import { useEffect } from 'react';
import { gallery } from '@/features/gallery';
import { useAppDispatch } from '@/shared/redux';
import { Picture } from '@/ui/Picture';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { useDirection } from '@/ui/useDirection';
import { Carousel } from './Carousel';

/** Milliseconds between a change of the text direction and the rebuild of the carousel. */
const rebuildDelay = 250;

export interface GalleryProps {
  name: string;
  images: readonly string[];
  /** Whether a click on a picture opens the full-screen viewer. */
  zooms?: boolean;
}

/** Product gallery: a featured carousel over a row of thumbnails. */
export default function Gallery({ name, images, zooms = false }: GalleryProps) {
  const dispatch = useAppDispatch();
  const direction = useDebouncedValue(useDirection(), rebuildDelay);
  const isEmpty = images.length === 0;
  useEffect(() => {
    if (isEmpty) dispatch(gallery.foundEmpty({ name }));
  }, [isEmpty, name, dispatch]);
  if (isEmpty) return <Picture src="" alt={name} eager size={600} />;
  return <Carousel key={direction} name={name} images={images} zooms={zooms} />;
}
