import { screen, within } from '@testing-library/react';
import type { Category } from '@/erp/rows/category';
import { catalog } from '@/features/catalog';
import { content } from '@/features/content';
import { i18n } from '@/features/i18n';
import { navigation } from '@/features/navigation';
import { renderWithStore } from '@/testing/renderWithStore';
import { buildPost } from '@/testing/buildPost';
import PostPage from './PostPage';

const child: Category = {
  slug: '05-001',
  name: 'Pastillas y zapatas',
  image: '',
  items: 5,
  parent: '05-000',
  children: [],
  layout: 'products',
};
const department: Category = { ...child, slug: '05-000', name: 'Desgaste', parent: null, children: [child] };
const departments = catalog.departmentsReceived({ categories: [department] });
const postAsked = content.postAsked({ slug: 'pastillas' });
const received = content.postReceived({ post: buildPost() });

const show = (...before: Parameters<typeof renderWithStore>[1]['before'] & object) =>
  renderWithStore(<PostPage />, { at: '/blog/pastillas', before });

test('an article is shown in the current language, with its headings, its list and its date', () => {
  const shop = show(postAsked, received);
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 1 })).toHaveTextContent('¿Cuándo se cambian?');
  expect(article.getByRole('heading', { level: 2 })).toHaveTextContent('La medida');
  expect(article.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Chilla', 'Vibra']);
  expect(article.getByText('12 nov 2026')).toBeVisible();
  shop.happens(i18n.languageChosen({ language: 'en' }));
  shop.happens(i18n.languageReady({ language: 'en' }));
  expect(article.getByRole('heading', { level: 1 })).toHaveTextContent('When to change them?');
});

test('an article links to the categories that it is about, except those that the shop lacks', () => {
  show(
    departments,
    postAsked,
    content.postReceived({ post: buildPost({ categories: ['05-001', '99-999'] }) }),
  );
  const related = within(screen.getByRole('complementary'));
  expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/shop/category/05-001/products',
    '/site/contact-us-v1',
  ]);
});

test('an article that does not exist shows the not-found page', async () => {
  show(postAsked, content.postFailed({ slug: 'pastillas', code: 'NOT_FOUND' }));
  expect(await screen.findByText(/Error 404/)).toBeVisible();
});

test('a failed request of an article can be retried', async () => {
  const shop = show(postAsked, content.postFailed({ slug: 'pastillas', code: 'OFFLINE' }));
  await shop.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(shop.dispatched(navigation.retryRequested)).toHaveLength(1);
});
