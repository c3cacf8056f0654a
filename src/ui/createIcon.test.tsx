import { render } from '@testing-library/react';
import { createIcon } from './createIcon';
import * as icons from './icons';

test('an outline icon has the colour of the text, and its props become attributes of the svg element', () => {
  const Icon = createIcon('M4 6l16 0');
  const { container } = render(<Icon aria-hidden className="big" />);
  expect(container.innerHTML).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="big"><path d="M4 6l16 0"></path></svg>',
  );
});

test('a filled icon has no stroke', () => {
  const Icon = createIcon('M4 6l16 0', 'filled');
  const { container } = render(<Icon />);
  expect(container.innerHTML).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor"><path d="M4 6l16 0"></path></svg>',
  );
});

test.each(Object.entries(icons))('the icon %s draws a path', (_name, Icon) => {
  const { container } = render(<Icon />);
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
});
