import { useRef, type ReactNode } from 'react';
import { ZoomInIcon } from '@/ui/icons';
import { isClickEnd } from '../carousel/isClick';
import css from './Gallery.module.css';

/** Picture. A click opens the viewer; the end of a drag or of a long press does not. */
export function FeaturedPicture({
  label,
  isComing,
  onApproach,
  onOpen,
  children,
}: {
  label: string;
  /** Whether the viewer is loading. */
  isComing: boolean;
  /** Called when the pointer reaches the picture. The caller then preloads the viewer. */
  onApproach: () => void;
  onOpen: () => void;
  children: ReactNode;
}) {
  const down = useRef<{ clientX: number; clientY: number; timeStamp: number } | null>(null);
  return (
    <button
      type="button"
      data-picture
      className={css.picture}
      aria-label={label}
      aria-haspopup="dialog"
      aria-busy={isComing || undefined}
      onPointerEnter={onApproach}
      onPointerDown={({ clientX, clientY, timeStamp }) => {
        down.current = { clientX, clientY, timeStamp };
      }}
      onClick={({ clientX, clientY, timeStamp }) => {
        const downEvent = down.current;
        down.current = null;
        if (isClickEnd(downEvent, { clientX, clientY, timeStamp })) onOpen();
      }}
    >
      {children}
      <span className={css.enlarge} aria-hidden>
        <ZoomInIcon />
      </span>
    </button>
  );
}
