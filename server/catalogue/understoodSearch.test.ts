/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { understoodSchema, type Understood } from '@/shop/catalogueSchemas';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readRows, type Browser } from '../testing/browser';
import { testedEngines, makePlace, type Place } from '../testing/engines';
import { customerEmail, makeApp, noDatabase, signInAt, startAsGuest, startErp } from '../testing/service';

jest.setTimeout(60_000);

const search = (browser: Browser, words: string, more: object = {}) =>
  browser.erp('getProductos', { limit: 100, search: words, ...more });
const suggest = (browser: Browser, words: string) =>
  browser.erp('getProductosFilter', { limit: 10, search: words });
const names = (answer: Awaited<ReturnType<typeof search>>): string[] =>
  readRows(answer).map(({ descripcion }) => String(descripcion));
const understood = (answer: Awaited<ReturnType<typeof search>>): Understood | null => {
  const said: unknown = answer.json().message.understood;
  return said === undefined ? null : v.parse(understoodSchema, said);
};

describe.each(testedEngines)('searches by the ERP’s calls on %s', (engine) => {
  let erp: EmbeddedErp;
  let place: Place;
  let app: FastifyInstance;
  let guest: Browser;
  let customer: Browser;

  beforeAll(async () => {
    erp = await startErp();
    place = await makePlace(engine, 'catalogue');
    const database = place.open();
    app = await makeApp(erp, {
      database,
      now: () => new Date('2025-06-15T15:00:00Z'),
      readsCatalogue: true,
      catalogueAges: { fresh: 300_000, kept: 300_000 },
    });
    guest = await startAsGuest(app);
    customer = await signInAt(app, customerEmail);
  });
  afterAll(async () => {
    await app.close();
    await erp.close();
    await place.remove();
  });

  it('understand synonyms, typing errors, English words and the name of a car', async () => {
    expect(names(await search(guest, 'guardachoque'))[0]).toMatch(/^Parachoques/);
    const corrected = await search(guest, 'pasillas');
    expect(names(corrected)).toHaveLength(26);
    expect(understood(corrected)?.corrected).toEqual([{ typed: 'pasillas', meant: 'pastillas' }]);
    expect(names(await search(guest, 'shock absorber'))[0]).toMatch(/^Amortiguador/);
    expect(understood(await search(guest, 'pastillas aveo 2012'))?.car?.label).toBe('Chevrolet Aveo 2012');
  });

  it('match words exactly as typed if the request asks for exact words', async () => {
    expect(names(await search(guest, 'pasillas', { exacto: true }))).toEqual([]);
  });

  it('are answered without the field understood when nothing was corrected', async () => {
    expect(understood(await search(guest, 'pastillas'))).toBeNull();
  });

  it('show a guest no price, and a customer the ERP’s current price for the customer’s level', async () => {
    for (const row of readRows(await search(guest, 'pastillas')))
      expect(Object.keys(row).filter((name) => /precio|cantidad|disponibilidad/.test(name))).toEqual([]);
    const [row] = readRows(await search(customer, 'pastillas'));
    const [own] = readRows(await customer.erp('getProducto', { codigo: row?.codigo }));
    expect(row).toEqual(own);
    expect(typeof row?.precio).toBe('number');
  });

  it('need no ERP call when the same words were searched just before', async () => {
    await search(customer, 'filtro');
    const before = { ...erp.requests() };
    await search(customer, 'filtro');
    await suggest(customer, 'filtro');
    expect(erp.requests()).toEqual(before);
  });

  it('list the product of a part number first, also with O typed for 0, and related products after it', async () => {
    expect(names(await search(guest, 'FRE-PD-1042'))).toHaveLength(35);
    expect(readRows(await search(guest, 'ELE-RE-2O784'))[0]).toMatchObject({ codigo: 'ELE-RE-20784' });
  });

  it('suggest ten products from the first letters on', async () => {
    expect(names(await suggest(guest, 'past'))).toHaveLength(10);
    expect(names(await suggest(guest, 'rul'))[0]).toMatch(/odamiento/);
  });

  it('are answered for a guest even while the ERP is down', async () => {
    erp.misbehave('error500');
    expect(names(await search(guest, 'amortiguador'))[0]).toMatch(/^Amortiguador/);
    erp.misbehave(null);
  });

  it('are answered by the ERP’s own search if the service has no database', async () => {
    const bare = await makeApp(erp, { database: noDatabase, readsCatalogue: true });
    const visitor = await startAsGuest(app);
    expect(names(await search(visitor.at(bare), 'pastillas'))).toHaveLength(26);
    await bare.close();
  });
});
