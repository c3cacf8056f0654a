import { vehicles as known } from '../shop/data/vehicles';
import type { Database } from './lazyDatabase';
import { vehicles } from './schema';

/** PostgreSQL takes at most 65,535 parameters a statement; a vehicle has six. */
const rowsAtOnce = 1_000;

/** Fills an empty table with the vehicles the shop knows; afterwards the table is whoever's keeps it. */
export async function seedVehicles(db: Database): Promise<void> {
  const some = await db.select({ id: vehicles.id }).from(vehicles).limit(1);
  if (some.length > 0) return;
  for (let start = 0; start < known.length; start += rowsAtOnce)
    await db
      .insert(vehicles)
      .values(known.slice(start, start + rowsAtOnce))
      .onConflictDoNothing();
}
