/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { eq, sql } from 'drizzle-orm';
import { exampleVin, vehicles as known, vehiclesVersion } from '../vehicles/vehicles';
import { makeVehicleStore } from '../catalogue/vehicleStore';
import {
  migrateToFirstVersion,
  describeOnEngines,
  insertFirstVersionVehicle,
  makePlace,
  runOnDatabase,
  type Place,
} from '../testing/engines';
import type { Database } from './lazyDatabase';
import { seeds, vehicles, vinPatterns } from './schema';

jest.setTimeout(120_000);

describeOnEngines('the vehicles', (engine) => {
  let place: Place;

  beforeAll(async () => {
    place = await makePlace(engine);
  });
  afterAll(() => place.remove());

  beforeEach(() =>
    runOnDatabase(place, async (db) => {
      await db.execute(sql`drop schema if exists public cascade`);
      await db.execute(sql`drop schema if exists drizzle cascade`);
      await db.execute(sql`create schema public`);
    }),
  );

  /** Opens the database as the shop does when it starts, runs the work and closes the database. */
  async function atStart(work: (db: Database) => Promise<void>): Promise<void> {
    const database = place.open();
    await work(await database.get());
    await database.close();
  }

  const listIds = async (db: Database): Promise<number[]> =>
    (await db.select({ id: vehicles.id }).from(vehicles)).map(({ id }) => id);

  const findByVin = (db: Database, vin: string) =>
    makeVehicleStore({ get: () => Promise.resolve(db), close: () => Promise.resolve() }).byVin(vin);

  const markAsOlderVersion = (db: Database) => db.update(seeds).set({ version: vehiclesVersion - 1 });

  it('are added to a database that the first version filled', async () => {
    await migrateToFirstVersion(place, async (db) => {
      await db.execute(
        insertFirstVersionVehicle(10112, 2012, 'Chevrolet', 'Aveo', '1.6 L DOHC F16D3', '8LATD516'),
      );
      await db.execute(insertFirstVersionVehicle(20212, 2012, 'Kia', 'Rio', '1.4 L DOHC G4FA', '8LCDN411'));
    });
    await atStart(async (db) => {
      expect(await db.$count(vehicles, eq(vehicles.seeded, true))).toBe(known.length);
      expect(await findByVin(db, exampleVin)).toMatchObject({ vehicle: { id: 10112 }, yearIsAssumed: false });
      expect(await findByVin(db, '1FTFW1EF0C0123456')).toMatchObject({ vehicle: { model: 'F-150' } });
    });
  });

  it('are added beside vehicles of a deployment, which stay, when the first version filled the database', async () => {
    await migrateToFirstVersion(place, async (db) => {
      await db.execute(
        insertFirstVersionVehicle(10112, 2012, 'Chevrolet', 'Aveo', '1.6 L DOHC F16D3', '8LATD516'),
      );
      await db.execute(
        insertFirstVersionVehicle(10212, 2012, 'Chevrolet', 'Aveo Taxi', '1.5 L GLP', '8LATD515'),
      );
      await db.execute(insertFirstVersionVehicle(900_012, 2012, 'Tuktuk', 'T1', '0.2 L', 'XXXTUK01'));
      await db.execute(insertFirstVersionVehicle(900_013, 2013, 'Tuktuk', 'T1', '0.2 L', 'none'));
    });
    await atStart(async (db) => {
      expect(await db.$count(vehicles)).toBe(known.length + 2);
      expect(await findByVin(db, '8LATD5150C0123456')).toMatchObject({ vehicle: { model: 'Aveo Taxi' } });
      expect(await findByVin(db, 'XXXTUK010C0123456')).toMatchObject({ vehicle: { id: 900_012 } });
    });
  });

  it('are not added to a database with vehicles of a deployment only', async () => {
    await migrateToFirstVersion(place, (db) =>
      db.execute(insertFirstVersionVehicle(900_012, 2012, 'Tuktuk', 'T1', '0.2 L', 'XXXTUK01')),
    );
    await atStart(async (db) => {
      expect(await listIds(db)).toEqual([900_012]);
      expect(await findByVin(db, exampleVin)).toBeNull();
      expect(await findByVin(db, 'XXXTUK010C0123456')).toMatchObject({ vehicle: { id: 900_012 } });
    });
  });

  it('are updated by a newer version of the service, except rows that the deployment changed', async () => {
    await atStart(async (db) => {
      await db.update(vehicles).set({ engine: 'old words' }).where(eq(vehicles.id, 10112));
      await db.update(vehicles).set({ engine: 'own words', seeded: false }).where(eq(vehicles.id, 10113));
      await db.delete(vehicles).where(eq(vehicles.id, 10114));
      await db.insert(vehicles).values({ id: 7, year: 2012, make: 'Tuktuk', model: 'T1', engine: '0.2 L' });
      await db.insert(vinPatterns).values([
        { pattern: 'XXXTUK', vehicleId: 7 },
        { pattern: '8LAWR0NG', vehicleId: 10115, seeded: true },
      ]);
      await markAsOlderVersion(db);
    });
    await atStart(async (db) => {
      const words = async (id: number) =>
        (await db.select({ engine: vehicles.engine }).from(vehicles).where(eq(vehicles.id, id)))[0]?.engine;
      expect(await words(10112)).toBe('1.6 L DOHC F16D3');
      expect(await words(10113)).toBe('own words');
      expect(await words(10114)).toBe('1.6 L DOHC F16D3');
      expect(await findByVin(db, 'XXXTUK010C0123456')).toMatchObject({ vehicle: { id: 7 } });
      expect(await findByVin(db, '8LAWR0NG0F0123456')).toBeNull();
      expect(await findByVin(db, '8LATD5160E0123456')).toMatchObject({ vehicle: { id: 10114 } });
      expect(await db.select().from(seeds)).toEqual([{ name: 'vehicles', version: vehiclesVersion }]);
    });
  });

  it('are not added by a newer version of the service when a deployment had replaced them', async () => {
    await atStart(async (db) => {
      await db.delete(vehicles);
      await db.insert(vehicles).values({ id: 10112, year: 2012, make: 'Lada', model: 'X', engine: '1.0 L' });
      await db.insert(vinPatterns).values({ pattern: 'XTA', vehicleId: 10112 });
      await markAsOlderVersion(db);
    });
    await atStart(async (db) => {
      expect(await listIds(db)).toEqual([10112]);
      expect(await db.select().from(vinPatterns)).toHaveLength(1);
      expect(await findByVin(db, exampleVin)).toBeNull();
    });
  });

  it('are not changed by a start of the same or an older version, except that an empty table is filled', async () => {
    await atStart(async (db) => {
      await db.update(vehicles).set({ engine: 'as it was' }).where(eq(vehicles.id, 10112));
      await db.update(seeds).set({ version: vehiclesVersion + 1 });
    });
    await atStart(async (db) => {
      expect(await db.$count(vehicles, eq(vehicles.engine, 'as it was'))).toBe(1);
      await db.delete(vehicles);
    });
    // an empty table is seeded
    await atStart(async (db) => {
      expect(await db.$count(vehicles)).toBe(known.length);
    });
  });
});
