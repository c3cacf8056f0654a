/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sumTotals } from '@/shared/money';
import {
  quotationAnswerSchema,
  quotationsAnswerSchema,
  type Quotation,
  type SaveQuotation,
} from '@/shop/quotationSchemas';
import { readConfig } from '../shared/config';
import type { LazyDatabase } from '../db/lazyDatabase';
import { quotations } from '../db/schema';
import { readProblem, type Browser } from '../testing/browser';
import { startDatabaseAndErp, type DatabaseAndErp } from '../testing/databaseAndErp';
import { describeOnEngines } from '../testing/engines';
import { fetchUnitPrice } from '../testing/requests';
import {
  customerEmail,
  makeApp,
  sellerEmail,
  signInAt,
  startAsGuest,
  wholesalerEmail,
} from '../testing/service';
import { describeQuotation } from './quotationDocument';
import { makeQuotationPdf } from './quotationPdf';

jest.setTimeout(60_000);

const sku = 'FRE-PD-1042';

describeOnEngines('quotations', (engine) => {
  let under: DatabaseAndErp;
  let database: LazyDatabase;
  let app: FastifyInstance;
  let today: string;
  let keys = 0;

  beforeAll(async () => {
    under = await startDatabaseAndErp(engine);
    // each service closes the database that it receives
    database = { ...under.database, close: () => Promise.resolve() };
  });
  beforeEach(async () => {
    today = '2025-06-15T15:00:00Z';
    app = await makeApp(under.erp, { database, now: () => new Date(today) });
  });
  afterEach(() => app.close());
  afterAll(() => under.stop());

  /** A quotation at the prices of the customer with this discount. */
  async function buildQuotation(browser: Browser, discount = 5): Promise<SaveQuotation> {
    const unitPrice = await fetchUnitPrice(browser, sku, discount);
    const lines = [{ sku, quantity: 3, options: [], unitPrice }];
    return { lines, total: sumTotals(lines, '2025-06-15').total, days: 8, notes: '' };
  }
  const post = (browser: Browser, body: object, key = `quotation-${(keys += 1)}`) =>
    browser.send('POST', '/api/shop/quotations', body, { 'idempotency-key': key });
  const save = async (browser: Browser, fields: Partial<SaveQuotation> = {}) =>
    v.parse(
      quotationAnswerSchema,
      (await post(browser, { ...(await buildQuotation(browser)), ...fields })).json(),
    );
  const startAsSeller = async () => {
    const seller = await signInAt(app, sellerEmail);
    await seller.select('C0001');
    return seller;
  };
  const open = async (path: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: path, headers });

  it('are saved by a seller for the customer, and both can read them', async () => {
    const seller = await startAsSeller();
    const { quotation } = await save(seller, { notes: ' Entrega en dos días ' });
    expect(quotation).toMatchObject({
      number: expect.stringMatching(/^C-\d{6}$/) as string,
      validUntil: '2025-06-23',
      customerCode: 'C0001',
      sellerCode: 'V001',
      notes: 'Entrega en dos días',
      quantity: 3,
      lines: [{ sku, quantity: 3, brand: expect.stringMatching(/./) as string }],
    });
    const customer = await signInAt(app, customerEmail);
    const listed = v.parse(quotationsAnswerSchema, (await customer.get('/quotations')).json());
    expect(listed.quotations[0]).toEqual(quotation);
    await seller.send('DELETE', '/api/shop/session/customer');
    const written = v.parse(quotationsAnswerSchema, (await seller.get('/quotations')).json());
    expect(written.quotations.map(({ id }) => id)).toContain(quotation.id);
    const other = await signInAt(app, wholesalerEmail);
    expect((await other.get(`/quotations/${quotation.id}`)).statusCode).toBe(404);
  });

  it('sent twice under one key are stored once, and a different quotation under that key is refused', async () => {
    const customer = await signInAt(app, customerEmail);
    const body = await buildQuotation(customer);
    const first = await post(customer, body, 'same-key-1');
    const again = await post(customer, body, 'same-key-1');
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    const other = await post(customer, { ...body, days: 9 }, 'same-key-1');
    expect(readProblem(other).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('with an outdated price are refused, and the answer has today’s price', async () => {
    const customer = await signInAt(app, customerEmail);
    const body = await buildQuotation(customer);
    const lines = body.lines.map((line) => ({ ...line, unitPrice: line.unitPrice + 1 }));
    const answer = readProblem(await post(customer, { ...body, lines }));
    expect(answer).toMatchObject({
      code: 'ORDER_CHANGED',
      changes: [{ kind: 'price', sku, unitPrice: body.lines[0]?.unitPrice }],
    });
  });

  it('open by their link without an account until their last day is over, and show no account data', async () => {
    const { quotation, token } = await save(await startAsSeller());
    const path = `/quotations/${token}`;
    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    const { brand = 'none' } = quotation.lines[0]!;
    for (const shown of [quotation.number, sku, quotation.customerName, brand])
      expect(page.body).toContain(shown);
    for (const hidden of ['C0001', 'V001', customerEmail, sellerEmail])
      expect(page.body).not.toContain(hidden);
    const pdf = await open(`${path}/pdf?language=en`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');

    today = '2025-06-24T04:59:59Z'; // still the 23rd in Ecuador
    expect((await open(path)).statusCode).toBe(200);
    today = '2025-06-24T05:00:00Z';
    const over = await open(path);
    expect(over.statusCode).toBe(404);
    const never = await open(`/quotations/${'x'.repeat(43)}`);
    expect(over.body).toBe(never.body);
    expect((await open(`${path}/pdf`)).statusCode).toBe(404);
    const customer = await signInAt(app, customerEmail);
    expect((await customer.get(`/quotations/${quotation.id}`)).json()).toMatchObject({ token: null });
    expect((await customer.get(`/quotations/${quotation.id}/pdf`)).statusCode).toBe(200);
  });

  it('are stored without any token that opens them', async () => {
    const { token } = await save(await signInAt(app, customerEmail));
    const rows = await (await database.get()).select().from(quotations);
    const stored = rows.flatMap((row) => [row.id, row.tokenHash, row.idempotencyKey]);
    expect(stored).not.toContain(token);
    for (const guess of stored) expect((await open(`/quotations/${guess}`)).statusCode).toBe(404);
  });

  it('show that their link was withdrawn until a new link is made; a valid link is kept when requested again', async () => {
    const seller = await startAsSeller();
    const { quotation, token } = await save(seller);
    const link = `/api/shop/quotations/${quotation.id}/link`;
    const change = async (method: 'POST' | 'DELETE') =>
      v.parse(quotationAnswerSchema, (await seller.send(method, link)).json());
    expect((await change('POST')).token).toBe(token);
    const withdrawn = await change('DELETE');
    expect([withdrawn.token, withdrawn.link]).toEqual([null, 'withdrawn']);
    for (const path of [`/quotations/${token}`, `/quotations/${token}/pdf`]) {
      const page = await open(path);
      expect(page.statusCode).toBe(410);
      expect(page.body).toContain('fue retirado');
      expect(page.body).not.toContain(quotation.number);
    }
    const renewed = await change('POST');
    expect(renewed.token).not.toBe(token);
    expect(renewed.link).toBeUndefined();
    expect((await open(`/quotations/${renewed.token}`)).statusCode).toBe(200);
    expect((await open(`/quotations/${token}`)).statusCode).toBe(404);
    expect((await (await signInAt(app, wholesalerEmail)).send('DELETE', link)).statusCode).toBe(404);
  });

  it('still open by links that were sent before the secret changed, and can get a new link', async () => {
    const { quotation, token } = await save(await startAsSeller());
    await app.close();
    const config = readConfig({ SESSION_SECRET: 'another secret of at least 32 letters' });
    app = await makeApp(under.erp, { database, now: () => new Date(today), config });
    expect((await open(`/quotations/${token}`)).statusCode).toBe(200);
    const seller = await startAsSeller();
    const shown = v.parse(quotationAnswerSchema, (await seller.get(`/quotations/${quotation.id}`)).json());
    expect([shown.token, shown.link]).toEqual([null, 'hidden']);
    const answer = await seller.send('POST', `/api/shop/quotations/${quotation.id}/link`);
    const renewed = v.parse(quotationAnswerSchema, answer.json());
    expect((await open(`/quotations/${renewed.token}`)).statusCode).toBe(200);
  });

  it('can be opened only so often from one network address, and saved only so often by one account', async () => {
    await app.close();
    app = await makeApp(under.erp, {
      database,
      now: () => new Date(today),
      attempts: { perAccount: 100, perAddress: 100, quotationVisits: 2, quotations: 1 },
    });
    const statuses = [];
    for (let visit = 0; visit < 3; visit += 1) statuses.push((await open('/quotations/nothing')).statusCode);
    expect(statuses).toEqual([404, 404, 429]);
    const customer = await signInAt(app, customerEmail);
    await save(customer);
    expect(readProblem(await post(customer, await buildQuotation(customer))).code).toBe('RATE_LIMITED');
  });

  it('cannot be saved by a guest', async () => {
    const customer = await signInAt(app, customerEmail);
    const body = await buildQuotation(customer);
    expect(readProblem(await post(await startAsGuest(app), body)).code).toBe('AUTH_REQUIRED');
  });

  it('show typed markup as text on their page, in each language', async () => {
    const { token } = await save(await startAsSeller(), { notes: '<img src=x onerror=alert(1)>"' });
    for (const language of ['es', 'en', 'fr', '<'])
      expect((await open(`/quotations/${token}?language=${encodeURIComponent(language)}`)).body).toContain(
        '&lt;img src=x onerror=alert(1)>&quot;',
      );
  });
});

describe('the PDF of a quotation', () => {
  const line = (at: number): Quotation['lines'][number] => ({
    sku: `FRE-PD-${at}`,
    name: 'Pastillas de freno delanteras cerámicas con sensor de desgaste 😀 制动片',
    image: '',
    options: [{ name: 'Lado', value: 'Derecho' }],
    price: 1_230,
    quantity: 3,
    total: 3_690,
  });
  const build = (lines: number): Quotation => ({
    id: '1',
    number: 'C-000001',
    createdAt: '2025-06-15T15:00:00Z',
    validUntil: '2025-06-23',
    customerCode: 'C0001',
    customerName: 'Taller Andrade',
    sellerCode: null,
    sellerName: null,
    notes: 'Dos\nlíneas',
    quantity: lines * 3,
    subtotal: 3_690 * lines,
    totals: [{ title: 'IVA 15 %', price: 553 * lines }],
    total: 4_243 * lines,
    lines: Array.from({ length: lines }, (_, at) => line(at)),
  });
  const countPages = async (lines: number): Promise<number> => {
    const pdf = (await makeQuotationPdf(describeQuotation(build(lines), 'es'))).toString('latin1');
    return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  };

  test('has as many pages as its lines need, and no empty page', async () => {
    expect(await countPages(1)).toBe(1);
    expect(await countPages(18)).toBe(1);
    expect(await countPages(100)).toBe(4);
  });
});
