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

/** SVG shape of an icon: element and attributes. */
export function createIcon(path: string, style: keyof typeof styles = 'outline') {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      { width: 24, height: 24, viewBox: '0 0 24 24', ...styles[style], ...props },
      createElement('path', { d: path }),
    );
  };
}
