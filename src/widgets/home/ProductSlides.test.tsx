import { act, screen } from '@testing-library/react';
import { buildPart } from '@/testing/buildPart';
import { renderWithStore } from '@/testing/renderWithStore';
import { ProductSlides } from './ProductSlides';

jest.unmock('@/ui/afterPaint');

/** Milliseconds of the fake clock. */
const frame = 17;
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const skus = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6', 'A-7'];
const show = (rows: number) =>
  renderWithStore(
    <ProductSlides label="Destacados" products={skus.map((sku) => buildPart(sku))} rows={rows} />,
    { at: '/' },
  );
const cards = () => screen.getAllByRole('article', { hidden: true }).length;
const slides = () => screen.getByRole('group').querySelectorAll('.swiper-slide').length;

test('visible cards are rendered first, and the other cards after the paint, into slides that exist already', () => {
  show(1);
  expect([cards(), slides()]).toEqual([3, 7]);
  act(() => jest.advanceTimersByTime(frame));
  expect([cards(), slides()]).toEqual([7, 7]);
});

test('seven products in two rows make four slides, and six cards are rendered before the paint', () => {
  show(2);
  expect([cards(), slides()]).toEqual([6, 4]);
  act(() => jest.advanceTimersByTime(frame));
  expect([cards(), slides()]).toEqual([7, 4]);
});
