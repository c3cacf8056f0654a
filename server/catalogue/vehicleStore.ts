import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { compareNames } from '@/shared/compareNames';
import type { Vehicle } from '@/shop/schemas';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { vehicles, vinPatterns } from '../db/schema';

/** Fields of a vehicle in the API's answers. */
export const vehicleFields = {
  id: vehicles.id,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  engine: vehicles.engine,
};

/**
 * Compares vehicles by their names. The order is the same on every database: '2' comes before '10', and 'i10' is among
 * the names with I.
 */
const byWords = (one: Vehicle, other: Vehicle): number =>
  compareNames(one.make, other.make) ||
  compareNames(one.model, other.model) ||
  one.year - other.year ||
  compareNames(one.engine, other.engine);

/**
 * Selects the distinct years. The query jumps through the index from one year to the next, because a plain distinct
 * would read the whole index.
 */
const distinctYears = sql`(
  with recursive hop(year) as (
    (select ${vehicles.year} from ${vehicles} order by ${vehicles.year} desc limit 1)
    union all
    select (
      select ${vehicles.year} from ${vehicles} where ${vehicles.year} < hop.year order by ${vehicles.year} desc limit 1
    ) from hop where hop.year is not null
  ) select year from hop where year is not null
) as years`;

/** Queries for the steps of choosing a vehicle. The index `vehicles_cascade` answers each of them. */
export const cascade = {
  years: (db: Database) => db.select({ year: sql<number>`year` }).from(distinctYears),
  makes: (db: Database, year: number) =>
    db.selectDistinct({ make: vehicles.make }).from(vehicles).where(eq(vehicles.year, year)),
  models: (db: Database, year: number, make: string) =>
    db
      .selectDistinct({ model: vehicles.model })
      .from(vehicles)
      .where(and(eq(vehicles.year, year), eq(vehicles.make, make))),
  vehicles: (db: Database, year: number, make: string, model: string) =>
    db
      .select(vehicleFields)
      .from(vehicles)
      .where(and(eq(vehicles.year, year), eq(vehicles.make, make), eq(vehicles.model, model))),
};

const lettersOf = sql`length(replace(${vinPatterns.pattern}, '_', ''))`;

/**
 * Finds the vehicle for a VIN. The most specific pattern that matches the VIN wins. If several years match, the newest
 * year wins.
 */
export const findVehicleByVin = (db: Database, vin: string) =>
  db
    .select({ ...vehicleFields, pattern: vinPatterns.pattern })
    .from(vinPatterns)
    .innerJoin(vehicles, eq(vehicles.id, vinPatterns.vehicleId))
    .where(
      and(
        sql`left(${vinPatterns.pattern}, 3) = ${vin.slice(0, 3)}`,
        sql`${vin} like ${vinPatterns.pattern} || '%'`,
      ),
    )
    .orderBy(desc(lettersOf), desc(vehicles.year))
    .limit(1);

/** Whether a VIN pattern contains the model year, which is the tenth character of a VIN. */
const tellsTheYear = (pattern: string): boolean => !['', '_'].includes(pattern.charAt(9));

export function makeVehicleStore(database: LazyDatabase) {
  return {
    /** Returns the model years, newest first. */
    years: async (): Promise<number[]> => (await cascade.years(await database.get())).map(({ year }) => year),

    makes: async (year: number): Promise<string[]> =>
      (await cascade.makes(await database.get(), year)).map(({ make }) => make).sort(compareNames),

    models: async (year: number, make: string): Promise<string[]> =>
      (await cascade.models(await database.get(), year, make)).map(({ model }) => model).sort(compareNames),

    /** Returns the vehicles of a year, make and model, one for each engine. */
    vehicles: async (year: number, make: string, model: string): Promise<Vehicle[]> =>
      (await cascade.vehicles(await database.get(), year, make, model)).sort(byWords),

    /** Returns the vehicles with these ids. Unknown ids are left out. */
    list: async (ids: number[]): Promise<Vehicle[]> => {
      const db = await database.get();
      const found = await db.select(vehicleFields).from(vehicles).where(inArray(vehicles.id, ids));
      return found.sort(byWords);
    },

    byVin: async (vin: string): Promise<{ vehicle: Vehicle; yearIsAssumed: boolean } | null> => {
      const [found] = await findVehicleByVin(await database.get(), vin);
      if (!found) return null;
      const { pattern, ...vehicle } = found;
      return { vehicle, yearIsAssumed: !tellsTheYear(pattern) };
    },
  };
}
