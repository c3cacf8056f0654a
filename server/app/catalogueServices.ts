import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { makeCatalogueBackground } from '../catalogue/background';
import { makeCatalogue, type Catalogue } from '../catalogue/catalogue';
import { makeErpFallback } from '../catalogue/erpFallback';
import { importCatalogueFile } from '../catalogue/importProducts';
import { makeCatalogueSync } from '../catalogue/sync';
import { makeUnderstoodSearch, type AnswerSearch } from '../catalogue/understoodSearch';
import type { LazyDatabase } from '../db/lazyDatabase';
import { listLevel } from '../erp/accessTable';
import type { CatalogCache } from '../erp/catalogCache';
import type { ErpClient } from '../erp/erpClient';
import { raisePageVersion } from '../pages/pageVersion';
import type { TroubleLog } from '../shared/troubleLog';

/** Milliseconds between two ERP calls of a sweep. During this pause the ERP can answer visitors. */
const sweepPauseMs = 20;

export interface CatalogueServices {
  catalogue: Catalogue;
  /** Answers searches. Undefined if the ERP answers searches itself. */
  answerSearch: AnswerSearch | undefined;
  /** Reads the ERP's whole catalogue in the background. */
  background: ReturnType<typeof makeCatalogueBackground>;
}

export interface CatalogueServiceOptions {
  client: Pick<ErpClient, 'ask'>;
  memory: CatalogCache;
  database: LazyDatabase;
  backgroundData: LazyDatabase;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  trouble: Pick<TroubleLog, 'report'>;
  catalogFile: string | null;
  readsCatalogue: boolean;
  /**
   * Drops the pages that this copy of the service has rendered. Called after the first complete reading of the
   * catalogue, and after a file has changed the catalogue.
   */
  forgetPages: () => void;
}

/** Builds the shop's catalogue, the background task that reads the catalogue from the ERP, and the search. */
export function buildCatalogueServices({
  client,
  memory,
  database,
  backgroundData,
  now,
  log,
  trouble,
  catalogFile,
  readsCatalogue,
  forgetPages,
}: CatalogueServiceOptions): CatalogueServices {
  const sync = makeCatalogueSync({
    ask: client.ask,
    database: backgroundData,
    holder: randomUUID(),
    isStopping: () => background.isStopping(),
    pauseMs: sweepPauseMs,
    onCounted: () => catalogue.forget(),
    readNaming: async () => (await catalogue.knowledge()).naming,
  });
  const catalogue = makeCatalogue({
    database,
    now,
    askErpFor: makeErpFallback({ recall: memory.recall, writeRows: sync.writeRows, level: listLevel }),
  });
  const answerSearch = readsCatalogue
    ? makeUnderstoodSearch({
        catalogue,
        memory,
        onFault: (err) => trouble.report('A search could not be answered from the catalogue', { err }),
      })
    : undefined;
  const warnOfRefused = (refused: readonly string[]): void => {
    if (refused.length > 0)
      log.warn({ count: refused.length, first: refused[0] }, 'Products could not be written');
  };
  /** Drops the words and pages that all copies of the service have cached. */
  async function forgetPagesOfAll(): Promise<void> {
    forgetPages();
    await raisePageVersion(await backgroundData.get());
  }
  const importConfigured = (file: string) => async (): Promise<void> => {
    const db = await backgroundData.get();
    const { problems, refused, hasChanged } = await importCatalogueFile(db, file);
    catalogue.forget();
    if (hasChanged) await forgetPagesOfAll();
    if (problems.length > 0)
      log.warn({ count: problems.length, first: problems[0] }, 'Lines of CATALOG_FILE were left out');
    warnOfRefused(refused);
  };
  let wasFilled = false;
  const background = makeCatalogueBackground({
    sync,
    database: backgroundData,
    onSweep: ({ incomplete, isFilled, refused }) => {
      if (isFilled && !wasFilled)
        forgetPagesOfAll().catch((err: unknown) =>
          trouble.report('Other copies keep the pages of a catalogue that was still being read', { err }),
        );
      wasFilled = isFilled;
      if (incomplete.length > 0) log.warn({ incomplete }, 'Categories could not be read whole');
      warnOfRefused(refused);
    },
    onFault: (err) => trouble.report('The catalogue could not be read, and is tried again', { err }),
    ...(catalogFile === null ? {} : { importFile: importConfigured(catalogFile) }),
  });
  return { catalogue, answerSearch, background };
}
