/** Keeps the catalogue up to date with the ERP in the background. */
import { sql } from 'drizzle-orm';
import type { LazyDatabase } from '../db/lazyDatabase';
import { runQuery } from '../db/runQuery';
import type { CatalogueSync, SweepReport } from './sync';

const minute = 60_000;
/** Milliseconds between two comparisons of the ERP's counts of products with the counts in the catalogue. */
const checkMs = 5 * minute;
const hoursBetweenSweeps = 12;
/** Hours after which an incomplete sweep is repeated. */
const hoursAfterIncomplete = 1;

export interface BackgroundOptions {
  sync: Pick<CatalogueSync, 'sweep'>;
  database: LazyDatabase;
  onSweep: (report: SweepReport) => void;
  onFault: (error: unknown) => void;
  /** Imports the catalogue file before the first sweep. */
  importFile?: (() => Promise<void>) | undefined;
  pauseMs?: number;
}

/**
 * Reads the whole catalogue at the start and twice a day. Every few minutes it reads the categories whose counts
 * changed. A failed sweep is retried.
 */
export function makeCatalogueBackground({
  sync,
  database,
  onSweep,
  onFault,
  importFile,
  pauseMs = checkMs,
}: BackgroundOptions) {
  let isEnding = false;
  let wake = (): void => undefined;
  let running: Promise<void> | null = null;

  /** Whether a full sweep is due. The database's clock decides, because all copies of the service share this clock. */
  async function isDue(): Promise<boolean> {
    const rows = await runQuery(
      await database.get(),
      sql`
        select from catalogue_state where swept_at > now() - make_interval(hours => ${hoursAfterIncomplete})
          or (is_filled and filled_at > now() - make_interval(hours => ${hoursBetweenSweeps}) and swept_at >= filled_at)`,
    );
    return rows.length === 0;
  }

  async function run(): Promise<void> {
    await importFile?.().catch(onFault);
    while (!isEnding) {
      try {
        const report = await sync.sweep({ onlyMoved: !(await isDue()) });
        if (report) onSweep(report);
      } catch (error) {
        onFault(error);
      }
      if (isEnding) return;
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const timer = setTimeout(wake, pauseMs);
      timer.unref();
      await woken;
      clearTimeout(timer);
    }
  }

  return {
    isStopping: () => isEnding,
    start: (): void => {
      running ??= run();
    },
    stop: async (): Promise<void> => {
      isEnding = true;
      wake();
      await running;
    },
  };
}
