import { openEmbedded } from './embedded';
import type { DatabaseOptions } from './databaseOptions';
import type { OpenDatabase } from './lazyDatabase';
import { openPostgres } from './postgres';

/** Opens the database, migrates its schema and seeds the vehicles. */
export const openDatabase = ({ databaseUrl, ...options }: DatabaseOptions): Promise<OpenDatabase> =>
  databaseUrl === null ? openEmbedded(options) : openPostgres(databaseUrl, options);
