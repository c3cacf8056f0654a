import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './Button';
import css from './Dialog.module.css';
import { CloseIcon } from './icons';
import { pushDialog } from './dialogStack';

interface Props {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** `start` and `end` slide in from that side. */
  place?: 'middle' | 'start' | 'end';
  wide?: boolean;
}

/**
 * Modal dialog, the platform's own: focus trap, inert page, closes on Escape, returns the focus. Open as long
 * as it is rendered.
 */
export function Dialog({ title, closeLabel, onClose, children, place = 'middle', wide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // read before anything inside takes the focus
  const [opener] = useState(() => document.activeElement);
  /** A text selection that is dragged outside is not a click on the backdrop. */
  const pressedBehind = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) {
      // browsers without modal dialogs show it as part of the page
      if (element.showModal) element.showModal();
      else element.setAttribute('open', '');
    }
    const isOver = pushDialog(element);
    return () => {
      isOver();
      element.close?.();
      // the focus returns to the opener, unless something has it by then, as a new page does
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [opener]);

  return (
    // the keyboard closes with Escape, which the browser turns into `cancel`
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={`${css.dialog} ${css[place] ?? ''} ${wide ? css.wide : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBehind.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedBehind.current) onClose();
      }}
    >
      <div className={css.content}>
        <div className={css.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </dialog>
  );
}
