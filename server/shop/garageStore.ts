import { and, asc, eq, inArray } from 'drizzle-orm';
import { garageSize, type AddedToGarage, type Vehicle } from '@/shop/schemas';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { runWithAdvisoryLock } from '../db/advisoryLock';
import { garageVehicles, vehicles } from '../db/schema';
import { Problem } from '../shared/problem';
import { vehicleFields } from '../catalogue/vehicleStore';

/** The largest value of PostgreSQL's type integer. */
const greatestId = 2_147_483_647;

/** Returns the saved vehicles that the shop's table still has. Other saved vehicles are neither shown nor counted. */
const kept = (db: Database, accountCode: string): Promise<Vehicle[]> =>
  db
    .select(vehicleFields)
    .from(garageVehicles)
    .innerJoin(vehicles, eq(vehicles.id, garageVehicles.vehicleId))
    .where(eq(garageVehicles.accountCode, accountCode))
    .orderBy(asc(garageVehicles.number));

async function existing(db: Database, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(
      inArray(
        vehicles.id,
        ids.filter((id) => Math.abs(id) <= greatestId),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

/** Stores the vehicles that accounts save. The vehicles stay in the order in which they were saved. */
export function makeGarageStore(database: LazyDatabase, now: () => Date) {
  return {
    list: async (accountCode: string): Promise<Vehicle[]> => kept(await database.get(), accountCode),

    /**
     * Adds all vehicles in the given order, or no vehicle if there is too little room.
     * @throws GARAGE_FULL
     */
    async add(accountCode: string, asked: readonly number[]): Promise<AddedToGarage> {
      const db = await database.get();
      const ids = [...new Set(asked)];
      return db.transaction(async (transaction) => {
        await runWithAdvisoryLock(transaction, 'garage', accountCode);
        const present = new Set((await kept(transaction, accountCode)).map(({ id }) => id));
        const known = await existing(transaction, ids);
        const added = known.filter((id) => !present.has(id));
        if (added.length > 0) {
          if (present.size + added.length > garageSize) throw new Problem('GARAGE_FULL');
          const addedAt = now();
          await transaction
            .insert(garageVehicles)
            .values(added.map((vehicleId) => ({ accountCode, vehicleId, addedAt })))
            .onConflictDoNothing();
        }
        const missing = ids.filter((id) => !known.includes(id));
        return { vehicles: await kept(transaction, accountCode), missing };
      });
    },

    async remove(accountCode: string, id: number): Promise<Vehicle[]> {
      const db = await database.get();
      await db
        .delete(garageVehicles)
        .where(and(eq(garageVehicles.accountCode, accountCode), eq(garageVehicles.vehicleId, id)));
      return kept(db, accountCode);
    },
  };
}

export type GarageStore = ReturnType<typeof makeGarageStore>;
