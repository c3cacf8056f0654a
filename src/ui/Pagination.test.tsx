import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Pagination, getPagesToShow } from './Pagination';

const gap = 0;

describe('the pages of a pagination', () => {
  test.each([
    [1, [1, 2, 3, 4, 5, gap, 10]],
    [2, [1, 2, 3, 4, 5, gap, 10]],
    [3, [1, 2, 3, 4, 5, gap, 10]],
    [4, [1, 2, 3, 4, 5, 6, gap, 10]],
    [5, [1, 2, 3, 4, 5, 6, 7, gap, 10]],
    [6, [1, gap, 4, 5, 6, 7, 8, 9, 10]],
    [7, [1, gap, 5, 6, 7, 8, 9, 10]],
    [8, [1, gap, 6, 7, 8, 9, 10]],
    [10, [1, gap, 6, 7, 8, 9, 10]],
  ])('are the first, the last and a window of five on page %d of ten', (current, pages) => {
    expect(getPagesToShow(current, 10)).toEqual(pages);
  });

  test.each([
    [1, [1]],
    [2, [1, 2]],
    [5, [1, 2, 3, 4, 5]],
    [6, [1, 2, 3, 4, 5, 6]],
    [7, [1, 2, 3, 4, 5, 6, 7]],
  ])('are all shown when there are %d', (total, pages) => {
    expect(getPagesToShow(1, total)).toEqual(pages);
  });

  test('have a gap on both sides of the window when the current page is in the middle', () => {
    expect(getPagesToShow(50, 100)).toEqual([1, gap, 48, 49, 50, 51, 52, gap, 100]);
  });

  test('include the current page, are in order, and have no gap in place of a single page', () => {
    const positions = fc
      .integer({ min: 1, max: 500 })
      .chain((total) =>
        fc.record({ total: fc.constant(total), current: fc.integer({ min: 1, max: total }) }),
      );
    fc.assert(
      fc.property(positions, ({ total, current }) => {
        const pages = getPagesToShow(current, total);
        const steps = pages.map((page, at) => page - (pages[at - 1] ?? 0));
        const jumps = pages.flatMap((page, at) =>
          page === gap ? [(pages[at + 1] ?? 0) - (pages[at - 1] ?? 0)] : [],
        );
        expect({
          hasCurrent: pages.includes(current),
          ends: [pages[0], pages.at(-1)],
          inOrder: steps.every((step, at) => step === 1 || pages[at] === gap || pages[at - 1] === gap),
          gapsOfOne: jumps.filter((jump) => jump <= 2),
        }).toEqual({ hasCurrent: true, ends: [1, total], inOrder: true, gapsOfOne: [] });
      }),
    );
  });
});

describe('Pagination', () => {
  const open = (current: number, total: number) =>
    render(
      <Pagination
        current={current}
        total={total}
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
        renderLink={(page, attributes, content) => (
          <a href={`?page=${page}`} {...attributes}>
            {content}
          </a>
        )}
      />,
    );
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  test('is hidden for one page', () => {
    const { container } = open(1, 1);
    expect(container).toBeEmptyDOMElement();
  });

  test('marks the current page', () => {
    open(2, 3);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  test('links to the previous and the next page', () => {
    open(5, 10);
    expect([getHref('Previous'), getHref('Next')]).toEqual(['?page=4', '?page=6']);
  });

  test('has no link before the first page', () => {
    open(1, 3);
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  });

  test('has no link after the last page', () => {
    open(3, 3);
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  });
});
