import { screen } from '@testing-library/react';
import { content } from '@/features/content';
import { renderWithStore } from '@/testing/renderWithStore';
import { buildPost } from '@/testing/buildPost';
import BlogPage from './BlogPage';

const posts = (count: number) => [
  content.postsAsked(),
  content.postsReceived({
    posts: Array.from({ length: count }, (_, index) =>
      buildPost({ slug: `articulo-${index + 1}`, title: { es: `Artículo ${index + 1}`, en: '' } }),
    ),
  }),
];
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('articles lead to their pages', () => {
  renderWithStore(<BlogPage />, { at: '/blog', before: posts(2) });
  expect(screen.getByRole('link', { name: 'Artículo 2' })).toHaveAttribute('href', '/blog/articulo-2');
  expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
});

test('many come in pages, each at its address', () => {
  renderWithStore(<BlogPage />, { at: '/blog?page=2', before: posts(12) });
  expect(titles()).toEqual(['Artículo 10', 'Artículo 11', 'Artículo 12']);
  expect(screen.getByRole('link', { name: 'Página anterior' })).toHaveAttribute('href', '/blog');
});

test.each(['0', '-1', 'x', '1.5', '99'])('a page typed by hand as %s is one that there is', (page) => {
  renderWithStore(<BlogPage />, { at: `/blog?page=${page}`, before: posts(12) });
  expect(titles().length).toBeGreaterThan(0);
});

test('none yet is said', () => {
  renderWithStore(<BlogPage />, { at: '/blog', before: posts(0) });
  expect(screen.getByText('Todavía no hay artículos')).toBeVisible();
});
