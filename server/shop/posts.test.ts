/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { postAnswerSchema, postsSchema, type Post } from '@/shop/contentSchemas';
import { posts } from '../db/schema';
import { seedDemo } from '../../demo/seedDemo';
import { categories } from '../../demo/erp/data/categories';
import { Browser, readProblem } from '../testing/browser';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { makeApp, startErp } from '../testing/service';
import { demoPosts } from '../../demo/content/posts';
import { estimateReadingMinutes } from './posts';

jest.setTimeout(60_000);

describeOnEngines('articles', (engine) => {
  let place: Place;
  let app: FastifyInstance;
  let reader: Browser;

  beforeAll(async () => {
    place = await makePlace(engine);
    const erp = await startErp();
    const database = place.open({ fill: seedDemo });
    app = await makeApp(erp, { database });
    app.addHook('onClose', () => erp.close());
    await (
      await database.get()
    )
      .insert(posts)
      .values({ ...demoPosts[0]!, slug: 'el-ultimo', publishedOn: '2030-01-31', image: '' });
    reader = new Browser(app);
  });

  afterAll(async () => {
    await app.close();
    await place.remove();
  });

  const list = async () => v.parse(postsSchema, (await reader.get('/posts')).json()).posts;
  const read = async (slug: string): Promise<Post> =>
    v.parse(postAnswerSchema, (await reader.get(`/posts/${slug}`)).json()).post;

  it('are listed by their day, newest first, and without their text', async () => {
    const listed = await list();
    expect(listed).toHaveLength(demoPosts.length + 1);
    expect(listed[0]).toMatchObject({ slug: 'el-ultimo', publishedOn: '2030-01-31' });
    const days = listed.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...days].sort().reverse());
    expect((await reader.get('/posts')).body).not.toContain('paragraph');
  });

  it('are read one by one, complete and in both languages', async () => {
    for (const { slug, title } of await list()) {
      const post = await read(slug);
      expect(post.title).toEqual(title);
      expect(post.minutes).toBeGreaterThan(0);
    }
    const { body, categories: about } = demoPosts[0]!.content;
    expect(await read(demoPosts[0]!.slug)).toMatchObject({ body, categories: about });
  });

  it('are not found under unknown or malformed slugs', async () => {
    for (const slug of ['no-hay', '%00', "'; drop table posts; --", 'x'.repeat(90)]) {
      const answer = await reader.get(`/posts/${encodeURIComponent(slug)}`);
      expect([slug, readProblem(answer).code]).toEqual([slug, 'NOT_FOUND']);
    }
  });
});

it('the reading time is that of the language with the longer text', () => {
  const words = (count: number) => [{ kind: 'paragraph' as const, text: 'pieza '.repeat(count).trim() }];
  expect(estimateReadingMinutes({ es: words(540), en: words(180) })).toBe(3);
  expect(estimateReadingMinutes({ es: words(1), en: [] })).toBe(1);
  expect(estimateReadingMinutes({ es: [{ kind: 'list', items: ['uno dos', 'tres'] }], en: words(360) })).toBe(
    2,
  );
});

describe.each(demoPosts.map((post) => [post.slug, post] as const))('%s', (_slug, { image, content }) => {
  it('has the same paragraphs and lists in both languages', () => {
    const shape = (blocks: Post['body']['es']) =>
      blocks.map((block) => (block.kind === 'list' ? block.items.length : block.kind));
    expect(shape(content.body.en)).toEqual(shape(content.body.es));
  });

  it('links to existing categories, and has its picture', () => {
    const slugs = categories.filter(({ parent }) => parent !== null).map(({ slug }) => slug);
    expect(content.categories.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(existsSync(`public${image}`)).toBe(true);
  });
});
