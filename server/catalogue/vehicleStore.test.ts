/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql, type SQLWrapper } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { seeds, vehicles as vehicleTable, vinPatterns as patternTable } from '../db/schema';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { exampleVin, vehicles } from '../vehicles/vehicles';
import { vinPatterns } from '../vehicles/vinPatterns';
import { cascade, makeVehicleStore, findVehicleByVin } from './vehicleStore';

jest.setTimeout(120_000);

const plans = v.object({ rows: v.array(v.object({ 'QUERY PLAN': v.string() })) });

/** The plan by which the database would execute the query. */
async function planOf(db: Database, query: SQLWrapper): Promise<string> {
  const { rows } = v.parse(plans, await db.execute(sql`explain ${query}`));
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describeOnEngines('vehicles', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let db: Database;
  let store: ReturnType<typeof makeVehicleStore>;

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    db = await database.get();
    store = makeVehicleStore(database);
  });

  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  it('are all stored, with their VIN patterns', async () => {
    expect(await db.$count(vehicleTable)).toBe(vehicles.length);
    expect(await db.$count(patternTable)).toBe(vinPatterns.length);
    expect(await db.select().from(seeds)).toHaveLength(1);
  });

  const steps: [step: string, (db: Database) => SQLWrapper][] = [
    ['all years', cascade.years],
    ['the makes of a year', (at) => cascade.makes(at, 2012)],
    ['the models of a make', (at) => cascade.models(at, 2012, 'Chevrolet')],
    ['the engines of a model', (at) => cascade.vehicles(at, 2012, 'Chevrolet', 'Aveo')],
  ];

  it.each(steps)('are read for %s by the index vehicles_cascade, without a table scan', async (_, query) => {
    const plan = await planOf(db, query(db));
    expect(plan).toContain('vehicles_cascade');
    expect(plan).not.toContain('Seq Scan');
  });

  it('are looked up by a VIN only among the vehicles of its maker', async () => {
    const plan = await planOf(db, findVehicleByVin(db, exampleVin));
    expect(plan).toContain('vin_patterns_maker');
    expect(plan).toContain('vehicles_pkey');
    expect(plan).not.toContain('Seq Scan');
  });

  it('are listed by year, newest first, then by make and model in alphabetical order, then by engine', async () => {
    const years = await store.years();
    expect(years).toEqual(Array.from({ length: 27 }, (_, at) => 2026 - at));
    const makes = await store.makes(2018);
    expect(makes.slice(0, 4)).toEqual(['Audi', 'BAIC', 'BMW', 'Brilliance']);
    expect(makes).toHaveLength(new Set(makes).size);
    const models = await store.models(2018, 'Hyundai');
    expect(models.slice(0, 4)).toEqual(['Accent', 'County', 'Creta', 'Elantra']);
    expect(await store.vehicles(2012, 'Chevrolet', 'Aveo')).toMatchObject([{ id: 10212 }, { id: 10112 }]);
  });

  it('include at least one engine for every choice of year, make and model', async () => {
    const known = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
    for (const year of [2000, 2013, 2026])
      for (const make of await store.makes(year))
        for (const model of await store.models(year, make)) {
          const found = await store.vehicles(year, make, model);
          expect(found).not.toHaveLength(0);
          for (const vehicle of found) expect(vehicle).toEqual(known.get(vehicle.id));
        }
  });

  /** A VIN that matches the pattern. */
  const composed = (pattern: string): string => `${pattern.replaceAll('_', '0')}0000000000000`.slice(0, 17);

  it('are each found by a VIN made from their pattern', async () => {
    // a prime step reaches every maker
    for (let at = 0; at < vinPatterns.length; at += 37) {
      const { pattern, vehicleId } = vinPatterns[at]!;
      const answer = await store.byVin(composed(pattern));
      expect([pattern, answer?.vehicle.id, answer?.yearIsAssumed]).toEqual([
        pattern,
        vehicleId,
        pattern.length < 10,
      ]);
    }
  });

  it('are not found by a VIN of an unknown maker or model, nor of a year in which the model was not sold', async () => {
    expect(await store.byVin('8LAZZZZZ0C0123456')).toBeNull();
    expect(await store.byVin('8LATD5166Y0123456')).toBeNull();
    expect(await store.byVin('ZZZTD5166C0123456')).toBeNull();
  });

  it('are found as the newest of their model when the maker does not write the year in the VIN', async () => {
    const answer = await store.byVin('VF33CNFU083512345');
    expect(answer).toMatchObject({
      vehicle: { make: 'Peugeot', model: '307', year: 2009 },
      yearIsAssumed: true,
    });
  });

  it('are found by the year in the VIN if it has one, where the maker writes the year for some markets only', async () => {
    expect(await store.byVin('JTDBW923080012345')).toMatchObject({
      vehicle: { year: 2008 },
      yearIsAssumed: false,
    });
    expect(await store.byVin('JTDBW923000012345')).toMatchObject({
      vehicle: { year: 2013 },
      yearIsAssumed: true,
    });
  });

  describe('with VIN patterns of a deployment', () => {
    afterEach(() => db.delete(patternTable).where(sql`not seeded`));

    it('are found by the most specific pattern', async () => {
      await db.insert(patternTable).values([
        { pattern: '8LATD516_C0_23', vehicleId: 10212 },
        { pattern: '8LA', vehicleId: 10105 },
      ]);
      expect(await store.byVin('8LATD516XC0123456')).toMatchObject({ vehicle: { id: 10212 } });
      expect(await store.byVin('8LATD516XC0199999')).toMatchObject({ vehicle: { id: 10112 } });
      expect(await store.byVin('8LAZZZZZ0C0123456')).toMatchObject({
        vehicle: { id: 10105 },
        yearIsAssumed: true,
      });
    });

    it.each(['8L', '%', '8LA%', '8LAT d', '8latd516', '8LAO', '8LATD516_C012345678'])(
      'are refused with the malformed pattern %j',
      async (pattern) => {
        await expect(db.insert(patternTable).values({ pattern, vehicleId: 10112 })).rejects.toThrow();
      },
    );
  });
});
