import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  /**
   * Content of the button. `label` is the button's accessible name; it is set if the content is not a sufficient name.
   */
  button: ReactNode;
  label?: string;
  buttonClass?: string;
  panelClass?: string;
  className?: string;
  /**
   * Content of the panel, rendered only while the panel is open. `close` closes the panel and returns the focus to the
   * button.
   */
  children: (close: () => void) => ReactNode;
  onOpen?: () => void;
  /** Called when the pointer or the focus reaches the button. The caller can then preload the panel. */
  onApproach?: () => void;
}

/** Focuses the first control of the panel. Returns false if the panel has no control yet. */
function enter(panel: Element): boolean {
  const first = panel.querySelector<HTMLElement>('a, button, input');
  first?.focus();
  return first !== null;
}

/**
 * Disclosure: a button and its panel. The down arrow opens the panel and moves the focus into the panel. Escape closes
 * the panel. A click or a focus outside also closes the panel, so that only one panel is open at a time.
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
  const container = useRef<HTMLDivElement>(null);
  const isEntering = useRef(false);
  const panelId = useId();
  const buttonId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    // not `focusout`: a click on text leaves no element with the focus; if a shortcut then focuses the search box, no
    // `focusout` is fired
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

  /**
   * Moves the focus into the panel when the panel's content has loaded. The focus does not move if it has left the
   * button.
   */
  const onPanelMounted = useCallback(
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={container}
      data-panel
      className={className}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          // a surrounding dialog must not handle the same Escape
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
        <div ref={onPanelMounted} id={panelId} className={panelClass}>
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}
