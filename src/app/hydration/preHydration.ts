/**
 * Of a page that the service has drawn, and a program of its own: the page stands by itself, and the shop's code comes
 * once the first pictures are there, so that it keeps none of them waiting, or as soon as somebody wants something. What
 * is pressed, typed, chosen and sent before the shop hears is done when it does.
 */
import { readRaw } from '@/shared/storage';
import { nextTask } from '@/shared/time';
import { locate, findElement } from '../focus/elementLocator';
import { hydrationEvents } from '../preloader';

const shop = '#shop';
/** Pictures that take longer keep nobody waiting. In milliseconds. */
const longestWait = 3_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && 'value' in target;

/** By what it is about; in the order in which it was first meant. */
const meant = new Map<Element, () => Promise<void>>();
/** What was typed last. */
const typed = new Map<Field, string>();

/** A part of the page whose code comes late is not React's yet: it would hear nothing. */
const isHeard = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
/** In turns of 50 ms; then it is done all the same. What is not there may be gone, and what comes after it waits. */
const mostTurns = { there: 100, notThere: 20 };

let isDoing = false;

/** For the same element, or for the one that stands in its place by then, which may come late, too. */
function later<E extends HTMLElement>(
  element: E,
  what: (element: E) => void,
  mostTurnsUntilThere = mostTurns.notThere,
): () => Promise<void> {
  const held = locate(element, shop);
  const find = () => (element.isConnected ? element : held && findElement(held, shop));
  return async () => {
    let there = find();
    for (let turn = 0; turn < (there ? mostTurns.there : mostTurnsUntilThere) && !isHeard(there); turn += 1) {
      await pause(50);
      there = find();
    }
    if (!there) return;
    isDoing = true;
    // what has the same name and label is of the same kind
    what(there as E);
    isDoing = false;
  };
}

function mean<E extends HTMLElement>(element: E, what: (element: E) => void): void {
  if (isDoing) return;
  meant.set(element, later(element, what));
  void doMeant();
}

/** What has the focus: the shop hears of it as of one that comes. */
const noFocus = () => Promise.resolve();
let focusAgain = noFocus;

/** React hears of a text only when it is another than the one it knows. */
function typeAgain(field: Field, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const opened = new WeakSet<HTMLSelectElement>();

/** The choice that waits for this one: it is the shop that opens it, and who goes on by Tab would pass it by. */
function openNext(field: Field): void {
  const fields = [...(field.form?.elements ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (!(field instanceof HTMLSelectElement && next instanceof HTMLSelectElement)) return;
  if (next.disabled) opened.add(next);
  if (opened.has(next)) next.disabled = !field.value;
}

function checkAgain(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

/** A page drawn anew has lost it; who went elsewhere stays there. What waits for a choice cannot have it yet. */
function refocus(element: HTMLElement): void {
  if (document.activeElement === element || document.activeElement === document.body) {
    element.blur();
    element.focus({ preventScroll: true });
  }
  if (document.activeElement !== document.body) focusAgain = noFocus;
}

let hears = false;
let isThere = false;

/**
 * What is noted of what is not React's: all of the page until the shop hears, and then the parts whose code has not come.
 * What was noted once is noted on, as React may put it back to what it knows.
 */
const listeners = {
  focusin: ({ target }: Event) => {
    if (!hears && target instanceof HTMLElement) focusAgain = later(target, refocus, 0);
  },
  input: ({ target }: Event) => {
    if (!isField(target) || (isHeard(target) && !meant.has(target))) return;
    if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
      const { checked } = target;
      mean(target, (box) => checkAgain(box, checked));
    } else {
      typed.set(target, target.value);
      openNext(target);
      mean<Field>(target, (field) => typeAgain(field, typed.get(target) ?? ''));
    }
  },
  submit: (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || isHeard(target)) return;
    event.preventDefault();
    mean(target, (form) => form.requestSubmit());
  },
  click: ({ target }: Event) => {
    if (!hears && document.activeElement === document.body) focusAgain = noFocus;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(`${shop} button`) : null;
    // a form tells of its own button, and some the browser itself knows what to do with
    const isOurs =
      button && !(button.form && button.type === 'submit') && !button.hasAttribute('popovertarget');
    if (!isOurs || isHeard(button)) return;
    // who is impatient presses it again
    if (!meant.has(button)) mean(button, (again) => again.click());
    // React may take it over because of this press, and do it itself
    if (hears) setTimeout(() => isHeard(button) && meant.delete(button));
  },
};

/** One after the other, as a person does it: what is typed is there before it is sent. */
let isUnderway = false;
async function doMeant(): Promise<void> {
  if (!isThere || isUnderway) return;
  isUnderway = true;
  await focusAgain();
  for (const [element, doNow] of meant) {
    await nextTask();
    // in the meantime React may have done it
    if (!meant.has(element)) continue;
    await doNow();
    meant.delete(element);
  }
  // where it could not be had before
  await focusAgain();
  focusAgain = noFocus;
  isUnderway = false;
  if (meant.size > 0) void doMeant();
}

/** What somebody does who wants more than to read. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** For each the browser asks at once, which takes it a while: a press gets through in between. */
async function append(parts: Element[]): Promise<void> {
  for (const part of parts) {
    // one after the other, in the order of the page
    if (part instanceof HTMLScriptElement) part.async = false;
    document.head.append(part);
    await nextTask();
  }
  // the first look into the storage has the browser read it: now, while the code is on its way
  readRaw('');
}

function bringShop(): void {
  const code = document.querySelector<HTMLTemplateElement>('#later');
  // the page may still be on its way
  if (!code) return;
  for (const intent of intents) document.removeEventListener(intent, bringShop);
  code.remove();
  void append([...document.importNode(code.content, true).children]);
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

// before React, which keeps to itself what is done with a part that is not there yet
for (const [name, listener] of Object.entries(listeners))
  document.addEventListener(name, listener, { capture: true });
document.addEventListener(hydrationEvents.hears, () => (hears = true), { once: true });
document.addEventListener(
  hydrationEvents.isThere,
  () => {
    [hears, isThere] = [true, true];
    void doMeant();
  },
  { once: true },
);
for (const intent of intents) document.addEventListener(intent, bringShop, { passive: true });
if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint, { once: true });
setTimeout(bringShop, longestWait);
