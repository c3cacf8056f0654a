import type { Product } from '@/erp/rows/product';
import { auth } from '@/features/auth';
import { connection } from '@/features/connection';
import { matchCode, matchKinds } from '@/shared/codeMatch';
import type { Resolved } from '@/shop/catalogueSchemas';
import { buildErpRows, buildPart, buildPartRow } from '@/testing/buildPart';
import { toResolved } from '@/testing/matchParts';
import { buildCustomer, buildSeller, signInCustomer } from '@/testing/renderWithStore';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { quickOrder, quickOrderSelectors } from './quickOrderSlice';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
  // the chunk that reads lines has loaded, as it has a moment after the page opens
  await import('./reading');
});
afterEach(() => shop.stop());

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await shop.settle();
};
const paste = async (...texts: string[]) => {
  shop.dispatch(
    quickOrder.linesSubmitted({
      lines: texts.map((text) => ({ code: text, quantity: null, written: { text } })),
    }),
  );
  await settle();
};
const signIn = () => shop.dispatch(signInCustomer(buildCustomer({ level: 4 })));
const asked = (path: string): Asked[] => shop.asked.filter(({ request }) => request.path.includes(path));
const questions = () => asked('/catalogue/resolve');
const getSpans = ({ request }: Asked) => (request.body as { spans: string[] }).spans;
const rows = () => quickOrderSelectors.rows(shop.store.getState());
const told = () => rows().map(({ code, quantity, chosen }) => [code, quantity, chosen]);
const statuses = () => rows().map(({ answer }) => answer.status);

/** Answers a request as the service would, with these parts. */
async function answerWith(
  question: Asked | undefined,
  parts: Product[],
  { isCut = false, unpriced = [] as string[] } = {},
) {
  const matched = getSpans(question!).flatMap((span) => {
    const hits = parts.flatMap((part) => {
      const kind = matchCode(span, { ...part, brand: part.brand?.name ?? '' });
      return kind ? [{ kind, sku: part.sku }] : [];
    });
    const kind = matchKinds.find((one) => hits.some((hit) => hit.kind === one));
    return kind ? [{ span, kind, skus: hits.filter((hit) => hit.kind === kind).map(({ sku }) => sku) }] : [];
  });
  const named = new Set(matched.flatMap(({ skus }) => skus));
  const body: Resolved = {
    parts: matched,
    products: parts
      .filter(({ sku }) => named.has(sku))
      .map((part) => ({ ...toResolved(part), ...(unpriced.includes(part.sku) ? { prices: null } : {}) })),
    isCut,
  };
  await question!.answer(body);
  await settle();
}

const pads = buildPart('FRE-PD-1042');
const filter = buildPart('MAN-FO-3102');

test('all lines are looked up in one request, and read with its answer', async () => {
  signIn();
  await paste('FRE-PD-1042 x 3', '2 man fo 3102 por favor', 'Buenos días');
  expect(questions()).toHaveLength(1);
  expect(getSpans(questions()[0]!)).toEqual(expect.arrayContaining(['FRE-PD-1042', 'man fo 3102']));
  await answerWith(questions()[0], [pads, filter]);
  expect(told()).toEqual([
    ['FRE-PD-1042', 3, 'FRE-PD-1042'],
    ['man fo 3102', 2, 'MAN-FO-3102'],
  ]);
  expect(quickOrderSelectors.leftOut(shop.store.getState())).toEqual(['Buenos días']);
});

test('500 lines need one request and fewer than five events', async () => {
  signIn();
  const parts = Array.from({ length: 500 }, (_, at) => buildPart(`AB-${1000 + at}`));
  await paste(...parts.map(({ sku }) => `${sku} x2`));
  expect(questions()).toHaveLength(1);
  await answerWith(questions()[0], parts);
  expect(rows().every(({ chosen, code }) => chosen === code)).toBe(true);
  expect(shop.types().filter((type) => type.startsWith('quickOrder/')).length).toBeLessThan(5);
});

test('a line with two parts becomes two rows, and the quantities of a part in two lines are added up', async () => {
  signIn();
  await paste('FRE-PD-1042 x3, 2 x MAN-FO-3102', 'fre pd 1042 x 4');
  await answerWith(questions()[0], [pads, filter]);
  expect(told()).toEqual([
    ['FRE-PD-1042', 7, 'FRE-PD-1042'],
    ['MAN-FO-3102', 2, 'MAN-FO-3102'],
  ]);
});

test('a doubtful quantity is left to the user, with its possible values as choices', async () => {
  signIn();
  await paste('3 cajas de MAN-FO-3102');
  await answerWith(questions()[0], [filter]);
  expect(rows()[0]).toMatchObject({ quantity: null, choices: [3], text: '3 cajas de MAN-FO-3102' });
});

test('a number of packs is the quantity of a product that is sold in packs', async () => {
  signIn();
  await paste('2 juegos MAN-BU-3403', '2 juegos MAN-FO-3102');
  await answerWith(questions()[0], [{ ...buildPart('MAN-BU-3403'), name: 'Bujía (juego de 4)' }, filter]);
  expect(rows().map(({ quantity }) => quantity)).toEqual([2, null]);
});

test('prices that the first answer lacks are requested again, and their row waits for them', async () => {
  signIn();
  await paste('FRE-PD-1042 x 3', 'MAN-FO-3102');
  await answerWith(questions()[0], [pads, filter], { unpriced: ['MAN-FO-3102'] });
  expect(statuses()).toEqual(['answered', 'asking']);
  expect(getSpans(questions()[1]!)).toEqual(['MAN-FO-3102']);
  await answerWith(questions()[1], [pads, filter]);
  expect(statuses()).toEqual(['answered', 'answered']);
});

test('prices that two answers lack mark their row as failed, and a retry requests them again', async () => {
  signIn();
  await paste('MAN-FO-3102');
  await answerWith(questions()[0], [filter], { unpriced: ['MAN-FO-3102'] });
  await answerWith(questions()[1], [filter], { unpriced: ['MAN-FO-3102'] });
  expect(rows()[0]?.answer).toEqual({ status: 'failed', failure: 'ERP_TIMEOUT' });
  shop.dispatch(quickOrder.retryRequested({}));
  await settle();
  await answerWith(questions()[2], [filter]);
  expect(statuses()).toEqual(['answered']);
});

test('missing codes are looked up again in smaller requests while the catalogue is incomplete', async () => {
  signIn();
  await paste(...Array.from({ length: 50 }, (_, at) => `ZZ-${1000 + at}`));
  await answerWith(questions()[0], [], { isCut: true });
  expect(getSpans(questions()[1]!)).toHaveLength(40);
  await answerWith(questions()[1], [buildPart('ZZ-1000')], { isCut: true });
  expect(getSpans(questions()[2]!)).toHaveLength(10);
  await answerWith(questions()[2], [], { isCut: true });
  expect(rows()[0]?.chosen).toBe('ZZ-1000');
});

test('unknown codes with the same prefix cause one search for the prefix, and similar codes are offered', async () => {
  signIn();
  await paste('FRE-PD-1024', 'FRE-PD-1032');
  await answerWith(questions()[0], []);
  const families = asked('getProductosFilter');
  expect(families.map(({ request }) => request.body)).toEqual([
    expect.objectContaining({ nivelComercial: 4, search: 'fre-pd', limit: 30 }),
  ]);
  await families[0]?.answer(buildErpRows(buildPartRow('FRE-PD-1042'), buildPartRow('FRE-PD-9')));
  await settle();
  await answerWith(questions()[1], [pads, buildPart('FRE-PD-9')]);
  expect(rows()[0]).toMatchObject({
    chosen: null,
    answer: { kind: 'near', candidates: [{ sku: 'FRE-PD-1042' }] },
  });
});

test('words without a code are sent to the search for suggestions, and the quantity of their line is kept', async () => {
  signIn();
  await paste('pastillas delanteras aveo 2012 x2');
  await answerWith(questions()[0], []);
  const [suggestion] = asked('/suggestions');
  expect(decodeURIComponent(suggestion!.request.path)).toContain('pastillas');
  await suggestion!.answer({
    products: [],
    total: 0,
    understood: { corrected: [], ignored: [], car: null, relaxation: 'none', symptom: null, page: null },
    isCut: false,
  });
  await settle();
  expect(rows()[0]).toMatchObject({ quantity: 2, chosen: null, answer: { kind: 'near', candidates: [] } });
});

test('a failed request marks its rows, and a retry sends it again', async () => {
  signIn();
  await paste('FRE-PD-1042 x 3');
  await questions()[0]?.fail('ERP_UNAVAILABLE');
  await settle();
  expect(rows()[0]?.answer).toEqual({ status: 'failed', failure: 'ERP_UNAVAILABLE' });
  shop.dispatch(quickOrder.retryRequested({}));
  await settle();
  await answerWith(questions()[1], [pads]);
  expect(told()).toEqual([['FRE-PD-1042', 3, 'FRE-PD-1042']]);
});

test('rows that failed offline are requested again after reconnecting', async () => {
  signIn();
  await paste('AA-1');
  await questions()[0]?.fail('OFFLINE');
  shop.dispatch(connection.lost());
  shop.dispatch(connection.restored());
  await settle();
  expect([questions().length, statuses()]).toEqual([2, ['asking']]);
});

test('a request that is refused without a session starts a session check', async () => {
  signIn();
  await paste('AA-1');
  await questions()[0]?.fail('AUTH_REQUIRED');
  await settle();
  expect(shop.count(auth.changedElsewhere.type)).toBe(1);
});

test('an edit requests the edited row together with the rows that still wait', async () => {
  signIn();
  await paste('A-1000', 'B-2000');
  const [first] = questions();
  shop.dispatch(quickOrder.codeEdited({ id: 2, code: 'C-3000' }));
  await settle();
  expect(first?.isAborted()).toBe(true);
  expect(getSpans(questions()[1]!)).toEqual(expect.arrayContaining(['A-1000', 'C-3000']));
  await answerWith(questions()[1], [buildPart('A-1000'), buildPart('C-3000')]);
  expect(rows().map(({ chosen }) => chosen)).toEqual(['A-1000', 'C-3000']);
});

test('emptying the list of rows aborts their request', async () => {
  signIn();
  await paste('A-1000');
  shop.dispatch(quickOrder.emptied());
  await settle();
  expect(questions()[0]?.isAborted()).toBe(true);
});

test('a restored waiting row is requested again', async () => {
  signIn();
  await paste('A-1000');
  shop.dispatch(quickOrder.emptied());
  shop.dispatch(quickOrder.removalUndone());
  await settle();
  expect(questions()).toHaveLength(2);
});

test('all rows are requested again for another customer, and an earlier answer is dropped', async () => {
  shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  shop.dispatch(auth.customerSelected({ customer: buildCustomer({ level: 3 }) }));
  await paste('FRE-PD-1042 x 3', 'MAN-FO-3102');
  await answerWith(questions()[0], [pads, filter]);
  shop.dispatch(auth.customerSelected({ customer: buildCustomer({ code: 'C0002', level: 1 }) }));
  await settle();
  expect(statuses()).toEqual(['asking', 'asking']);
  await answerWith(questions()[1], [pads, filter]);
  expect(told()).toEqual([
    ['FRE-PD-1042', 3, 'FRE-PD-1042'],
    ['MAN-FO-3102', 1, 'MAN-FO-3102'],
  ]);
});

test('a seller without a served customer sends no request', async () => {
  shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  await paste('A-1000');
  expect(questions()).toHaveLength(0);
});
