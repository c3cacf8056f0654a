import { waitForNextTask } from '@/shared/time';

/** Milliseconds after which slow pictures no longer delay the bundle. */
const maxWaitMs = 3_000;

/** Events that show that the visitor interacts with the page. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/**
 * Loads the bundle when the visitor interacts. A pointer move by 0 px is ignored, because Chromium reports such a move
 * for a pointer that only rests over a new page.
 */
function onIntent({ type, movementX, movementY }: Event & Partial<PointerEvent>): void {
  if (type !== 'pointermove' || movementX || movementY) loadBundle();
}

/**
 * Appends the scripts one at a time. The browser starts each download synchronously, so clicks are handled between two
 * downloads.
 */
async function append(parts: Element[]): Promise<void> {
  for (const part of parts) {
    // async=false executes scripts in document order
    if (part instanceof HTMLScriptElement) part.async = false;
    document.head.append(part);
    await waitForNextTask();
  }
}

/** Loads the bundle immediately. */
export function loadBundle(): void {
  const code = document.querySelector<HTMLTemplateElement>('#later');
  // the template is missing while the document is still loading
  if (!code) return;
  for (const intent of intents) document.removeEventListener(intent, onIntent);
  code.remove();
  void append([...document.importNode(code.content, true).children]);
}

/** Loads the bundle after the frame that paints the pictures. Safari has no requestIdleCallback. */
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(loadBundle) : setTimeout(loadBundle);

/**
 * Waits until the loaded pictures are decoded, and then for the frame that paints them. A picture of a product is
 * decoded asynchronously, so its first frames do not show it yet.
 */
async function onLoad(): Promise<void> {
  await Promise.allSettled([...document.images].map(async (image) => image.complete && image.decode()));
  requestAnimationFrame(whenIdle);
}

/** Loads the bundle after the first pictures, or at the first interaction. */
export function scheduleBundle(): void {
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  if (document.readyState === 'complete') void onLoad();
  else addEventListener('load', () => void onLoad(), { once: true });
  setTimeout(loadBundle, maxWaitMs);
}
