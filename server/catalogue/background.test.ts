/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '../testing/folders';
import type { LazyDatabase } from '../db/lazyDatabase';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { startSweptErp, type SweptErp } from '../testing/sweptErp';
import { makeCatalogueBackground } from './background';
import { importCatalogueFile } from './importProducts';
import { readStatus } from './catalogueState';
import { makeCatalogueSync, type SweepReport } from './sync';

jest.setTimeout(60_000);

describeOnEngines('the catalogue', (engine) => {
  let erp: SweptErp;
  let place: Place;
  let database: LazyDatabase;

  beforeAll(async () => {
    erp = await startSweptErp(300);
    place = await makePlace(engine);
    database = place.open();
    await database.get();
  });
  afterAll(async () => {
    await database.close();
    await erp.close();
    await place.remove();
  });

  it('is filled in the background from a file and from the ERP, although the first ERP call fails', async () => {
    const folder = createTemporaryFolder();
    const file = path.join(folder.path, 'catalogue.jsonl');
    writeFileSync(file, '{"id":1,"codigo":"A-1","descripcion":"Filtro de prueba"}\n{"id":2}\n');
    const faults: unknown[] = [];
    let isFirst = true;
    let resolve = (_report: SweepReport): void => undefined;
    const swept = new Promise<SweepReport>((done) => (resolve = done));
    const sync = makeCatalogueSync({
      ask: (call, fields) => {
        if (!isFirst) return erp.ask(call, fields);
        isFirst = false;
        return Promise.reject(new Error('not yet'));
      },
      database,
      holder: 'one',
    });
    const background = makeCatalogueBackground({
      sync,
      database,
      onSweep: resolve,
      onFault: (error) => faults.push(error),
      importFile: async () => void (await importCatalogueFile(await database.get(), file)),
      pauseMs: 1,
    });
    background.start();
    expect(await swept).toMatchObject({ added: 300, incomplete: [] });
    await background.stop();
    expect(faults).toHaveLength(1);
    expect(await readStatus(await database.get())).toMatchObject({ products: 301, isFilled: true });
    folder.remove();
  });
});
