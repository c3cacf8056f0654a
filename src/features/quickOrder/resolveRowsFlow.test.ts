import { auth } from '@/features/auth';
import { catalog } from '@/features/catalog';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { buildErpRows, buildPart, buildPartRow } from '@/testing/buildPart';
import { quickOrder, quickOrderSelectors } from './quickOrderSlice';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const submit = async (...codes: string[]) => {
  shop.dispatch(quickOrder.linesSubmitted({ lines: codes.map((code) => ({ code, quantity: 1 })) }));
  await shop.settle();
};
const signIn = () => shop.dispatch(signInCustomer(buildCustomer({ level: 4 })));
const questions = (): Asked[] =>
  shop.asked.filter(({ request }) => request.path.endsWith('/getProductosFilter'));
const getFields = ({ request }: Asked) =>
  request.body as { search: string; limit: number; nivelComercial: number };
const open = () => questions().filter((question) => !question.isAborted());
const statuses = () => quickOrderSelectors.rows(shop.store.getState()).map(({ answer }) => answer.status);
const rows = () => quickOrderSelectors.rows(shop.store.getState());
/** Answers every request with its product, until none is left. */
const answerAll = async (answered = new Set<Asked>()) => {
  for (;;) {
    const next = questions().find((question) => !answered.has(question) && !question.isAborted());
    if (!next) return;
    answered.add(next);
    await next.answer(buildErpRows(buildPartRow(getFields(next).search.toUpperCase())));
  }
};

test('a code is asked at the level of the person, and its part is taken', async () => {
  signIn();
  await submit('a-1');
  expect(questions().map(getFields)).toEqual([
    expect.objectContaining({ nivelComercial: 4, search: 'a-1', limit: 10 }),
  ]);
  await questions()[0]?.answer(buildErpRows(buildPartRow('A-1')));
  expect(rows()).toMatchObject([{ chosen: 'A-1', answer: { status: 'answered', kind: 'exact' } }]);
});

test('six are asked at a time, and the next when one has its answer', async () => {
  signIn();
  await submit(...Array.from({ length: 9 }, (_, at) => `A-${at}`));
  expect(questions()).toHaveLength(6);
  await questions()[3]?.answer(buildErpRows(buildPartRow('A-3')));
  expect(questions()).toHaveLength(7);
});

test('500 lines are resolved in tens of events, not hundreds, and each gets its answer', async () => {
  signIn();
  await submit(...Array.from({ length: 500 }, (_, at) => `AB-${at}`));
  await answerAll();
  expect(statuses().every((status) => status === 'answered')).toBe(true);
  expect(rows().every(({ code, chosen }) => chosen === code)).toBe(true);
  expect(shop.count('quickOrder/answersReceived')).toBeLessThanOrEqual(40);
});

test('few lines are reported one by one, as they arrive', async () => {
  signIn();
  await submit('A-1', 'A-2', 'A-3');
  await questions()[1]?.answer(buildErpRows(buildPartRow('A-2')));
  expect(statuses()).toEqual(['asking', 'answered', 'asking']);
});

test('answers that arrive during other requests are all reported', async () => {
  signIn();
  await submit('A-1', 'A-2', 'A-3', 'A-4');
  for (const at of [3, 1, 0, 2]) await questions()[at]?.answer(buildErpRows(buildPartRow(`A-${at + 1}`)));
  expect(statuses()).toEqual(['answered', 'answered', 'answered', 'answered']);
});

test('a sku that the shop knows already is not asked', async () => {
  signIn();
  shop.dispatch(catalog.productsReceived({ products: [buildPart('FRE-PD-1042')] }));
  await submit('fre pd 1042');
  expect(questions()).toHaveLength(0);
  expect(rows()[0]?.chosen).toBe('FRE-PD-1042');
});

test('an unknown code is searched by its family, and similar ones are offered', async () => {
  signIn();
  await submit('FRE-PD-1024');
  await questions()[0]?.answer(buildErpRows());
  expect(getFields(questions()[1]!)).toMatchObject({ search: 'fre-pd', limit: 30 });
  await questions()[1]?.answer(buildErpRows(buildPartRow('FRE-PD-1042'), buildPartRow('FRE-PD-9')));
  expect(rows()[0]).toMatchObject({
    chosen: null,
    answer: { kind: 'near', candidates: [{ sku: 'FRE-PD-1042' }] },
  });
});

test('a family is requested once, however many of its codes are unknown', async () => {
  signIn();
  await submit('FRE-PD-1', 'FRE-PD-2');
  await questions()[0]?.answer(buildErpRows());
  await questions()[2]?.answer(buildErpRows(buildPartRow('FRE-PD-3')));
  await questions()[1]?.answer(buildErpRows());
  expect(questions()).toHaveLength(3);
  expect(rows()[1]?.answer).toMatchObject({ kind: 'near', candidates: [{ sku: 'FRE-PD-3' }] });
});

test('an edit resolves that line again, and only the waiting others', async () => {
  signIn();
  await submit('A-1', 'A-2', 'A-3');
  await questions()[0]?.answer(buildErpRows(buildPartRow('A-1')));
  const second = questions()[1];
  shop.dispatch(quickOrder.codeEdited({ id: 2, code: 'B-2' }));
  await shop.settle();
  expect(second?.isAborted()).toBe(true);
  expect(
    open()
      .slice(1)
      .map((question) => getFields(question).search),
  ).toEqual(['b-2', 'a-3']);
  await second?.answer(buildErpRows(buildPartRow('A-2')));
  expect(statuses()).toEqual(['answered', 'asking', 'asking']);
});

test('an edit in the middle of many loses no answer that has come', async () => {
  signIn();
  await submit(...Array.from({ length: 100 }, (_, at) => `A-${at}`));
  // the batch is of three: one answer is pending
  await questions()[0]?.answer(buildErpRows(buildPartRow('A-0')));
  expect(statuses()[0]).toBe('asking');
  shop.dispatch(quickOrder.codeEdited({ id: 50, code: 'B-2' }));
  await shop.settle();
  expect(statuses()[0]).toBe('answered');
});

test('a question that fails marks its line, the others go on, and a retry asks it again', async () => {
  signIn();
  await submit('A-1', 'A-2');
  await questions()[0]?.fail('ERP_TIMEOUT');
  await questions()[1]?.answer(buildErpRows(buildPartRow('A-2')));
  expect(rows()[0]?.answer).toEqual({ status: 'failed', failure: 'ERP_TIMEOUT' });
  shop.dispatch(quickOrder.retryRequested({}));
  await shop.settle();
  expect(getFields(questions()[2]!).search).toBe('a-1');
  await questions()[2]?.answer(buildErpRows(buildPartRow('A-1')));
  expect(statuses()).toEqual(['answered', 'answered']);
});

test('six failures in a row, and the rest is not asked of an ERP that is down', async () => {
  signIn();
  await submit(...Array.from({ length: 40 }, (_, at) => `A-${at}`));
  for (let at = 0; at < 6; at += 1) await questions()[at]?.fail('ERP_UNAVAILABLE');
  for (const question of questions().slice(6)) await question.fail('ERP_UNAVAILABLE');
  expect(statuses().every((status) => status === 'failed')).toBe(true);
  expect(questions().length).toBeLessThan(13);
});

test('an answer between failures keeps the patience', async () => {
  signIn();
  await submit(...Array.from({ length: 20 }, (_, at) => `A-${at}`));
  for (let at = 0; at < 20; at += 1) {
    await (at % 5 === 4
      ? questions()[at]?.answer(buildErpRows(buildPartRow(`A-${at}`)))
      : questions()[at]?.fail('TIMEOUT'));
  }
  expect(questions()).toHaveLength(20);
});

test('emptying the list aborts its questions', async () => {
  signIn();
  await submit('A-1', 'A-2');
  shop.dispatch(quickOrder.emptied());
  await shop.settle();
  expect(open()).toHaveLength(0);
});

test('a restored row that still waits is resolved', async () => {
  signIn();
  await submit('A-1');
  shop.dispatch(quickOrder.emptied());
  shop.dispatch(quickOrder.removalUndone());
  await shop.settle();
  expect(open()).toHaveLength(1);
});

test("another customer's rows are all resolved again, and earlier answers dropped", async () => {
  shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  shop.dispatch(auth.customerSelected({ customer: buildCustomer({ level: 3 }) }));
  await submit(...Array.from({ length: 100 }, (_, at) => `A-${at}`));
  await questions()[0]?.answer(buildErpRows(buildPartRow('A-0')));
  shop.dispatch(auth.customerSelected({ customer: buildCustomer({ code: 'C0002', level: 1 }) }));
  await shop.settle();
  expect(statuses()[0]).toBe('asking');
  expect(
    open()
      .slice(1)
      .map((question) => getFields(question).nivelComercial),
  ).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a seller without a served customer requests nothing', async () => {
  shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  await submit('A-1');
  expect(questions()).toHaveLength(0);
});
