/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pictureWidths } from '@/ui/imageSources';
import type { LazyDatabase } from '../db/lazyDatabase';
import { officeLog, uploadedPictures } from '../db/schema';
import { uploadWidths } from '../pages/uploadedPictures';
import { readConfig } from '../shared/config';
import { startDatabaseAndErp, type DatabaseAndErp } from '../testing/databaseAndErp';
import { describeOnEngines } from '../testing/engines';
import { OfficeBrowser, cheapOfficeAccounts, signInAtOffice } from '../testing/office';
import { makeApp, startAsGuest } from '../testing/service';

jest.setTimeout(60_000);

const toBase64 = (file: Buffer) => file.toString('base64');
/** Beginning of a WebP file, and bytes that are no text. */
const makeWebp = (bytes: number) =>
  Buffer.concat([Buffer.from('RIFF\x01\x02\x03\x04WEBP', 'latin1'), Buffer.alloc(bytes - 12, 0xfe)]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x0d, 0x0a]);
const files = { 400: makeWebp(400), 800: makeWebp(800), 1200: makeWebp(1_200) };
const someUpload = {
  slug: 'taller',
  type: 'webp',
  width400: toBase64(files[400]),
  width800: toBase64(files[800]),
  width1200: toBase64(files[1200]),
};
const typedBrand = { slug: 'kelstrum', name: 'Kelstrum', country: 'BR', isNew: 'yes' };

describeOnEngines('the office’s pictures', (engine) => {
  let running: DatabaseAndErp;
  let database: LazyDatabase;
  let app: FastifyInstance;
  let office: OfficeBrowser;

  beforeAll(async () => {
    running = await startDatabaseAndErp(engine, 'catalogue');
    ({ database } = running);
  });
  beforeEach(async () => {
    await (
      await database.get()
    ).execute(sql`truncate office_log, office_versions, brands, posts, uploaded_pictures restart identity`);
    app = await makeApp(running.erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      config: { ...readConfig({}), officeAccounts: cheapOfficeAccounts },
    });
    office = await signInAtOffice(app);
  });
  afterEach(() => app.close());
  afterAll(() => running.stop());

  /** Uploads a picture. Returns its address, as the page of pictures has it. */
  async function upload(fields: Record<string, string> = {}): Promise<string> {
    const answer = await office.post('/office/pictures', { ...someUpload, ...fields });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/office/pictures?done=1']);
    await office.get('/office/pictures');
    return /href="(\/images\/uploads\/[^"]+)"/.exec(office.page)?.[1] ?? '';
  }

  it('serves an uploaded picture in its three widths, for a year', async () => {
    const address = await upload();
    expect(address).toMatch(/^\/images\/uploads\/taller-[\da-f]{8}-800\.webp$/);
    for (const width of [400, 800, 1200] as const) {
      const answer = await app.inject(address.replace('800', String(width)));
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        ...[200, 'image/webp', 'public, max-age=31536000, immutable'],
      ]);
      expect(answer.rawPayload.equals(files[width])).toBe(true);
    }
  });

  it('has the widths that the shop’s pages ask for', () => {
    expect(uploadWidths).toEqual(pictureWidths);
  });

  it('answers 404 to another width, type or name', async () => {
    const address = await upload();
    for (const other of [
      address.replace('800', '600'),
      address.replace('webp', 'jpg'),
      address.replace('taller', 'otro'),
      '/images/uploads/%2e%2e-800.webp',
    ])
      expect([other, (await app.inject(other)).statusCode]).toEqual([other, 404]);
  });

  it('gives another picture of the same name another address, and the same picture the same one', async () => {
    const first = await upload();
    expect(await upload()).toBe(first);
    await upload({ width400: toBase64(makeWebp(401)) });
    const db = await database.get();
    expect(await db.$count(uploadedPictures)).toBe(6);
  });

  it('offers an uploaded picture for articles and brands', async () => {
    const address = await upload();
    for (const page of ['posts', 'brands']) {
      await office.get(`/office/${page}/new`);
      expect(office.page).toContain(`<option value="${address}">`);
    }
    await office.post('/office/brands', { ...typedBrand, image: address });
    const answer = await (await startAsGuest(app)).get('/brands');
    expect(answer.json()).toMatchObject({ brands: [{ slug: 'kelstrum', image: address }] });
  });

  it('deletes a picture that nothing shows, and refuses to delete one that a brand or its former version shows', async () => {
    const address = await upload();
    const [, slug = ''] = /uploads\/(.+)-800/.exec(address) ?? [];
    await office.get('/office/brands/new');
    await office.post('/office/brands', { ...typedBrand, image: address });
    const remove = async () => {
      await office.get('/office/pictures');
      return office.post('/office/pictures/remove', { slug });
    };
    for (const image of [address, '']) {
      await office.get('/office/brands/edit/kelstrum');
      await office.post('/office/brands', { ...typedBrand, image, isNew: 'no' });
      const refused = await remove();
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('usa la imagen');
    }
    await (await database.get()).execute(sql`truncate office_versions, brands`);
    expect((await remove()).statusCode).toBe(303);
    expect(await (await database.get()).$count(uploadedPictures)).toBe(0);
    expect((await app.inject(address)).statusCode).toBe(404);
    expect((await remove()).statusCode).toBe(404);
  });

  it('uploads a picture after a refused deletion, and shows the list again', async () => {
    const address = await upload();
    const [, slug = ''] = /uploads\/(.+)-800/.exec(address) ?? [];
    await office.get('/office/brands/new');
    await office.post('/office/brands', { ...typedBrand, image: address });
    await office.get('/office/pictures');
    const refused = await office.post('/office/pictures/remove', { slug });
    expect(refused.body).toContain(address);
    expect(refused.body).toContain('name="back" value="/office/pictures"');
    expect(refused.body).not.toContain(`maxlength="40" required value="${slug}"`);
  });

  it('refuses to save a brand with a picture that was deleted meanwhile', async () => {
    const address = await upload();
    const [, slug = ''] = /uploads\/(.+)-800/.exec(address) ?? [];
    await office.post('/office/pictures/remove', { slug });
    await office.get('/office/brands/new');
    const refused = await office.post('/office/brands', { ...typedBrand, image: address });
    expect([refused.statusCode, /no se pueden guardar: image/.test(refused.body)]).toEqual([400, true]);
  });

  it('refuses an upload after the session has ended, without keeping its files', async () => {
    await office.get('/office/pictures');
    office.cookies.clear();
    const answer = await office.post('/office/pictures', someUpload);
    expect([answer.statusCode, answer.body.includes(someUpload.width400)]).toEqual([401, false]);
  });

  it('logs who uploaded and who deleted', async () => {
    const [, slug = ''] = /uploads\/(.+)-800/.exec(await upload()) ?? [];
    await office.post('/office/pictures/remove', { slug });
    const rows = await (await database.get()).select().from(officeLog).orderBy(officeLog.number);
    expect(rows.map(({ name, action, subject }) => [name, action, subject])).toEqual([
      ['ana', 'pictureAdd', slug],
      ['ana', 'pictureRemove', slug],
    ]);
  });

  it.each<[string, Record<string, string>]>([
    [
      'without files, as of a browser without script',
      { width400: '', width800: '', width1200: '', type: '' },
    ],
    ['whose file is no picture', { width800: toBase64(Buffer.from('<svg onload="alert(1)">')) }],
    ['whose type is not that of its files', { type: 'jpg' }],
    ['with a file of another type among them', { width1200: toBase64(jpeg) }],
    ['of a type that is not offered', { type: 'svg' }],
    ['with a file beyond its size', { width400: toBase64(makeWebp(60_004)) }],
    ['whose text is not base64', { width400: '%%%%' }],
    ['with a name that is no part of an address', { slug: '../taller' }],
  ])('refuses a form %s, and keeps the typed name', async (_case, fields) => {
    await office.get('/office/pictures');
    const answer = await office.post('/office/pictures', { ...someUpload, ...fields });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('role="alert"');
    expect(answer.body).toContain(`value="${fields.slug ?? 'taller'}"`);
    expect(await (await database.get()).$count(uploadedPictures)).toBe(0);
  });

  it('takes JPEG from a browser that writes no WebP', async () => {
    const file = toBase64(jpeg);
    const address = await upload({ type: 'jpg', width400: file, width800: file, width1200: file });
    expect((await app.inject(address)).headers['content-type']).toBe('image/jpeg');
  });

  it('refuses the 501st picture', async () => {
    const db = await database.get();
    await db.execute(
      sql`insert into uploaded_pictures select 'p' || n, width, 'webp', '', 'ana', now() from generate_series(1, 500) n, unnest(array[400, 800, 1200]) width`,
    );
    await office.get('/office/pictures');
    expect(office.page).toContain('/office/pictures?from=');
    const answer = await office.post('/office/pictures', someUpload);
    expect([answer.statusCode, /ya hay 500 imágenes/.test(answer.body)]).toEqual([400, true]);
  });

  it('has neither the page nor the upload for a guest', async () => {
    const guest = new OfficeBrowser(app);
    expect((await guest.get('/office/pictures')).headers.location).toBe('/office/sign-in');
    await guest.get('/office/sign-in');
    await guest.post('/office/pictures', someUpload);
    expect(await (await database.get()).$count(uploadedPictures)).toBe(0);
  });

  it('allows the script of the upload by its hash, and no other', async () => {
    const answer = await office.get('/office/pictures');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/; script-src 'sha256-[^' ]+'; /);
    expect(office.page.match(/<script/g)).toHaveLength(1);
    const refused = await office.post('/office/pictures', { ...someUpload, type: 'svg' });
    expect(refused.headers['content-security-policy']).toBe(policy);
  });
});
