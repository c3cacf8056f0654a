/**
 * Interactions with a server-rendered page whose code has not loaded. The page's inline script only records them
 * (preHydration.ts).
 */

/**
 * Event that requests the recorded events. A listener adds the recorded events to the list in the request's `detail`.
 */
const taken = 'shop:interactionsTaken';
const kinds = ['input', 'submit', 'click'] as const;

/**
 * Records events until the bundle takes the events. Prevents the browser from submitting forms, because the shop
 * submits forms.
 */
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

/** Returns the recorded events and stops recording. The caller then listens for further events. */
export function takeEarlyInteractions(): readonly Event[] {
  const noted: Event[] = [];
  document.dispatchEvent(new CustomEvent(taken, { detail: noted }));
  return noted;
}
