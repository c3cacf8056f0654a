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
  /** Position of the dialog. A dialog with `start` or `end` slides in from this side. */
  place?: 'middle' | 'start' | 'end';
  wide?: boolean;
}

/**
 * Modal dialog of the browser: the focus is trapped, and the page is inert. Escape closes the dialog, and the focus
 * then returns to the opener. The dialog is open while it is rendered.
 */
export function Dialog({ title, closeLabel, onClose, children, place = 'middle', wide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // the opener is read before an element in the dialog gets the focus
  const [opener] = useState(() => document.activeElement);
  /**
   * Whether the pointer was pressed on the backdrop. If the user selects text and drags the selection to the backdrop,
   * the dialog must stay open.
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
      // the focus returns to the opener, unless another element has the focus now, for example on a new page
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [opener]);

  return (
    // keyboard users close the dialog with Escape; the browser then fires `cancel`
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
