import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { auth } from '@/features/auth';
import { cart, toCartProduct } from '@/features/cart';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { someOptions, buildPart } from '@/testing/buildPart';
import { matchParts } from '@/testing/matchParts';
import { quickOrder, quickOrderSelectors, countRows } from './quickOrderSlice';

const pads = buildPart('FRE-PD-1042');
const shoes = buildPart('FRE-PD-1063');
const after = (...events: UnknownAction[]): RootState =>
  [signInCustomer(), ...events].reduce(rootReducer, rootReducer(undefined, { type: 'test/began' }));
const rows = (state: RootState) => quickOrderSelectors.rows(state);
const codes = (state: RootState) => rows(state).map(({ code, quantity }) => [code, quantity]);

const lines = (...wanted: [code: string, quantity: number | null][]) =>
  quickOrder.linesSubmitted({ lines: wanted.map(([code, quantity]) => ({ code, quantity })) });
const answered = (code: string, match: ReturnType<typeof matchParts>) =>
  quickOrder.answersReceived({ answers: [{ code, answer: { status: 'answered', ...match } }] });
const three = lines(['A-1', 1], ['B-2', 2], ['C-3', 3]);

test('the quantities of one code are added up, however it is written, also across two lists', () => {
  const state = after(lines(['FRE-PD-1042', 2], ['fre pd 1042', 3]), lines(['FREPD1042', 1], ['B-2', 1]));
  expect(codes(state)).toEqual([
    ['FRE-PD-1042', 6],
    ['B-2', 1],
  ]);
  expect(rows(state)[0]?.times).toBe(3);
});

test('a sum beyond the maximum, or with an unreadable quantity, has to be entered by hand', () => {
  expect(codes(after(lines(['A-1', 999_999], ['A-1', 1])))).toEqual([['A-1', null]]);
  expect(codes(after(lines(['A-1', 2], ['A-1', null])))).toEqual([['A-1', null]]);
});

test('a code that is in the list and in a further list counts as one row', () => {
  expect(
    countRows(rows(after(three)), [
      { code: 'a1', quantity: 1 },
      { code: 'D-4', quantity: 1 },
    ]),
  ).toBe(4);
});

test('an answer reaches the waiting row that has its code in any spelling, and no other row', () => {
  const state = after(
    lines(['fre pd 1042', 1], ['B-2', 1]),
    answered('frepd1042', matchParts('exact', pads)),
  );
  expect(rows(state).map(({ answer, chosen }) => [answer.status, chosen])).toEqual([
    ['answered', 'FRE-PD-1042'],
    ['asking', null],
  ]);
});

test('an answer that arrives after the code was edited is ignored by the edited row', () => {
  const state = after(
    lines(['A-1', 1]),
    quickOrder.codeEdited({ id: 1, code: 'B-2' }),
    answered('a1', matchParts('exact', pads)),
  );
  expect(rows(state)[0]?.answer.status).toBe('asking');
});

test('a code of several products needs a choice, which can be undone', () => {
  const several = [lines(['1042', 1]), answered('1042', matchParts('several', pads, shoes))];
  expect(rows(after(...several))[0]?.chosen).toBeNull();
  const chosen = quickOrder.candidateChosen({ id: 1, slug: shoes.slug });
  expect(rows(after(...several, chosen))[0]?.chosen).toBe(shoes.slug);
  const back = quickOrder.candidateChosen({ id: 1, slug: null });
  expect(rows(after(...several, chosen, back))[0]?.chosen).toBeNull();
});

test('a chosen suggestion becomes the code of the row', () => {
  const state = after(
    lines(['FRE-PD-1024', 2]),
    answered('frepd1024', matchParts('near', pads, shoes)),
    quickOrder.candidateChosen({ id: 1, slug: pads.slug }),
  );
  expect(rows(state)[0]).toMatchObject({
    code: 'FRE-PD-1042',
    chosen: pads.slug,
    answer: { kind: 'exact', candidates: [{ sku: 'FRE-PD-1042' }] },
  });
});

test('a new code clears the chosen part and its options, and the same code changes nothing', () => {
  const withOptions = buildPart('COL-1', { opciones: someOptions });
  const chosen = [
    lines(['COL-1', 1]),
    answered('col1', matchParts('exact', withOptions)),
    quickOrder.optionChosen({ id: 1, group: 'color', value: 'gris' }),
  ];
  expect(rows(after(...chosen, quickOrder.codeEdited({ id: 1, code: 'COL-1' })))[0]?.options).toEqual({
    color: 'gris',
  });
  expect(rows(after(...chosen, quickOrder.codeEdited({ id: 1, code: 'COL-2' })))[0]).toMatchObject({
    answer: { status: 'asking' },
    chosen: null,
    options: {},
  });
});

test('one removed row or all removed rows can be restored at their positions', () => {
  const one = quickOrder.lineRemoved({ id: 2 });
  expect(codes(after(three, one))).toEqual([
    ['A-1', 1],
    ['C-3', 3],
  ]);
  expect(codes(after(three, one, quickOrder.removalUndone()))).toEqual(codes(after(three)));
  expect(codes(after(three, quickOrder.emptied()))).toEqual([]);
  expect(codes(after(three, quickOrder.emptied(), quickOrder.removalUndone()))).toEqual(codes(after(three)));
});

test('a retry requests one failed row again, or all failed rows', () => {
  const failed = quickOrder.answersReceived({
    answers: ['a1', 'b2'].map((code) => ({ code, answer: { status: 'failed', failure: 'TIMEOUT' } })),
  });
  const statuses = (state: RootState) => rows(state).map(({ answer }) => answer.status);
  expect(statuses(after(three, failed))).toEqual(['failed', 'failed', 'asking']);
  expect(statuses(after(three, failed, quickOrder.retryRequested({ id: 2 })))).toEqual([
    'failed',
    'asking',
    'asking',
  ]);
  expect(statuses(after(three, failed, quickOrder.retryRequested({})))).toEqual([
    'asking',
    'asking',
    'asking',
  ]);
});

test('rows added to the cart are removed, and rows limited by the stock keep the missing quantity', () => {
  const product = toCartProduct(pads, 0)!;
  const line = (id: number, quantity: number, wanted: number) => ({
    key: String(id),
    product,
    options: [],
    quantity,
    wanted,
    ref: `quickOrder:${id}`,
  });
  const state = after(three, cart.linesAddBegan({ lines: [line(1, 1, 1), line(2, 0, 2), line(3, 1, 3)] }));
  expect(codes(state)).toEqual([
    ['B-2', 2],
    ['C-3', 2],
  ]);
  expect(quickOrderSelectors.added(state)).toBe(2);
  expect(quickOrderSelectors.added(rootReducer(state, lines(['D-4', 1])))).toBe(0);
});

test('lines that another page adds to the cart change no row', () => {
  const product = toCartProduct(pads, 0)!;
  const foreign = { key: '1', product, options: [], quantity: 1, wanted: 1 };
  expect(codes(after(three, cart.linesAddBegan({ lines: [foreign] })))).toEqual(codes(after(three)));
});

const session = (account: ReturnType<typeof buildCustomer> | null, customer = account) =>
  auth.sessionReceived({ session: { account, customer, demo: [] } });

test('a seller’s list is kept for the next customer, and its codes are looked up again', () => {
  const state = after(
    auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
    lines(['A-1', 1]),
    answered('a1', matchParts('exact', pads)),
    auth.customerSelected({ customer: buildCustomer() }),
  );
  expect(rows(state)).toMatchObject([{ code: 'A-1', answer: { status: 'asking' } }]);
});

test.each<[string, UnknownAction]>([
  ['signs out', auth.signedOut()],
  ['signs in as another customer', signInCustomer(buildCustomer({ code: 'C0002' }))],
  ['turns out to be a guest', session(null)],
  ['turns out to be another customer', session(buildCustomer({ code: 'C0002' }))],
])('all rows are removed when the visitor %s', (_, event) => {
  expect(codes(after(three, event))).toEqual([]);
});

test('a list started before its account was known is cleared for another account', () => {
  const unknown = rootReducer(undefined, three);
  const next = [session(buildCustomer({ code: 'C0002' })), auth.otherPersonArrived()];
  expect(rows(next.reduce(rootReducer, unknown))).toEqual([]);
});

test('a refused login removes no row of a guest', () => {
  const state = rootReducer(undefined, three);
  expect(rows(rootReducer(state, auth.loginRefused({ code: 'AUTH_WRONG_PASSWORD' })))).toHaveLength(3);
});

test('a session check that finds the same account keeps the list', () => {
  expect(codes(after(three, session(buildCustomer())))).toEqual(codes(after(three)));
});

test('a list started before the session check is kept', () => {
  const begun = [three].reduce(rootReducer, rootReducer(undefined, { type: 'test/began' }));
  expect(codes(rootReducer(begun, session(buildCustomer())))).toEqual(codes(after(three)));
});

describe('a line of a saved cart', () => {
  const part = buildPart('FRE-PD-1042', { opciones: someOptions });
  const saved = (...wanted: [code: string, value?: string][]) =>
    quickOrder.linesSubmitted({
      lines: wanted.map(([code, value]) => ({
        code,
        quantity: 1,
        ...(value === undefined ? {} : { wanted: [{ name: 'Color', value }] }),
      })),
    });
  const options = (state: RootState) => rows(state).map((row) => row.options);

  test('has its saved options selected, and discontinued values have to be chosen again', () => {
    const state = after(
      saved([part.sku, 'Gris'], [part.sku, 'Azul'], [part.sku]),
      answered('frepd1042', matchParts('exact', part)),
    );
    expect(options(state)).toEqual([{ color: 'gris' }, {}, {}]);
  });

  test('has its own row for each choice of options, and is added to a row with the same options', () => {
    const state = after(saved([part.sku, 'Gris'], [part.sku, 'Negro']), saved(['fre pd 1042', 'Gris']));
    expect(codes(state)).toEqual([
      [part.sku, 2],
      [part.sku, 1],
    ]);
    expect(
      countRows(rows(state), [{ code: part.sku, quantity: 1, wanted: [{ name: 'Color', value: 'Negro' }] }]),
    ).toBe(2);
  });

  test('keeps its options when one of several parts is chosen, and loses them with its code', () => {
    const others = [part, buildPart('FRE-PD-9', { numeroparte: part.partNumber })];
    const several = after(
      saved(['PN FRE-PD-1042', 'Gris']),
      answered('pnfrepd1042', matchParts('several', ...others)),
    );
    expect(rows(several)[0]?.answer).toMatchObject({ kind: 'several' });
    const chosen = rootReducer(several, quickOrder.candidateChosen({ id: 1, slug: part.slug }));
    expect(options(chosen)).toEqual([{ color: 'gris' }]);
    const edited = rootReducer(chosen, quickOrder.codeEdited({ id: 1, code: 'B-2' }));
    expect(rows(edited)[0]).toMatchObject({ options: {} });
    expect(rows(edited)[0]).not.toHaveProperty('wanted');
  });

  test('keeps a changed option when prices are loaded again', () => {
    const state = after(
      saved([part.sku, 'Gris']),
      answered('frepd1042', matchParts('exact', part)),
      quickOrder.optionChosen({ id: 1, group: 'color', value: 'negro' }),
      auth.customerSelected({ customer: buildCustomer({ code: 'C0002' }) }),
      answered('frepd1042', matchParts('exact', part)),
    );
    expect(options(state)).toEqual([{ color: 'negro' }]);
  });
});
