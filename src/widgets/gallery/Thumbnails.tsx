import { useEffect, useRef } from 'react';
import { useText } from '@/shared/text';
import { Picture } from '@/ui/Picture';
import css from './Gallery.module.css';

/** The pictures in small, each a button; how many are seen at once follows the gallery's own width. */
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
  // the first is in sight: to measure it has the page laid out at once
  const shown = useRef(0);
  useEffect(() => {
    if (current === shown.current) return;
    shown.current = current;
    const chosen = list.current?.children.item(current);
    if (!list.current || !chosen) return;
    const outer = list.current.getBoundingClientRect();
    const inner = chosen.getBoundingClientRect();
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
            <Picture src={image} alt="" size={120} />
          </button>
        </li>
      ))}
    </ul>
  );
}
