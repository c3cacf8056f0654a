/**
 * Runs in a server-rendered page before the bundle: sets the chosen theme, and loads the bundle after the first pictures, so that it delays none
 * of them, or at the first interaction. Clicks, input, choices and submits before hydration are queued and
 * replayed after it.
 */
import { readRaw } from '@/shared/storage';
import { waitForNextTask } from '@/shared/time';
import { locate, findElement } from '../focus/elementLocator';
import { hydrationEvents } from '../preloader';

const shop = '#shop';
/** Milliseconds after which slow pictures no longer delay the bundle. */
const maxWaitMs = 3_000;

// before the first paint, so that a chosen theme does not come as a flash
const theme = /"theme":"(dark|light)"/.exec(readRaw('display') ?? '')?.[1];
if (theme) document.documentElement.dataset.theme = theme;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && 'value' in target;

/** Queued interactions by element, in the order of the first interaction. */
const pendingActions = new Map<Element, () => Promise<void>>();
/** Last typed value of each field. */
const lastTypedValue = new Map<Field, string>();

/** React does not handle events in a part whose lazy code has not loaded. */
const isHydrated = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
/**
 * Polls at 50 ms; then the interaction is replayed all the same. A missing element may be gone, and the queue
 * waits for it.
 */
const maxPolls = { hydrating: 100, missing: 20 };

let isDoing = false;

/** Calls back with the element, or with the one that replaces it in the re-rendered page, once React handles it. */
function deferUntilHydrated<E extends HTMLElement>(
  element: E,
  action: (element: E) => void,
  maxPollsUntilFound = maxPolls.missing,
): () => Promise<void> {
  const locator = locate(element, shop);
  const find = () => (element.isConnected ? element : locator && findElement(locator, shop));
  return async () => {
    let found = find();
    for (
      let turn = 0;
      turn < (found ? maxPolls.hydrating : maxPollsUntilFound) && !isHydrated(found);
      turn += 1
    ) {
      await pause(50);
      found = find();
    }
    if (!found) return;
    isDoing = true;
    // same selector and label mean the same kind of element
    action(found as E);
    isDoing = false;
  };
}

function enqueue<E extends HTMLElement>(element: E, action: (element: E) => void): void {
  if (isDoing) return;
  pendingActions.set(element, deferUntilHydrated(element, action));
  void flushQueue();
}

/** Replays the focus event for the focused element. */
const resolveWithoutFocus = () => Promise.resolve();
let focusAgain = resolveWithoutFocus;

/** React ignores an input event with the value it already knows. */
function replayInput(field: Field, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const enabledSelects = new WeakSet<HTMLSelectElement>();

/** Enables the select that depends on this one, as the app will do: otherwise Tab would skip it. */
function enableDependentSelect(field: Field): void {
  const fields = [...(field.form?.elements ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (!(field instanceof HTMLSelectElement && next instanceof HTMLSelectElement)) return;
  if (next.disabled) enabledSelects.add(next);
  if (enabledSelects.has(next)) next.disabled = !field.value;
}

function replayCheck(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

/**
 * Restores the focus that a re-render lost, unless it has moved. A select that waits for another one cannot
 * have it yet.
 */
function restoreFocus(element: HTMLElement): void {
  if (document.activeElement === element || document.activeElement === document.body) {
    element.blur();
    element.focus({ preventScroll: true });
  }
  if (document.activeElement !== document.body) focusAgain = resolveWithoutFocus;
}

let isHydrating = false;
let isAppMounted = false;

/**
 * Records interactions with elements that React does not own: the whole page until hydration, then the parts
 * whose code has not loaded. A recorded field stays recorded, as hydration may reset it to the state's value.
 */
const listeners = {
  focusin: ({ target }: Event) => {
    if (!isHydrating && target instanceof HTMLElement)
      focusAgain = deferUntilHydrated(target, restoreFocus, 0);
  },
  input: ({ target }: Event) => {
    if (!isField(target) || (isHydrated(target) && !pendingActions.has(target))) return;
    if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
      const { checked } = target;
      enqueue(target, (box) => replayCheck(box, checked));
    } else {
      lastTypedValue.set(target, target.value);
      enableDependentSelect(target);
      enqueue<Field>(target, (field) => replayInput(field, lastTypedValue.get(target) ?? ''));
    }
  },
  submit: (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || isHydrated(target)) return;
    event.preventDefault();
    enqueue(target, (form) => form.requestSubmit());
  },
  click: ({ target }: Event) => {
    if (!isHydrating && document.activeElement === document.body) focusAgain = resolveWithoutFocus;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(`${shop} button`) : null;
    // submit buttons are covered by the form's submit event; links, labels and the like work natively
    const isOurs =
      button && !(button.form && button.type === 'submit') && !button.hasAttribute('popovertarget');
    if (!isOurs || isHydrated(button)) return;
    // an impatient second click is one click
    if (!pendingActions.has(button)) enqueue(button, (replay) => replay.click());
    // this click may make React hydrate the part and replay the event itself
    if (isHydrating) setTimeout(() => isHydrated(button) && pendingActions.delete(button));
  },
};

/** Replays in order: input is there before it is submitted. */
let isReplaying = false;
async function flushQueue(): Promise<void> {
  if (!isAppMounted || isReplaying) return;
  isReplaying = true;
  await focusAgain();
  for (const [element, doNow] of pendingActions) {
    await waitForNextTask();
    // React may have handled it in the meantime
    if (!pendingActions.has(element)) continue;
    await doNow();
    pendingActions.delete(element);
  }
  // elements that could not take the focus before
  await focusAgain();
  focusAgain = resolveWithoutFocus;
  isReplaying = false;
  if (pendingActions.size > 0) void flushQueue();
}

/** Events that show that the visitor wants more than to read. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/**
 * Appends scripts one at a time: the browser starts each download synchronously, and clicks get through in
 * between.
 */
async function append(parts: Element[]): Promise<void> {
  for (const part of parts) {
    // async=false keeps the document order of execution
    if (part instanceof HTMLScriptElement) part.async = false;
    document.head.append(part);
    await waitForNextTask();
  }
  // warms the browser's storage cache while the code downloads
  readRaw('');
}

function loadBundle(): void {
  const code = document.querySelector<HTMLTemplateElement>('#later');
  // the page may still be loading
  if (!code) return;
  for (const intent of intents) document.removeEventListener(intent, loadBundle);
  code.remove();
  void append([...document.importNode(code.content, true).children]);
}

/** Waits for the frame that shows the pictures; Safari has no requestIdleCallback. */
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(loadBundle) : setTimeout(loadBundle);
const nextFrame = () => requestAnimationFrame(whenIdle);

/** Loaded pictures may not be painted yet: the first paint is observed. */
function onFirstPaint(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    nextFrame();
    return;
  }
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    nextFrame();
  });
  painted.observe({ type: 'paint', buffered: true });
}

// capture listeners, before React stops events in parts that are not hydrated
for (const [name, listener] of Object.entries(listeners))
  document.addEventListener(name, listener, { capture: true });
document.addEventListener(hydrationEvents.hears, () => (isHydrating = true), { once: true });
document.addEventListener(
  hydrationEvents.isThere,
  () => {
    [isHydrating, isAppMounted] = [true, true];
    void flushQueue();
  },
  { once: true },
);
for (const intent of intents) document.addEventListener(intent, loadBundle, { passive: true });
if (document.readyState === 'complete') onFirstPaint();
else addEventListener('load', onFirstPaint, { once: true });
setTimeout(loadBundle, maxWaitMs);
