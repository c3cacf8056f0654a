import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import css from './Tabs.module.css';

interface Props<Name extends string> {
  label: string;
  tabs: readonly { name: Name; title: string }[];
  current: Name;
  onChoose: (name: Name) => void;
  children: ReactNode;
}

/** Tabs with one stop in the tab order; arrows, Home and End move between them. */
export function Tabs<Name extends string>({ label, tabs, current, onChoose, children }: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

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

  return (
    <div>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={keys}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className={css.panel}>
        {children}
      </div>
    </div>
  );
}
