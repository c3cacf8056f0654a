import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './Tabs.module.css';

interface Props<Name extends string> {
  label: string;
  tabs: readonly { name: Name; title: string }[];
  current: Name;
  onChoose: (name: Name) => void;
  /** Whether the names of the tabs are the ids of their panels. The anchor of a URL then leads to a panel. */
  anchored?: boolean;
  /** Tabs that are rendered even if the user did not open them. */
  rendered?: readonly Name[];
  /**
   * Content of the current tab, or a function that returns the content of a tab. With a function, a tab is rendered
   * when the user first opens the tab, and then stays mounted.
   */
  children: ReactNode | ((name: Name) => ReactNode);
}

/** Tabs with roving tabindex. The arrow keys, Home and End move the focus between tabs. */
export function Tabs<Name extends string>({
  label,
  tabs,
  current,
  onChoose,
  anchored = false,
  rendered,
  children,
}: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [openedTabs, setOpened] = useState<readonly Name[]>([current]);
  if (!openedTabs.includes(current)) setOpened([...openedTabs, current]);

  // on a phone the selected tab may be out of view, so the row is scrolled; the first tab is not measured, because
  // measuring forces a layout
  const lastShown = useRef(tabs[0]?.name);
  useEffect(() => {
    if (current === lastShown.current) return;
    lastShown.current = current;
    const tab = list.current?.querySelector('[aria-selected=true]');
    if (!list.current || !tab) return;
    const outer = list.current.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    list.current.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  }, [current]);

  const keys = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === current);
    const last = tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  const panelId = (name: Name) => (anchored ? name : `${id}-${name}-panel`);
  const panel = (name: Name) => {
    if (typeof children === 'function')
      return openedTabs.includes(name) || rendered?.includes(name) ? children(name) : null;
    return name === current ? children : null;
  };

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={keys}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={panelId(name)}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, title }) => (
        <div
          key={name}
          role="tabpanel"
          id={panelId(name)}
          aria-labelledby={`${id}-${name}`}
          className={css.panel}
          data-title={title}
          hidden={name !== current}
        >
          {panel(name)}
        </div>
      ))}
    </div>
  );
}
