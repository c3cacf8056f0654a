import { navigation, placeOf } from '@/features/navigation';
import type { Post } from '@/shop/contentSchemas';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { buildPost } from '@/testing/buildPost';
import { content, contentSelectors } from './contentSlice';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const open = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const questions = (path: string) => shop.asked.filter(({ request }) => request.path === `/api/shop${path}`);
const list = () => contentSelectors.posts(shop.store.getState());
const page = () => contentSelectors.postPage(shop.store.getState());
const read = (slug: string): Post | null => contentSelectors.post(shop.store.getState(), slug);

test('the list of articles is requested once, on its own page or when its place on a page nears the viewport', async () => {
  open('/');
  expect(questions('/posts')).toHaveLength(0);
  shop.dispatch(content.postsWanted());
  await questions('/posts')[0]?.answer({ posts: [buildPost()] });
  open('/blog');
  expect(list()).toMatchObject({ status: 'ready', items: [{ slug: 'pastillas' }] });
  expect(questions('/posts')).toHaveLength(1);
});

test('an article is requested with the list, aborted when it is left, and shown from the cache when reopened', async () => {
  open('/blog/pastillas');
  expect([questions('/posts').length, questions('/posts/pastillas').length]).toEqual([1, 1]);
  open('/blog/baterias');
  expect(questions('/posts/pastillas')[0]?.isAborted()).toBe(true);
  await questions('/posts/baterias')[0]?.answer({ post: buildPost({ slug: 'baterias' }) });
  expect(page()).toEqual({ slug: 'baterias', status: 'ready', failure: null });
  open('/blog');
  open('/blog/baterias');
  expect([page().status, read('baterias')?.slug]).toEqual(['asking', 'baterias']);
});

test('an article that does not exist is missing, and a failed article can be requested again', async () => {
  open('/blog/nada');
  await questions('/posts/nada')[0]?.answer({ status: 404, code: 'NOT_FOUND' }, 404);
  expect(page().status).toBe('missing');
  open('/blog/pastillas');
  await questions('/posts/pastillas')[0]?.fail('OFFLINE');
  expect(page()).toMatchObject({ status: 'failed', failure: 'OFFLINE' });
  shop.dispatch(navigation.retryRequested());
  await questions('/posts/pastillas')[1]?.answer({ post: buildPost() });
  expect(page().status).toBe('ready');
});
