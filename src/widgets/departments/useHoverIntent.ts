import { useRef, type PointerEvent } from 'react';
import { useDirection } from '@/ui/useDirection';
import { useTimeoutCallback } from '@/ui/useTimeout';

/** Milliseconds for which the pointer must rest on a name, until the name is selected. */
const restMs = 150;

interface Point {
  x: number;
  y: number;
}

/** Whether the line from `from` through `to` crosses a vertical edge between the edge's `top` and `bottom`. */
export function isHeadingFor(
  edge: { x: number; top: number; bottom: number },
  from: Point,
  to: Point,
): boolean {
  const steps = (edge.x - to.x) / (to.x - from.x);
  const y = to.y + (to.y - from.y) * steps;
  return steps >= 0 && y >= edge.top && y <= edge.bottom;
}

/**
 * Hover intent: selects the name (`data-name`) on which the pointer rests for 150 ms. A pointer that moves towards the
 * panel selects no name on its way, even if the pointer is slow. Touch selects only with a tap.
 */
export function useHoverIntent(shown: string | undefined, onMeant: (name: string) => void) {
  const runAfterRest = useTimeoutCallback(restMs);
  const isRtl = useDirection() === 'rtl';
  const over = useRef<string>(undefined);
  const last = useRef<Point>(undefined);
  const forget = () => {
    over.current = undefined;
    runAfterRest(() => undefined);
  };

  return {
    onPointerLeave: forget,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      const name = event.target.closest<HTMLElement>('[data-name]')?.dataset.name;
      const from = last.current;
      const to = { x: event.clientX, y: event.clientY };
      last.current = to;
      if (name === undefined || name === shown) return forget();
      const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
      const panelEdge = { x: isRtl ? left : right, top, bottom };
      const isLeaving = from !== undefined && isHeadingFor(panelEdge, from, to);
      if (name === over.current && !isLeaving) return;
      over.current = name;
      runAfterRest(() => onMeant(name));
    },
  };
}
