/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { inArray } from 'drizzle-orm';
import { ConfigError } from '../shared/config';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import type { DatabaseOwner } from './databaseOwner';
import { seeds } from './schema';

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

  it('stays its owner’s when commands open it', async () => {
    await open();
    await open({ owner: 'real shop' });
    await open();
    await expect(open({ owner: 'demonstration' })).rejects.toThrow();
  });
});
