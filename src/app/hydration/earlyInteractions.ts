/** Interactions with a rendered page whose code has not come: its own script only notes them (preHydration.ts). */

/** Asks for the noted events; `detail` is filled with them. */
const taken = 'shop:interactionsTaken';
const kinds = ['input', 'submit', 'click'] as const;

/** Keeps events until they are taken. The browser sends no form: the shop does. */
export function keepEarlyInteractions(): void {
  const noted: Event[] = [];
  const note = (event: Event) => {
    if (event.type === 'submit') event.preventDefault();
    noted.push(event);
  };
  for (const kind of kinds) document.addEventListener(kind, note, { capture: true });
  document.addEventListener(taken, ({ detail }: CustomEventInit<Event[]>) => {
    for (const kind of kinds) document.removeEventListener(kind, note, { capture: true });
    detail?.push(...noted.splice(0));
  });
}

/** Returns the events that were noted; the caller listens from now on. */
export function takeEarlyInteractions(): readonly Event[] {
  const noted: Event[] = [];
  document.dispatchEvent(new CustomEvent(taken, { detail: noted }));
  return noted;
}
