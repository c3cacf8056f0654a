import { hydrationEvents } from '../preloader';
import { shop, type InteractionQueue } from './interactionQueue';
import { isHydrated } from './isHydrated';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && 'value' in target;

/**
 * Replays a typed text. React ignores an input event if the field's value did not change, so the value is cleared
 * first.
 */
function replayInput(field: Field, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function replayCheck(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

/**
 * Records interactions with elements that React does not handle. Until hydration these are all elements of the page;
 * later they are the elements of parts whose code has not loaded. Hydration may reset a field to the state's value, so
 * a field with a queued input is recorded even after hydration.
 * @param early events that were recorded before this code loaded
 */
export function recordInteractions(queue: InteractionQueue, early: readonly Event[]): void {
  /** Last typed value of each field. */
  const lastTypedValue = new Map<Field, string>();
  let isHydrating = false;

  const listeners: Record<string, (event: Event) => void> = {
    focusin: ({ target }: Event) => {
      if (!isHydrating && target instanceof HTMLElement) queue.saveFocus(target);
    },
    input: ({ target }: Event) => {
      if (!isField(target) || (isHydrated(target) && !queue.has(target))) return;
      if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
        const { checked } = target;
        queue.add(target, (box) => replayCheck(box, checked));
      } else {
        lastTypedValue.set(target, target.value);
        queue.add<Field>(target, (field) => replayInput(field, lastTypedValue.get(target) ?? ''));
      }
    },
    submit: (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement)) return;
      if (isHydrated(target)) {
        if (![...target.elements].some(queue.has)) return;
        // React gets a typed text only when the text is replayed; until then React would validate and send the form
        // without the text
        event.stopPropagation();
      }
      event.preventDefault();
      queue.add(target, (form) => form.requestSubmit());
    },
    click: ({ target }: Event) => {
      if (!isHydrating && document.activeElement === document.body) queue.forgetFocus();
      const button = target instanceof Element ? target.closest<HTMLButtonElement>(`${shop} button`) : null;
      // submit buttons are left out, because the form's submit event is recorded; links and labels work without React
      const isOurs =
        button && !(button.form && button.type === 'submit') && !button.hasAttribute('popovertarget');
      if (!isOurs || isHydrated(button)) return;
      // a second click before the replay counts as the same click
      if (!queue.has(button)) queue.add(button, (replay) => replay.click());
      // this click may make React hydrate the part and replay the event itself
      if (isHydrating) setTimeout(() => isHydrated(button) && queue.remove(button));
    },
  };

  // early focus events were not recorded, so the focused element is read from the document
  if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
    queue.saveFocus(document.activeElement);
  for (const event of early) listeners[event.type]?.(event);
  // capture listeners run before React stops events in parts that are not hydrated
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener, { capture: true });
  for (const event of [hydrationEvents.hears, hydrationEvents.isThere])
    document.addEventListener(event, () => (isHydrating = true), { once: true });
}
