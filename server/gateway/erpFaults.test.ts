import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { EmbeddedErp, Fault } from '../../demo/erp/embeddedErp';
import { readProblem, readRows } from '../testing/browser';
import { startOddErp } from '../testing/oddErp';
import { credentials, startAsGuest, makeApp, noDatabase, startErp } from '../testing/service';

let erp: EmbeddedErp;
let app: FastifyInstance;
let log: string;

beforeAll(async () => {
  erp = await startErp();
});

afterAll(() => erp.close());

beforeEach(async () => {
  erp.reset();
  log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  // longest wait for a call that does not answer; a busy machine answers a sign-in within it
  app = await makeApp(erp, { database: noDatabase, erpTimeoutMs: 2_000, logger: { level: 'trace', stream } });
});

afterEach(() => app.close());

const faults: [Fault, number, string][] = [
  ['error500', 502, 'ERP_UNAVAILABLE'],
  ['html', 502, 'ERP_BAD_ANSWER'],
  ['truncated', 502, 'ERP_BAD_ANSWER'],
  ['wrongShape', 502, 'ERP_BAD_ANSWER'],
  ['hang', 504, 'ERP_TIMEOUT'],
];

describe('an ERP that misbehaves', () => {
  it.each(faults)(
    'with %s gives the guest an error without any text of the ERP',
    async (fault, status, code) => {
      const guest = await startAsGuest(app);
      erp.misbehave(fault);
      const answer = await guest.erp('getProductosFilter', { search: 'freno' });
      expect(readProblem(answer)).toMatchObject({ status, code });
      for (const leak of ['Error interno', 'aplicación', 'FRE-', credentials.key, ' at '])
        expect(answer.body).not.toContain(leak);
      expect(log).toContain(code);
      expect(log).not.toContain(credentials.key);
    },
  );

  it.each(faults)('with %s does not sign in any account', async (fault, status, code) => {
    const guest = await startAsGuest(app);
    erp.misbehave(fault);
    expect(readProblem(await guest.signIn('cliente@demo.ec'))).toMatchObject({ status, code });
    expect(guest.cookies.has('session')).toBe(false);
    expect(log).not.toContain('demo1234');
  });

  it('by redirecting gives the guest an error, and the key is not sent to the new URL', async () => {
    const asked: string[] = [];
    const other = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('{}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const leading = createServer((_request, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
    });
    await new Promise<void>((resolve) => leading.listen(0, '127.0.0.1', resolve));
    const misled = await makeApp(
      { url: `http://127.0.0.1:${(leading.address() as AddressInfo).port}` },
      { database: noDatabase },
    );
    const answer = await (await startAsGuest(misled)).erp('getCategories');
    expect(readProblem(answer)).toMatchObject({ status: 502, code: 'ERP_UNAVAILABLE' });
    expect(asked).toEqual([]);
    await misled.close();
    for (const server of [other, leading]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('is called a second time after a failed call that only reads', async () => {
    const guest = await startAsGuest(app);
    erp.misbehave('error500');
    await guest.erp('getCategories');
    expect(erp.requests()).toEqual({ getCategories: 2 });
  });

  it('is not called again for a sign-in, nor after a time-out', async () => {
    const guest = await startAsGuest(app);
    erp.misbehave('error500', ['getLoginIn']);
    await guest.signIn('cliente@demo.ec');
    erp.misbehave('hang', ['getCategories']);
    await guest.erp('getCategories');
    expect(erp.requests()).toEqual({ getLoginIn: 1, getCategories: 1 });
  });

  it('by being unreachable gives the guest an error, and is logged without its URL or key', async () => {
    const gone = await startErp();
    await gone.close();
    const stream = { write: (line: string) => void (log += line) };
    const other = await makeApp(gone, { database: noDatabase, logger: { level: 'trace', stream } });
    const guest = await startAsGuest(other);
    expect(readProblem(await guest.erp('getCategories'))).toMatchObject({
      status: 502,
      code: 'ERP_UNAVAILABLE',
    });
    expect(log).toContain('getCategories: no answer (ECONNREFUSED)');
    for (const secret of ['127.0.0.1', new URL(gone.url).port, credentials.key])
      expect(log).not.toContain(secret);
    await other.close();
  });

  it('with an account row that lacks its fields signs in no account', async () => {
    const guest = await startAsGuest(app);
    erp.misbehave('rowsWithoutFields', ['getLoginIn']);
    expect(readProblem(await guest.signIn('cliente@demo.ec'))).toMatchObject({ code: 'ERP_BAD_ANSWER' });
  });
});

describe('an ERP with hostile texts or refusals', () => {
  it('passes no character that changes the text direction on to the guest', async () => {
    const guest = await startAsGuest(app);
    erp.misbehave('markup');
    const answer = await guest.erp('getProducto', { codigo: 'FRE-PD-1042' });
    expect(answer.statusCode).toBe(200);
    const [row] = readRows(answer);
    expect(row?.['descripcion']).toContain('<img src=x onerror="window.broken=true">');
    expect(answer.body).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\\u20/);
  });

  it('still receives requests after it has refused ten requests', async () => {
    const refusing = createServer((request, reply) => {
      let sent = '';
      request.on('data', (chunk) => (sent += String(chunk)));
      request.on('end', () => {
        asked += 1;
        reply.statusCode = sent.includes('wrong') ? 400 : 200;
        reply.end('{"message":{"response":[]}}');
      });
    });
    let asked = 0;
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const { port } = refusing.address() as AddressInfo;
    const other = await makeApp({ url: `http://127.0.0.1:${port}` }, { database: noDatabase });
    const guest = await startAsGuest(other);
    for (let time = 0; time < 10; time += 1)
      expect((await guest.erp('getProductosFilter', { search: 'wrong' })).statusCode).toBe(502);
    expect(asked).toBe(10);
    expect((await guest.erp('getProductosFilter', { search: 'right' })).statusCode).toBe(200);
    await other.close();
    refusing.close();
  });
});

describe('an ERP that fails again and again', () => {
  afterEach(() => jest.restoreAllMocks());

  it('at one call opens the breaker of that call, which then sends one probe', async () => {
    const guest = await startAsGuest(app);
    erp.misbehave('error500', ['getCategories']);
    for (let time = 0; time < 8; time += 1)
      expect(readProblem(await guest.erp('getCategories'))).toMatchObject({ code: 'ERP_UNAVAILABLE' });
    // five requests, each repeated once
    expect(erp.requests()).toEqual({ getCategories: 10 });
    expect((await guest.erp('getProductosFilter', { search: 'freno' })).statusCode).toBe(200);

    erp.misbehave(null);
    expect((await guest.erp('getCategories')).statusCode).toBe(502);
    const later = Date.now() + 2_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect((await guest.erp('getCategories')).statusCode).toBe(200);
    expect(erp.requests().getCategories).toBe(11);
  });

  it('opens the breaker when it refuses every request of a call, not when it refuses single products', async () => {
    const refusal = { salida: 'ERROR' };
    let categories: object[] = [refusal];
    const refusing = await startOddErp({ getProducto: [refusal], getCategories: () => categories });
    const other = await makeApp(refusing, { database: noDatabase });
    const guest = await startAsGuest(other);
    const countProducts = async (): Promise<number> => {
      refusing.asked.length = 0;
      for (let time = 0; time < 8; time += 1)
        expect((await guest.erp('getProducto', { codigo: `A-${time}` })).statusCode).toBe(502);
      return refusing.asked.length;
    };
    expect(await countProducts()).toBe(8);
    expect((await guest.erp('getCategories')).statusCode).toBe(502);
    expect(await countProducts()).toBe(10);

    categories = [{ slug: '01-000', nombre: 'Motor' }];
    expect((await guest.erp('getCategories')).statusCode).toBe(200);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000);
    expect(await countProducts()).toBe(8);
    await other.close();
    await refusing.close();
  });
});
