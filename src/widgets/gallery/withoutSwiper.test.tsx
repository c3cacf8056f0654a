import { screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import Gallery from './Gallery';

jest.mock('swiper', () => {
  throw new Error('Loading chunk swiper failed');
});

afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));

test('the arrows scroll to each picture without Swiper’s code, and the thumbnails mark that picture', async () => {
  const scrolled: (string | null | undefined)[] = [];
  Object.assign(HTMLElement.prototype, {
    scrollIntoView(this: HTMLElement) {
      if (this.matches('.swiper-slide')) scrolled.push(this.querySelector('img')?.alt);
    },
  });
  const { user } = renderWithStore(<Gallery name="Disco" images={['/1.svg', '/2.svg', '/3.svg']} />, {
    at: '/shop/products/A-1',
  });
  const next = screen.getByRole('button', { name: 'Imagen siguiente' });
  for (const number of [2, 3, 1]) {
    await user.click(next);
    await waitFor(() => expect(scrolled.at(-1)).toBe(`Disco, imagen ${number}`));
    expect(screen.getByRole('button', { name: `Imagen ${number} de 3` })).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
});
