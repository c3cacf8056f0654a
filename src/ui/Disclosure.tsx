import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';

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
  /** The pointer or the focus is at the button: what the panel needs can be brought. */
  onApproach?: () => void;
}

/** Gives the focus to the first control in there; false while there is none. */
function enter(panel: Element): boolean {
  const first = panel.querySelector<HTMLElement>('a, button, input');
  first?.focus();
  return first !== null;
}

/**
 * A button and the panel it opens; the down arrow opens it and goes into it. Escape, a press outside and the focus
 * elsewhere close it: one panel at a time.
 */
export function Disclosure({
  button,
  label,
  buttonClass,
  panelClass,
  className,
  children,
  onOpen,
  onApproach,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const isEntering = useRef(false);
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

  const close = useCallback(() => {
    setOpen(false);
    document.getElementById(buttonId)?.focus();
  }, [buttonId]);
  const toggle = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };

  /** What the panel shows may still be coming: the focus waits for it at the button, and no longer than it is there. */
  const drawn = useCallback(
    (panel: HTMLElement | null) => {
      if (!panel || !isEntering.current) return;
      isEntering.current = false;
      if (enter(panel)) return;
      const observer = new MutationObserver(() => {
        if (document.activeElement?.id !== buttonId || enter(panel)) observer.disconnect();
      });
      observer.observe(panel, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [buttonId],
  );

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={whole}
      data-panel
      className={className}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          // a dialog around it would hear Escape from the browser itself
          event.preventDefault();
          close();
        }
        if (event.key === 'ArrowDown' && event.target instanceof Element && event.target.id === buttonId) {
          event.preventDefault();
          if (isOpen) return void enter(document.getElementById(panelId) ?? event.currentTarget);
          isEntering.current = true;
          toggle();
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
        onClick={toggle}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {button}
      </button>
      {isOpen ? (
        <div ref={drawn} id={panelId} className={panelClass}>
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}
