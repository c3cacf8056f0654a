import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Banner } from './Banner';

function renderPicture(first: boolean): HTMLImageElement {
  const { container } = render(
    <MemoryRouter>
      <Banner
        first={first}
        title="Brakes"
        words="In time"
        link="See them"
        to="/shop"
        image="/images/banners/brakes-800.avif"
      />
    </MemoryRouter>,
  );
  return container.querySelector('img')!;
}

test('the first banner loads its picture at once, and the other banners load theirs near the viewport', () => {
  expect(renderPicture(true)).toHaveAttribute('loading', 'eager');
  expect(renderPicture(false)).toHaveAttribute('loading', 'lazy');
});

test('a banner’s picture has sources of several widths', () => {
  expect(renderPicture(false).srcset).toContain('/images/banners/brakes-400.avif 400w');
});
