import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** The button's content; its name is `label` when the content alone does not say it. */
  button: ReactNode;
  label?: string;
  buttonClass?: string;
  panelClass?: string;
  className?: string;
  /** Drawn only while open. `close` also gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
  onOpen?: () => void;
}

/** A button and the panel it opens. Escape, a press outside and the focus elsewhere close it: one panel at a time. */
export function Disclosure({ button, label, buttonClass, panelClass, className, children, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const buttonId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    // also a focus that was nowhere before: a press on text takes it away, a shortcut brings it to the search box
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    document.getElementById(buttonId)?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={whole}
      className={className}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          // a dialog around it would hear Escape from the browser itself
          event.preventDefault();
          close();
        }
      }}
    >
      <button
        id={buttonId}
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
      >
        {button}
      </button>
      {isOpen ? (
        <div id={panelId} className={panelClass}>
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}
