import { useEffect, useRef } from 'react';
import { useText } from '@/shared/text';
import { Picture } from '@/ui/Picture';
import css from './Gallery.module.css';

/** Thumbnails as buttons. The number of visible thumbnails depends on the width of the gallery. */
export function Thumbnails({
  images,
  current,
  onChoose,
}: {
  images: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}) {
  const { text } = useText();
  const list = useRef<HTMLUListElement>(null);
  // at first the first thumbnail is visible, so it is not measured; measuring forces a layout
  const lastShown = useRef(0);
  useEffect(() => {
    if (current === lastShown.current) return;
    lastShown.current = current;
    const thumbnail = list.current?.children.item(current);
    if (!list.current || !thumbnail) return;
    const outer = list.current.getBoundingClientRect();
    const inner = thumbnail.getBoundingClientRect();
    list.current.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  }, [current]);
  return (
    <ul ref={list} className={css.thumbnails}>
      {images.map((image, index) => (
        <li key={`${index} ${image}`}>
          <button
            type="button"
            className={css.thumbnail}
            aria-label={text('TEXT_PICTURE_NUMBER', { number: index + 1, count: images.length })}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <Picture src={image} alt="" size={120} fetchPriority="low" />
          </button>
        </li>
      ))}
    </ul>
  );
}
