import { createElement, type SVGProps } from 'react';

/** A shape of an icon: its element, and where it is. */
type Shape = readonly [element: string, attributes: Record<string, string>];

const outline = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const filled = { fill: 'currentColor' };

/**
 * Stands in the place of the icon library's own (webpack.config.ts), which gives each icon a name in its class and what only
 * a picture in a file needs: a list has fifty of them, and all of it would be in its first packets.
 */
export default function createIcon(
  style: 'outline' | 'filled',
  _name: string,
  _componentName: string,
  shapes: readonly Shape[],
) {
  return function Icon(rest: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      { width: 24, height: 24, viewBox: '0 0 24 24', ...(style === 'filled' ? filled : outline), ...rest },
      shapes.map(([element, attributes]) => createElement(element, attributes)),
    );
  };
}
