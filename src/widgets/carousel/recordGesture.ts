/** Events of a press after its beginning. Fingers have both kinds, and listeners may need both. */
const following = [
  'pointermove',
  'pointerup',
  'pointercancel',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
] as const;
/** A press that moves less is no drag, in pixels. */
const minDrag = 3;

const repeated = new WeakSet<Event>();

/** Whether an event repeats one that was handled before. */
export const isRepeated = (event: Event): boolean => repeated.has(event);

/** An event of the same kind, as one that was dispatched cannot be dispatched again. */
function copy<E extends Event>(event: E): E {
  const copied = new (event.constructor as new (type: string, init: E) => E)(event.type, event);
  repeated.add(copied);
  return copied;
}

/**
 * Records a press and what follows it, for a listener whose code is still to come.
 * @returns repeats the events at an element, once; nothing where the press is over and was no drag, or no element is given
 */
export function recordGesture(down: PointerEvent): (target: Element | null) => void {
  const events: (PointerEvent | TouchEvent)[] = [down];
  let isDrag = false;
  let isOver = false;
  const record = (event: PointerEvent | TouchEvent): void => {
    if (isOver && 'pointerId' in event) return;
    if ('pointerId' in event) {
      if (event.pointerId !== down.pointerId) return;
      const moved = Math.abs(event.clientX - down.clientX);
      isDrag ||= moved >= minDrag && moved > Math.abs(event.clientY - down.clientY);
      isOver ||= event.type !== 'pointermove';
    }
    // an untaken drag is the beginning of a scroll for the browser, which then ignores the next tap
    if (isDrag && event.type === 'touchmove' && event.cancelable) event.preventDefault();
    events.push(event);
  };
  for (const type of following) document.addEventListener(type, record, { passive: false });
  return (target) => {
    for (const type of following) document.removeEventListener(type, record);
    if (isOver && !isDrag) return;
    for (const event of events) target?.dispatchEvent(copy(event));
  };
}
