/**
 * Events that follow the beginning of a press. A finger fires pointer events and touch events; a listener may need
 * both.
 */
const following = [
  'pointermove',
  'pointerup',
  'pointercancel',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
] as const;
/** Minimum movement of a drag, in pixels. */
const minDrag = 3;

const repeated = new WeakSet<Event>();

/** Whether an event is the repetition of a recorded event. */
export const isRepeated = (event: Event): boolean => repeated.has(event);

/** Copies an event, because the same event object cannot be dispatched twice. */
function copy<E extends Event>(event: E): E {
  const copied = new (event.constructor as new (type: string, init: E) => E)(event.type, event);
  repeated.add(copied);
  return copied;
}

/**
 * Records a press and the events that follow, for a listener whose code is still loading.
 * @returns a function that repeats the events on an element, once. The function repeats nothing if the element is null,
 * or if the press has ended and was not a drag.
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
    // without preventDefault, the browser treats the drag as a scroll, and then ignores the next tap
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
