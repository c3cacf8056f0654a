import { createDatabaseBreaker, isServerGone, type DatabaseBreaker } from './databaseBreaker';

const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const locked = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

let breaker: DatabaseBreaker;
let isThere: boolean;
let probes: number;

beforeEach(() => {
  [isThere, probes] = [true, 0];
  breaker = createDatabaseBreaker(() => {
    probes += 1;
    return isThere ? Promise.resolve() : Promise.reject(gone);
  }, 1);
});
afterEach(() => breaker.stop());

const fail = async (times: number, error: Error): Promise<void> => {
  for (let turn = 0; turn < times; turn += 1)
    await expect(breaker.run(() => Promise.reject(error))).rejects.toBe(error);
};

test('an unreachable server is not queried again until a probe reaches it', async () => {
  isThere = false;
  await fail(5, gone);
  const question = jest.fn(() => Promise.resolve('answer'));
  await expect(breaker.run(question)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  while (probes < 3) await new Promise(setImmediate);
  await expect(breaker.run(question)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  expect(question).not.toHaveBeenCalled();
  isThere = true;
  const asked = probes;
  while (probes === asked) await new Promise(setImmediate);
  expect(await breaker.run(question)).toBe('answer');
});

test('the breaker stays closed after failures that an answer separates, after lock timeouts, and when the pool is full', async () => {
  await fail(4, gone);
  await breaker.run(() => Promise.resolve());
  await fail(4, gone);
  await fail(20, locked);
  await fail(20, new Error('timeout exceeded when trying to connect'));
  expect(await breaker.run(() => Promise.resolve('answer'))).toBe('answer');
  expect(probes).toBe(0);
});

test.each([
  ['ECONNRESET', true],
  ['EPIPE', true],
  [undefined, true],
  ['57P01', true],
  ['57014', false],
  ['25006', false],
  ['40P01', false],
  ['23505', false],
])('the error code %s means an unreachable server: %s', (code, isGone) => {
  expect(isServerGone(Object.assign(new Error('failed'), { code }))).toBe(isGone);
});
