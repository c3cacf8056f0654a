import { hydrationEvents } from '../preloader';
import { isHydrated, shop, type InteractionQueue } from './interactionQueue';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && 'value' in target;

/** React ignores an input event with the value it already knows. */
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
 * Records interactions with elements that React does not own: the whole page until hydration, then the parts
 * whose code has not loaded. A recorded field stays recorded, as hydration may reset it to the state's value.
 */
export function recordInteractions(queue: InteractionQueue): void {
  /** Last typed value of each field. */
  const lastTypedValue = new Map<Field, string>();
  const enabledSelects = new WeakSet<HTMLSelectElement>();
  let isHydrating = false;

  /** Enables the select that depends on this one, as the app will do: otherwise Tab would skip it. */
  function enableDependentSelect(field: Field): void {
    const fields = [...(field.form?.elements ?? [])];
    const next = fields[fields.indexOf(field) + 1];
    if (!(field instanceof HTMLSelectElement && next instanceof HTMLSelectElement)) return;
    if (next.disabled) enabledSelects.add(next);
    if (enabledSelects.has(next)) next.disabled = !field.value;
  }

  const listeners = {
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
        enableDependentSelect(target);
        queue.add<Field>(target, (field) => replayInput(field, lastTypedValue.get(target) ?? ''));
      }
    },
    submit: (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || isHydrated(target)) return;
      event.preventDefault();
      queue.add(target, (form) => form.requestSubmit());
    },
    click: ({ target }: Event) => {
      if (!isHydrating && document.activeElement === document.body) queue.forgetFocus();
      const button = target instanceof Element ? target.closest<HTMLButtonElement>(`${shop} button`) : null;
      // submit buttons are covered by the form's submit event; links, labels and the like work natively
      const isOurs =
        button && !(button.form && button.type === 'submit') && !button.hasAttribute('popovertarget');
      if (!isOurs || isHydrated(button)) return;
      // an impatient second click is one click
      if (!queue.has(button)) queue.add(button, (replay) => replay.click());
      // this click may make React hydrate the part and replay the event itself
      if (isHydrating) setTimeout(() => isHydrated(button) && queue.remove(button));
    },
  };

  // capture listeners, before React stops events in parts that are not hydrated
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener, { capture: true });
  for (const event of [hydrationEvents.hears, hydrationEvents.isThere])
    document.addEventListener(event, () => (isHydrating = true), { once: true });
}
