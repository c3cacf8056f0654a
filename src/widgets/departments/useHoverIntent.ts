import { useRef, type PointerEvent } from 'react';
import { useDirection } from '@/ui/useDirection';
import { useTimeoutCallback } from '@/ui/useTimeout';

/** As long as a pointer rests on a name that it means. */
const rest = 150;

interface Point {
  x: number;
  y: number;
}

/** Whether a pointer that goes on from `from` through `to` crosses an upright edge between its ends. */
export function leadsTo(edge: { x: number; top: number; bottom: number }, from: Point, to: Point): boolean {
  const steps = (edge.x - to.x) / (to.x - from.x);
  const y = to.y + (to.y - from.y) * steps;
  return steps >= 0 && y >= edge.top && y <= edge.bottom;
}

/**
 * Which of a column of names (`data-name`) the pointer means: the one it rests on for 150 ms. On its way to the panel
 * beside, across other names, it means none of them, however slow it is. A finger means nothing before it taps.
 */
export function useHoverIntent(shown: string | undefined, onMeant: (name: string) => void) {
  const soon = useTimeoutCallback(rest);
  const isRtl = useDirection() === 'rtl';
  const over = useRef<string>(undefined);
  const last = useRef<Point>(undefined);
  const forget = () => {
    over.current = undefined;
    soon(() => undefined);
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
      const isLeaving = from !== undefined && leadsTo(panelEdge, from, to);
      if (name === over.current && !isLeaving) return;
      over.current = name;
      soon(() => onMeant(name));
    },
  };
}
