import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import createIcon from './createIcon';

const shape = ['path', { d: 'M4 6l16 0', key: 'svg-0' }] as const;

test('lines have the colour of the text; what is told of an icon is kept', () => {
  const Icon = createIcon('outline', 'menu', 'Menu', [shape]);
  const { container } = render(<Icon aria-hidden className="big" />);
  expect(container.innerHTML).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="big"><path d="M4 6l16 0"></path></svg>',
  );
});

test('a filled one has no lines', () => {
  const Icon = createIcon('filled', 'star', 'Star', [shape]);
  const { container } = render(<Icon />);
  expect(container.innerHTML).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor"><path d="M4 6l16 0"></path></svg>',
  );
});

test('the library’s icons are made by the file whose place it takes', () => {
  const icon = readFileSync('node_modules/@tabler/icons-react/dist/esm/icons/IconCar.mjs', 'utf8');
  expect(icon).toContain("from '../createReactComponent.mjs'");
  expect(icon).toMatch(/createReactComponent\("outline", "car", "Car", __iconNode\)/);
});
