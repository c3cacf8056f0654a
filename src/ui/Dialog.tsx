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
  /** Position; a dialog at `start` or `end` slides in from that side. */
  place?: 'middle' | 'start' | 'end';
  wide?: boolean;
}

/**
 * Modal dialog of the browser: focus trap, inert page, Escape closes the dialog, and the focus returns. The dialog is
 * open as long as it is rendered.
 */
export function Dialog({ title, closeLabel, onClose, children, place = 'middle', wide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // read before an element inside the dialog gets the focus
  const [opener] = useState(() => document.activeElement);
  /**
   * Whether a press began on the backdrop. A text selection that is dragged from the dialog to the backdrop is not a
   * click on the backdrop.
   */
  const pressedBehind = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) {
      // a browser without modal dialogs shows the dialog inside the page
      if (element.showModal) element.showModal();
      else element.setAttribute('open', '');
    }
    const isOver = pushDialog(element);
    return () => {
      isOver();
      element.close?.();
      // the focus returns to the opener, unless another element has it by then, such as a new page
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [opener]);

  return (
    // the keyboard closes the dialog with Escape, for which the browser fires `cancel`
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
