import { vehicles as known } from '../shop/data/vehicles';
import { fillEmpty } from './fillEmpty';
import type { Database } from './lazyDatabase';
import { vehicles } from './schema';

/** The vehicles the shop knows, in every database. */
export const seedVehicles = (db: Database): Promise<void> => fillEmpty(db, vehicles, () => known);
