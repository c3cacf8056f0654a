/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { inArray } from 'drizzle-orm';
import type { BrandSlug } from '../../demo/erp/data/brands';
import { ConfigError } from '../shared/config';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import type { DatabaseOwner } from './databaseOwner';
import type { Database } from './lazyDatabase';
import { brands, seeds, sessions } from './schema';

jest.setTimeout(60_000);

const moment = new Date('2026-11-28T15:00:00Z');
const session = {
  id: 'x',
  accountCode: 'C1',
  account: {
    role: 'customer' as const,
    code: 'C1',
    email: 'a@example.com',
    phone: '',
    name: '',
    tradeName: '',
    discount: 0,
    level: 1 as const,
  },
  xsrf: 'x',
  createdAt: moment,
  lastSeenAt: moment,
  expiresAt: moment,
};

describeOnEngines('a database', (engine) => {
  let place: Place;
  const change = async (write: (db: Database) => Promise<unknown>) => {
    const database = place.open();
    await write(await database.get());
    await database.close();
  };
  const open = async (options: { owner?: DatabaseOwner; fill?: () => Promise<void> } = {}) => {
    const database = place.open(options);
    try {
      await database.get();
    } finally {
      await database.close();
    }
  };

  beforeAll(async () => {
    place = await makePlace(engine);
  });
  afterAll(() => place.remove());
  beforeEach(() =>
    change((db) => db.delete(seeds).where(inArray(seeds.name, ['real shop', 'demonstration']))),
  );

  // the embedded database has a folder for each owner, which embedded.test.ts tests
  if (engine !== 'PostgreSQL') {
    it('belongs to the next owner when it was opened without an owner', async () => {
      await open();
      await open({ owner: 'real shop' });
    });
    return;
  }

  it.each<[DatabaseOwner, DatabaseOwner, string]>([
    ['real shop', 'demonstration', 'The database is a real shop’s'],
    ['demonstration', 'real shop', 'The database is a demonstration’s'],
  ])(
    'marked by a %s is refused to a %s, before anything is written into it',
    async (first, other, sentence) => {
      await open({ owner: first });
      await open({ owner: first });
      const fill = jest.fn(() => Promise.resolve());
      const refusal: unknown = await open({ owner: other, fill }).catch((error: unknown) => error);
      expect(refusal).toHaveProperty('cause', expect.any(ConfigError));
      expect(String((refusal as Error).cause)).toContain(sentence);
      expect(fill).not.toHaveBeenCalled();
      await open({ owner: first });
    },
  );

  it.each<[string, DatabaseOwner, DatabaseOwner, (db: Database) => Promise<unknown>]>([
    [
      'invented brands',
      'demonstration',
      'real shop',
      (db) =>
        db
          .insert(brands)
          .values({ slug: 'kelstrum' satisfies BrandSlug, name: '', country: 'EC', image: '' }),
    ],
    ['sessions', 'real shop', 'demonstration', (db) => db.insert(sessions).values(session)],
  ])('without a mark of its owner, but with %s, belongs to a %s', async (_rows, owner, other, write) => {
    await change(write);
    await expect(open({ owner: other })).rejects.toThrow();
    await open({ owner });
    await change((db) => db.delete(brands));
    await change((db) => db.delete(sessions));
  });

  it('keeps its owner when a command opens it without an owner', async () => {
    await open();
    await open({ owner: 'real shop' });
    await open();
    await expect(open({ owner: 'demonstration' })).rejects.toThrow();
  });
});
