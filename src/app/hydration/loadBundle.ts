import { waitForNextTask } from '@/shared/time';

/** Milliseconds after which slow pictures no longer delay the bundle. */
const maxWaitMs = 3_000;

/** Events that show that the visitor wants more than to read. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** A pointer that rests over a new page is reported as a move by 0 px before the first paint (Chromium). */
function onIntent({ type, movementX, movementY }: Event & Partial<PointerEvent>): void {
  if (type !== 'pointermove' || movementX || movementY) loadBundle();
}

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
}

/** Loads the bundle now. */
export function loadBundle(): void {
  const code = document.querySelector<HTMLTemplateElement>('#later');
  // the page may still be loading
  if (!code) return;
  for (const intent of intents) document.removeEventListener(intent, onIntent);
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

/** Loads the bundle after the first pictures, or at the first interaction. */
export function scheduleBundle(): void {
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  if (document.readyState === 'complete') onFirstPaint();
  else addEventListener('load', onFirstPaint, { once: true });
  setTimeout(loadBundle, maxWaitMs);
}
