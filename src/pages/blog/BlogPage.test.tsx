import { screen, within } from '@testing-library/react';
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

test('articles link to their pages', () => {
  renderWithStore(<BlogPage />, { at: '/blog', before: posts(2) });
  expect(screen.getByRole('link', { name: 'Artículo 2' })).toHaveAttribute('href', '/blog/articulo-2');
  expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
});

test('many articles are paginated, each page with its own URL', () => {
  renderWithStore(<BlogPage />, { at: '/blog?page=2', before: posts(12) });
  expect(titles()).toEqual(['Artículo 10', 'Artículo 11', 'Artículo 12']);
  expect(screen.getByRole('link', { name: 'Página anterior' })).toHaveAttribute('href', '/blog');
});

test.each(['0', '-1', 'x', '1.5', '99'])('a URL with the page number %s shows articles', (page) => {
  renderWithStore(<BlogPage />, { at: `/blog?page=${page}`, before: posts(12) });
  expect(titles().length).toBeGreaterThan(0);
});

test('a blog without articles shows a message', () => {
  renderWithStore(<BlogPage />, { at: '/blog', before: posts(0) });
  expect(screen.getByText('Todavía no hay artículos')).toBeVisible();
});

describe('the topics of the blog', () => {
  const safety = { slug: 'seguridad', name: { es: 'Seguridad', en: 'Safety' } };
  const buying = { slug: 'comprar', name: { es: 'Comprar bien', en: 'Buying well' } };
  const listed = [
    content.postsAsked(),
    content.postsReceived({
      posts: [
        buildPost({ slug: 'a', title: { es: 'Placa', en: '' }, topics: [buying] }),
        buildPost({ slug: 'b', title: { es: 'Llantas', en: '' }, topics: [safety] }),
        buildPost({ slug: 'c', title: { es: 'Frenos', en: '' }, topics: [safety, buying] }),
        buildPost({ slug: 'd', title: { es: 'Faros', en: '' }, topics: [safety] }),
        buildPost({ slug: 'e', title: { es: 'Otro', en: '' } }),
      ],
    }),
  ];
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Temas' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  test('link to their articles, the largest topics first', () => {
    renderWithStore(<BlogPage />, { at: '/blog', before: listed });
    expect(links()).toEqual(['/blog', '/blog?topic=seguridad', '/blog?topic=comprar']);
    expect(titles()).toHaveLength(5);
  });

  test('show only their own articles when selected, and are then marked as current', () => {
    renderWithStore(<BlogPage />, { at: '/blog?topic=comprar', before: listed });
    expect(titles()).toEqual(['Placa', 'Frenos']);
    expect(screen.getByRole('link', { name: 'Comprar bien' })).toHaveAttribute('aria-current', 'page');
  });

  test('are all shown with their articles when the topic in the URL is unknown', () => {
    renderWithStore(<BlogPage />, { at: '/blog?topic=__proto__', before: listed });
    expect(titles()).toHaveLength(5);
  });

  test('have no navigation when no article has a topic', () => {
    renderWithStore(<BlogPage />, { at: '/blog', before: posts(2) });
    expect(screen.queryByRole('navigation', { name: 'Temas' })).toBeNull();
  });
});
