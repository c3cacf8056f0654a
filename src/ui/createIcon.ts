import { createElement, type SVGProps } from 'react';

const styles = {
  outline: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  filled: { fill: 'currentColor' },
} as const;

/**
 * Creates the component of an icon from the path that draws it in a square of 24. One path each: a list shows fifty icons,
 * and all of them are in the first packets of its page. Size and colour are the style sheets' matter.
 */
export function createIcon(path: string, style: keyof typeof styles = 'outline') {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      { width: 24, height: 24, viewBox: '0 0 24 24', ...styles[style], ...props },
      createElement('path', { d: path }),
    );
  };
}
