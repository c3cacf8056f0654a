/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { productRow } from '@/erp/rows/product';
import { applyDiscount, sumTotals } from '@/shared/money';
import { orderAnswerSchema } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { liftedRateLimits } from '../gateway/rateLimits';
import { createMailer, type Mail, type Mailer } from '../mail/mailer';
import { readRows, type Browser } from '../testing/browser';
import { startDatabaseAndErp, type DatabaseAndErp } from '../testing/databaseAndErp';
import { testedEngines } from '../testing/engines';
import { someAddress, someOrder } from '../testing/requests';
import { customerEmail, makeApp, sellerEmail, signInAt } from '../testing/service';
import { startSmtp } from '../testing/smtp';

jest.setTimeout(60_000);

const now = () => new Date('2025-06-15T15:00:00Z');

describe.each(testedEngines)('an order’s confirmation on %s', (engine) => {
  let running: DatabaseAndErp;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;
  let mails: Mail[];
  let log: string;

  beforeAll(async () => {
    running = await startDatabaseAndErp(engine);
    ({ database, erp } = running);
  });
  afterAll(() => running.stop());
  beforeEach(() => {
    erp.reset();
    mails = [];
    log = '';
  });
  afterEach(() => app.close());

  const startWith = async (mailer: Mailer | null, orderMails = Infinity) => {
    app = await makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      mailer,
      now,
      attempts: { ...liftedRateLimits, orderMails },
      logger: { level: 'warn', stream: { write: (line: string) => (log += line) } },
    });
  };
  const startWithMailbox = (orderMails?: number) =>
    startWith(
      {
        folder: null,
        close: () => undefined,
        send: (mail) => {
          mails.push(mail);
          return Promise.resolve();
        },
      },
      orderMails,
    );

  let count = 0;
  /** Orders one piece at today's price. */
  async function order(browser: Browser, { notes = '', key = `confirmed-${(count += 1)}` } = {}) {
    const [line] = someOrder.lines;
    const [row] = readRows(await browser.erp('getProducto', { codigo: line!.sku }));
    const { precio_siniva } = v.parse(productRow, row);
    const { account, customer } = (await browser.get('/session')).json<{
      account: { role: string; discount: number };
      customer: { discount: number } | null;
    }>();
    const unitPrice = applyDiscount(Math.round(precio_siniva! * 100), (customer ?? account).discount);
    const lines = [{ ...line!, unitPrice }];
    const answer = await browser.send(
      'POST',
      '/api/shop/orders',
      {
        ...someOrder,
        lines,
        total: sumTotals(lines, '2025-06-15').total,
        shippingAddress: { ...someAddress, id: 'new' },
        notes,
      },
      { 'idempotency-key': key, host: 'localhost:8080' },
    );
    return { answer, key, order: v.parse(orderAnswerSchema, answer.json()).order };
  }

  it('is mailed once to the customer in the language of the page', async () => {
    await startWithMailbox();
    const customer = await signInAt(app, customerEmail);
    customer.cookies.set('language', 'en');
    const { order: placed, key } = await order(customer, { notes: 'Por la tarde\nTotal: $ 0' });
    await order(customer, { notes: 'Por la tarde\nTotal: $ 0', key });
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: customerEmail,
      subject: `Your order ${placed.number} at Repuestos Andina`,
    });
    expect(mail?.text).toContain(`1 × ${placed.lines[0]!.sku} · ${placed.lines[0]!.name}`);
    expect(mail?.text).toContain(`Total: $${(placed.total / 100).toFixed(2)}`);
    expect(mail?.text).toContain('Av. 10 de Agosto N1-10');
    expect(mail?.text).toContain(
      'Payment: Bank transfer\nWe give you the account details when we confirm the order by phone or WhatsApp.',
    );
    expect(mail?.text).toContain(`http://localhost:8080/shop/checkout/success/${placed.token}`);
    // a person's text cannot make a line that looks like a line of the shop
    expect(mail?.text).toContain('Notes: Por la tarde Total: $ 0');
  });

  it('is mailed to the customer and to the acting seller, in the language of each', async () => {
    await startWithMailbox();
    const seller = await signInAt(app, sellerEmail);
    await seller.select('C0001');
    seller.cookies.set('language', 'en');
    const { order: placed } = await order(seller);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [customerEmail, `Su pedido ${placed.number} en Repuestos Andina`],
      [sellerEmail, `Your order ${placed.number} at Repuestos Andina`],
    ]);
    expect(mails[0]?.text).toContain(`Recibimos su pedido ${placed.number}.`);
    expect(mails[0]?.text).toContain('Le damos los datos de la cuenta');
    expect(mails[1]?.text).not.toContain('We give you the account details');
    expect(mails[1]?.text).toContain(`was placed for ${placed.customerName}.`);
  });

  it('is limited per e-mail address', async () => {
    await startWithMailbox(2);
    const customer = await signInAt(app, customerEmail);
    for (let at = 0; at < 4; at += 1) expect((await order(customer)).answer.statusCode).toBe(201);
    expect(mails).toHaveLength(2);
  });

  it('is sent through the configured mail server', async () => {
    const smtp = await startSmtp();
    const mailer = createMailer({ smtpUrl: smtp.url, from: 'ventas@example.ec', folder: '/nowhere', now });
    await startWith(mailer);
    await order(await signInAt(app, customerEmail));
    await smtp.waitFor(1);
    expect(smtp.mails).toMatchObject([{ from: 'ventas@example.ec', to: [customerEmail] }]);
    mailer.close();
    await smtp.close();
  });

  it('leaves the order placed when its mail fails, and logs no personal data', async () => {
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await startWith({
      folder: null,
      close: () => undefined,
      send: ({ to }) => {
        fail();
        return Promise.reject(
          Object.assign(new Error(`550 no ${to}`), { code: 'EENVELOPE', responseCode: 550 }),
        );
      },
    });
    expect((await order(await signInAt(app, customerEmail))).answer.statusCode).toBe(201);
    await failed;
    await new Promise(setImmediate);
    expect(log).toContain('EENVELOPE');
    expect(log).not.toContain(customerEmail);
  });

  it('is skipped without an error where the shop sends no mail', async () => {
    await startWith(null);
    expect((await order(await signInAt(app, customerEmail))).answer.statusCode).toBe(201);
    expect(mails).toEqual([]);
    expect(log).not.toContain('mail');
  });
});
