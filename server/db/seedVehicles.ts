import { and, eq, exists, sql } from 'drizzle-orm';
import type { Vehicle } from '@/shop/schemas';
import { vehicles as known, vehiclesVersion } from '../vehicles/vehicles';
import { vinPatterns as knownPatterns, type VinPattern } from '../vehicles/vinPatterns';
import { toJsonRecordset } from './seedIfEmpty';
import type { Database } from './lazyDatabase';
import { seeds, vehicles, vinPatterns } from './schema';

const name = 'vehicles';

const vehicleRows = (rows: readonly Vehicle[]) => sql`
  select id, year, make, model, engine, seeded
  from ${toJsonRecordset(
    vehicles,
    rows.map((row) => ({ ...row, seeded: true })),
  )}`;

const patternRows = (rows: readonly VinPattern[]) => sql`
  select pattern, vehicle_id, seeded
  from ${toJsonRecordset(
    vinPatterns,
    rows.map((row) => ({ ...row, seeded: true })),
  )}`;

const seededColumns = {
  year: sql`excluded.year`,
  make: sql`excluded.make`,
  model: sql`excluded.model`,
  engine: sql`excluded.engine`,
  seeded: true,
};

const isSame = (one: Vehicle, other: Vehicle | undefined): boolean =>
  one.year === other?.year &&
  one.make === other.make &&
  one.model === other.model &&
  one.engine === other.engine;

/**
 * Updates the vehicles that the service seeded. A row that equals a vehicle of the shop counts as seeded, because an
 * older version of the service may have seeded the row without a mark.
 */
async function updateVehicles(db: Database): Promise<void> {
  const ours = new Map(known.map((vehicle) => [vehicle.id, vehicle]));
  const stored = await db.select().from(vehicles);
  const foreign = stored.filter((row) => !row.seeded && !isSame(row, ours.get(row.id)));
  // the deployment has replaced all vehicles of the shop, so no vehicle is updated
  if (stored.length > 0 && foreign.length === stored.length) return;
  for (const { id } of foreign) ours.delete(id);
  await db
    .insert(vehicles)
    .select(vehicleRows([...ours.values()]))
    .onConflictDoUpdate({ target: vehicles.id, set: seededColumns });
}

async function bringPatterns(db: Database): Promise<void> {
  const key = ({ pattern, vehicleId }: VinPattern): string => `${pattern} ${vehicleId}`;
  const ours = new Set(knownPatterns.map(key));
  const stored = await db.select().from(vinPatterns);
  const foreign = stored.filter((row) => !row.seeded && !ours.has(key(row)));
  if (stored.length > 0 && foreign.length === stored.length) return;
  const ids = await db.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.seeded, true));
  const ownIds = new Set(ids.map(({ id }) => id));
  // seeded patterns are replaced, because a pattern may have been wrong; the ids of seeded vehicles stay valid
  await db.delete(vinPatterns).where(eq(vinPatterns.seeded, true));
  await db
    .insert(vinPatterns)
    .select(patternRows(knownPatterns.filter(({ vehicleId }) => ownIds.has(vehicleId))))
    .onConflictDoUpdate({ target: [vinPatterns.pattern, vinPatterns.vehicleId], set: { seeded: true } });
}

/**
 * Seeds empty tables with the shop's vehicles and VIN patterns. Also updates the rows that an older version seeded.
 * Rows that a deployment added or changed are kept.
 */
export async function seedVehicles(db: Database): Promise<void> {
  const [seed] = await db
    .select({ version: seeds.version })
    .from(seeds)
    .where(and(eq(seeds.name, name), exists(db.select({ id: vehicles.id }).from(vehicles).limit(1))));
  if (seed && seed.version >= vehiclesVersion) return;
  await db.transaction(async (transaction) => {
    await updateVehicles(transaction);
    await bringPatterns(transaction);
    await transaction
      .insert(seeds)
      .values({ name, version: vehiclesVersion })
      .onConflictDoUpdate({ target: seeds.name, set: { version: vehiclesVersion } });
  });
  // the planner needs current statistics for the first query
  await db.execute(sql`vacuum analyze ${vehicles}`);
  await db.execute(sql`vacuum analyze ${vinPatterns}`);
}
