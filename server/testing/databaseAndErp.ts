import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import type { LazyDatabase } from '../db/lazyDatabase';
import { makePlace, type Content, type Engine } from './engines';
import { startErp } from './service';

export interface DatabaseAndErp {
  database: LazyDatabase;
  erp: EmbeddedErp;
  stop(): Promise<void>;
}

/** Starts the two servers that tests of the service need: a copy of the prepared database, and the stand-in ERP. */
export async function startDatabaseAndErp(
  engine: Engine,
  content: Content = 'seeds',
): Promise<DatabaseAndErp> {
  const place = await makePlace(engine, content);
  const database = place.open();
  const erp = await startErp();
  return {
    database,
    erp,
    stop: async () => {
      await erp.close();
      await database.close();
      await place.remove();
    },
  };
}
