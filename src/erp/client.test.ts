import { Failure } from '@/shared/failure';
import { replaceTransport, type HttpRequest } from '@/shared/http';
import { requestList, requestItem, requestRows } from './client';
import { getLoginIn } from './calls/getLoginIn';
import { unwrapRows } from './response';
import { parseCategoryRow, categoryRow } from './rows/category';

let restore: () => void = () => undefined;
afterEach(() => restore());

const answering = (body: unknown) => {
  const sent: HttpRequest[] = [];
  restore = replaceTransport(() => (request) => {
    sent.push(request);
    return Promise.resolve({ status: 200, body });
  });
  return sent;
};
const rows = (...response: unknown[]) => ({ message: { response } });

const good = { slug: 'frenos', nombre: 'Frenos' };
const many = () => requestList('getCategories', {}, categoryRow, parseCategoryRow);
const one = () => requestItem('getCategory', {}, categoryRow, parseCategoryRow);

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Failure ? error.code : error),
  );

describe('the answer to a request for many rows', () => {
  test('is returned completely when all rows are valid', async () => {
    answering(rows(good, { ...good, slug: 'motor' }));
    expect((await many()).map(({ slug }) => slug)).toEqual(['frenos', 'motor']);
  });

  test('is returned without its invalid rows', async () => {
    answering(rows({}, good, null));
    expect((await many()).map(({ slug }) => slug)).toEqual(['frenos']);
  });

  test('fails as ERP_BAD_ANSWER when all rows are invalid', async () => {
    answering(rows({}, { slug: 1 }));
    await expect(failureOf(many())).resolves.toBe('ERP_BAD_ANSWER');
  });

  test('may have no rows', async () => {
    answering(rows());
    await expect(many()).resolves.toEqual([]);
  });
});

describe('a request for one row', () => {
  test('returns the first row of the answer', async () => {
    answering(rows(good, { ...good, slug: 'motor' }));
    expect((await one()).slug).toBe('frenos');
  });

  test('fails as NOT_FOUND when the answer has no row', async () => {
    answering(rows());
    await expect(failureOf(one())).resolves.toBe('NOT_FOUND');
  });
});

describe('the envelope of an answer', () => {
  test.each([[null], [[]], ['text'], [{}], [{ message: null }], [{ message: { response: {} } }]])(
    'yields no rows when the body is %j',
    (body) => {
      expect(unwrapRows(body)).toBeNull();
    },
  );

  test('makes the request fail as ERP_BAD_ANSWER when the body lacks it', async () => {
    answering({ error: 'ORA-00942' });
    await expect(failureOf(requestRows('getCategories', {}))).resolves.toBe('ERP_BAD_ANSWER');
  });
});

describe('signing in', () => {
  const account = {
    salida: 'OK',
    tipoPersona: 'vendedor',
    correo: 'v@shop.ec',
    razonsocial: 'Ana',
    codigo: 'V01',
    descuento: 0,
    inv40060id: 2,
  };
  const ask = () => getLoginIn({ user: 'v@shop.ec', password: 'Sup3r-S3cret' });

  test('reports a refused login as a wrong password', async () => {
    answering(rows({ salida: 'ERROR' }));
    await expect(failureOf(ask())).resolves.toBe('AUTH_WRONG_PASSWORD');
  });

  test('fails as ERP_BAD_ANSWER when the answer has no row', async () => {
    answering(rows());
    await expect(failureOf(ask())).resolves.toBe('ERP_BAD_ANSWER');
  });

  test('reads the first row as the account and the other rows as its customers', async () => {
    answering(rows(account, { ...account, tipoPersona: 'cliente', codigo: 'C1' }));
    const session = await ask();
    expect([session.account.code, session.customers.map(({ code }) => code)]).toEqual(['V01', ['C1']]);
  });

  test('fails as ERP_BAD_ANSWER when the first row is invalid, even if the second is a valid account', async () => {
    answering(rows({ ...account, codigo: '' }, { ...account, codigo: 'C1' }));
    await expect(failureOf(ask())).resolves.toBe('ERP_BAD_ANSWER');
  });

  test('marks the password as a secret field of the request', async () => {
    const sent = answering(rows(account));
    await ask();
    expect(sent.map(({ secret }) => secret)).toEqual([['password']]);
  });
});
