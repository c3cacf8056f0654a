import { and, eq, exists, sql } from 'drizzle-orm';
import type { Vehicle } from '@/shop/schemas';
import { vehicles as known, vehiclesVersion } from '../shop/data/vehicles';
import { vinPatterns as knownPatterns } from '../shop/data/vinPatterns';
import type { Database } from './lazyDatabase';
import { seeds, vehicles, vinPatterns } from './schema';

const name = 'vehicles';

/** PostgreSQL takes at most 65,535 parameters a statement; a vehicle has six. */
const rowsAtOnce = 5_000;

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await insert(rows.slice(start, start + rowsAtOnce));
}

const isSame = (one: Vehicle, other: Vehicle | undefined): boolean =>
  one.year === other?.year &&
  one.make === other.make &&
  one.model === other.model &&
  one.engine === other.engine;

const asBrought = {
  year: sql`excluded.year`,
  make: sql`excluded.make`,
  model: sql`excluded.model`,
  engine: sql`excluded.engine`,
  seeded: true,
};

/** A row that is word for word the shop's is the shop's, also when an older version did not mark it. */
async function bringVehicles(db: Database): Promise<void> {
  const stored = await db.select().from(vehicles);
  const ours = new Map(known.map((vehicle) => [vehicle.id, vehicle]));
  const own = new Map(
    stored.filter((row) => row.seeded || isSame(row, ours.get(row.id))).map((row) => [row.id, row]),
  );
  // somebody else's table
  if (stored.length > 0 && own.size === 0) return;
  const foreign = new Set(stored.map(({ id }) => id).filter((id) => !own.has(id)));
  const changed = known.filter((vehicle) => {
    const row = own.get(vehicle.id);
    return !foreign.has(vehicle.id) && !(row?.seeded && isSame(row, vehicle));
  });
  await inParts(changed, (part) =>
    db
      .insert(vehicles)
      .values(part.map((vehicle) => ({ ...vehicle, seeded: true })))
      .onConflictDoUpdate({ target: vehicles.id, set: asBrought }),
  );
}

async function bringPatterns(db: Database): Promise<void> {
  const key = (row: { pattern: string; vehicleId: number }): string => `${row.pattern} ${row.vehicleId}`;
  const ours = new Set(knownPatterns.map(key));
  const stored = await db.select().from(vinPatterns);
  if (stored.length > 0 && !stored.some((row) => row.seeded || ours.has(key(row)))) return;
  const rows = await db.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.seeded, true));
  const own = new Set(rows.map(({ id }) => id));
  await db.delete(vinPatterns).where(eq(vinPatterns.seeded, true));
  await inParts(
    knownPatterns.filter(({ vehicleId }) => own.has(vehicleId)),
    (part) =>
      db
        .insert(vinPatterns)
        .values(part.map((row) => ({ ...row, seeded: true })))
        .onConflictDoUpdate({
          target: [vinPatterns.pattern, vinPatterns.vehicleId],
          set: { seeded: true },
        }),
  );
}

/**
 * Fills empty tables with the vehicles the shop knows and their numbers, and brings what a newer version of the shop
 * knows to tables that an older one filled. What a deployment added or changed stays as it is.
 */
export async function seedVehicles(db: Database): Promise<void> {
  const [seed] = await db
    .select({ version: seeds.version })
    .from(seeds)
    .where(and(eq(seeds.name, name), exists(db.select({ id: vehicles.id }).from(vehicles).limit(1))));
  if (seed && seed.version >= vehiclesVersion) return;
  await db.transaction(async (transaction) => {
    await bringVehicles(transaction);
    await bringPatterns(transaction);
    await transaction
      .insert(seeds)
      .values({ name, version: vehiclesVersion })
      .onConflictDoUpdate({ target: seeds.name, set: { version: vehiclesVersion } });
  });
  // so that the first question is planned with what is in the tables now
  await db.execute(sql`vacuum analyze ${vehicles}`);
  await db.execute(sql`vacuum analyze ${vinPatterns}`);
}
