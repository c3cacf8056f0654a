/**
 * Of a page that the service has drawn, and a program of its own: the page stands by itself, and the shop's code comes
 * once the first pictures are there, so that it keeps none of them waiting, or as soon as somebody wants something. What
 * is pressed, typed, chosen and sent before the shop hears is done when it does.
 */
import { aTurn } from '@/shared/time';
import { describe, findHeld } from './held';
import { told } from './preloader';

const shop = '#shop';
/** Pictures that take longer keep nobody waiting. In milliseconds. */
const longestWait = 3_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** By what it is about; in the order in which it was first meant. */
const meant = new Map<Element, () => Promise<void>>();

/** A part of the page whose code comes late is not React's yet: it would hear nothing. */
const isHeard = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
/** In turns of 50 ms; then it is done all the same. */
const mostTurns = 100;

/** For the same element, or for the one that stands in its place by then. */
function later<E extends HTMLElement>(element: E, what: (element: E) => void): () => Promise<void> {
  const held = describe(element, shop);
  return async () => {
    const there = element.isConnected ? element : held && findHeld(held, shop);
    if (!there) return;
    for (let turn = 0; turn < mostTurns && !isHeard(there); turn += 1) await pause(50);
    // what has the same name and label is of the same kind
    what(there as E);
  };
}

function mean<E extends HTMLElement>(element: E, what: (element: E) => void): void {
  meant.set(element, later(element, what));
}

/** What has the focus: the shop hears of it as of one that comes. */
let focusAgain = () => Promise.resolve();

/** React hears of a text only when it is another than the one it knows. */
function typeAgain(field: Field, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function checkAgain(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

/** A page drawn anew has lost it; who went elsewhere stays there. */
function refocus(element: HTMLElement): void {
  if (document.activeElement !== element && document.activeElement !== document.body) return;
  element.blur();
  element.focus({ preventScroll: true });
}

/** What is noted until the shop hears it itself. */
const listeners = {
  focusin: ({ target }: Event) => {
    if (target instanceof HTMLElement) focusAgain = later(target, refocus);
  },
  input: ({ target }: Event) => {
    if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
      const { checked } = target;
      mean(target, (box) => checkAgain(box, checked));
    } else if (isField(target)) {
      const { value } = target;
      mean<Field>(target, (field) => typeAgain(field, value));
    }
  },
  submit: (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) mean(event.target, (form) => form.requestSubmit());
  },
  click: ({ target }: Event) => {
    if (document.activeElement === document.body) focusAgain = () => Promise.resolve();
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(`${shop} button`) : null;
    // a form tells of its own button, and some the browser itself knows what to do with
    const isOurs =
      button && !(button.form && button.type === 'submit') && !button.hasAttribute('popovertarget');
    if (isOurs) mean(button, (again) => again.click());
  },
};

/** What somebody does who wants more than to read. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

function bringShop(): void {
  for (const intent of intents) document.removeEventListener(intent, bringShop);
  const code = document.querySelector<HTMLTemplateElement>('#later');
  if (!code) return;
  code.remove();
  for (const part of [...document.importNode(code.content, true).children]) {
    // one after the other, in the order of the page
    if (part instanceof HTMLScriptElement) part.async = false;
    document.head.append(part);
  }
}

/** The frame with the pictures comes first, and what the browser does with it; Safari has no idle time to tell of. */
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(bringShop) : setTimeout(bringShop);
const nextFrame = () => requestAnimationFrame(whenIdle);

/** Pictures that are there may not be on the screen yet, nor anything else: a browser paints when it has the time. */
function afterPaint(): void {
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

/** One after the other, as a person does it: what is typed is there before it is sent. */
async function doMeant(): Promise<void> {
  await focusAgain();
  for (const doNow of meant.values()) {
    await doNow();
    await aTurn();
  }
}

const notes = Object.entries(listeners);
for (const [name, listener] of notes) document.addEventListener(name, listener);
const stop = (isOver: (name: string) => boolean) => {
  for (const [name, listener] of notes) if (isOver(name)) document.removeEventListener(name, listener);
};
// what is typed while the page is taken over React may put back to what it knows: it is noted until the page is there
document.addEventListener(told.hears, () => stop((name) => name !== 'input'), { once: true });
document.addEventListener(
  told.isThere,
  () => {
    stop(() => true);
    void doMeant();
  },
  { once: true },
);
for (const intent of intents) document.addEventListener(intent, bringShop, { passive: true });
if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint, { once: true });
setTimeout(bringShop, longestWait);
