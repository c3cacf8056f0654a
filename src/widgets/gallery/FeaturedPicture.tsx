import { useRef, type ReactNode } from 'react';
import { ZoomInIcon } from '@/ui/icons';
import css from './Gallery.module.css';
import { isClickEnd } from './isClick';

/** A picture that can be pressed; what ends a drag, or a long hold, opens nothing. */
export function FeaturedPicture({
  label,
  isComing,
  onApproach,
  onOpen,
  children,
}: {
  label: string;
  /** What it opens is on its way. */
  isComing: boolean;
  /** The pointer is over it. */
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
        const pressed = down.current;
        down.current = null;
        if (isClickEnd(pressed, { clientX, clientY, timeStamp })) onOpen();
      }}
    >
      {children}
      <span className={css.enlarge} aria-hidden>
        <ZoomInIcon />
      </span>
    </button>
  );
}
