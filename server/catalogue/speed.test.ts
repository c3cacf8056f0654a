/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { makePlace, fullyTestedEngines } from '../testing/engines';
import { makeErpClient } from '../gateway/erpClient';
import { credentials, startErp } from '../testing/service';
import { makeCatalogueSync } from './sync';
import { fillCatalogue } from './testing/catalogueDatabase';
jest.setTimeout(120_000);
it('speed', async () => {
  const place = await makePlace(fullyTestedEngines[0]!);
  const database = place.open();
  const erp = await startErp();
  const db = await database.get();
  let t = performance.now();
  const spent: Record<string, number> = {};
  const { ask } = makeErpClient({ ...credentials, url: erp.url, timeoutMs: 2_000, retryDelayMs: () => 0 });
  const timed: typeof ask = async (c, f) => { const s = performance.now(); try { return await ask(c, f); } finally { spent.erp = (spent.erp ?? 0) + performance.now() - s; } };
  const report = await makeCatalogueSync({ ask: timed, database, holder: 'x' }).sweep();
  process.stdout.write(`sweep ${performance.now() - t} ${JSON.stringify(spent)} ${JSON.stringify(report)}\n`);
  t = performance.now();
  await makeCatalogueSync({ ask: timed, database, holder: 'x' }).sweep();
  process.stdout.write(`again ${performance.now() - t} ${JSON.stringify(spent)}\n`);
  t = performance.now(); await fillCatalogue(db); process.stdout.write(`fill ${performance.now() - t}\n`);
  await erp.close(); await database.close(); await place.remove();
});
