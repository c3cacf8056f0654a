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

/** Creates an icon component from an SVG path. */
export function createIcon(path: string, style: keyof typeof styles = 'outline') {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      { width: 24, height: 24, viewBox: '0 0 24 24', ...styles[style], ...props },
      createElement('path', { d: path }),
    );
  };
}
