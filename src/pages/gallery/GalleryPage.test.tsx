import { readdirSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import GalleryPage, { parts } from './GalleryPage';

const folder = path.join(__dirname, '../../ui');
const components = readdirSync(folder)
  .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
  .map((file) => file.replace('.tsx', ''));

test.each(components)('%s is in the gallery of components', (name) => {
  expect(Object.keys(parts)).toContain(name);
});

test('every component of the gallery renders', () => {
  render(<GalleryPage />);
  expect(screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(components),
  );
});
