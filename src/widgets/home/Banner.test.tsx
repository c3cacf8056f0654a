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

test('the first slide loads its picture at once, and other banners load near the viewport', () => {
  expect(renderPicture(true)).toHaveAttribute('loading', 'eager');
  expect(renderPicture(false)).toHaveAttribute('loading', 'lazy');
});

test('the browser may choose the width of a banner’s picture', () => {
  expect(renderPicture(false).srcset).toContain('/images/banners/brakes-400.avif 400w');
});
