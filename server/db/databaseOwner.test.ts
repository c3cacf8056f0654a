/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { inArray } from 'drizzle-orm';
import type { BrandSlug } from '../../demo/erp/data/brands';
import { ConfigError } from '../shared/config';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import type { DatabaseOwner } from './databaseOwner';
import { brands, seeds, sessions } from './schema';

jest.setTimeout(60_000);

describeOnEngines('a database', (engine) => {
  let place: Place;
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
  beforeEach(async () => {
    const database = place.open();
    const db = await database.get();
    await db.delete(seeds).where(inArray(seeds.name, ['real shop', 'demonstration']));
    await database.close();
  });

  // the embedded database has a folder for each owner: embedded.test.ts
  if (engine !== 'PostgreSQL') {
    it('an unmarked one is the next owner’s', async () => {
      await open();
      await open({ owner: 'real shop' });
    });
    return;
  }

  it.each<[DatabaseOwner, DatabaseOwner, string]>([
    ['real shop', 'demonstration', 'The database is a real shop’s'],
    ['demonstration', 'real shop', 'The database is a demonstration’s'],
  ])('of a %s is refused to a %s, before anything is written into it', async (first, other, sentence) => {
    await open({ owner: first });
    await open({ owner: first });
    const fill = jest.fn(() => Promise.resolve());
    const refusal: unknown = await open({ owner: other, fill }).catch((error: unknown) => error);
    expect(refusal).toHaveProperty('cause', expect.any(ConfigError));
    expect(String((refusal as Error).cause)).toContain(sentence);
    expect(fill).not.toHaveBeenCalled();
    await open({ owner: first });
  });

  it('an unmarked one with invented brands is a demonstration’s', async () => {
    const database = place.open();
    const db = await database.get();
    await db
      .insert(brands)
      .values({ slug: 'kelstrum' satisfies BrandSlug, name: '', country: 'EC', image: '' });
    await database.close();
    await expect(open({ owner: 'real shop' })).rejects.toThrow();
    await open({ owner: 'demonstration' });
    const again = place.open();
    await (await again.get()).delete(brands);
    await again.close();
  });

  it('an unmarked one with sessions is a real shop’s', async () => {
    const database = place.open();
    const db = await database.get();
    const moment = new Date();
    await db.insert(sessions).values({
      id: 'x',
      accountCode: 'C1',
      account: {
        role: 'customer',
        code: 'C1',
        email: 'a@example.com',
        phone: '',
        name: '',
        tradeName: '',
        discount: 0,
        level: 1,
      },
      xsrf: 'x',
      createdAt: moment,
      lastSeenAt: moment,
      expiresAt: moment,
    });
    await database.close();
    await expect(open({ owner: 'demonstration' })).rejects.toThrow();
    await open({ owner: 'real shop' });
    const again = place.open();
    await (await again.get()).delete(sessions);
    await again.close();
  });

  it('stays its owner’s when commands open it', async () => {
    await open();
    await open({ owner: 'real shop' });
    await open();
    await expect(open({ owner: 'demonstration' })).rejects.toThrow();
  });
});
