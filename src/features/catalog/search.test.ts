import fc from 'fast-check';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { rootReducer } from '@/app/rootReducer';
import { getProductosFilter } from '@/erp/calls/getProductosFilter';
import { auth } from '@/features/auth';
import { Failure } from '@/shared/failure';
import { startShop } from '@/testing/flowClock';
import { catalog, catalogSelectors } from './catalogSlice';
import { suggestions } from './search';

/** An ERP row whose sku is what was searched. */
const rowsFor = (body: unknown) => {
  const search = (body as { search: string }).search;
  return { message: { response: [{ id: 1, codigo: search, descripcion: search }] } };
};

test('the last text typed wins, whatever the order of 1,000 interleavings', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{2,6}$/), { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (texts, random) => {
        const shop = await startShop();
        try {
          for (const text of texts) shop.dispatch(catalog.searchTyped({ text }));
          expect(shop.asked.slice(0, -1).every(({ isAborted }) => isAborted())).toBe(true);
          const late = [...shop.asked];
          while (late.length > 0) {
            const [asked] = late.splice((random.next().value as number) % late.length, 1);
            await asked?.answer(rowsFor(asked.request.body));
          }
          const state = shop.store.getState();
          expect(catalogSelectors.suggestedProducts(state).map(({ sku }) => sku)).toEqual([texts.at(-1)]);
        } finally {
          shop.stop();
        }
      },
    ),
    { numRuns: 1_000 },
  );
}, 60_000);

test('suggestions are asked at once, without a fixed wait', async () => {
  const shop = await startShop();
  shop.dispatch(catalog.searchTyped({ text: 'filtro' }));
  expect(shop.asked).toHaveLength(1);
  shop.stop();
});

test('emptying the box asks nothing and aborts what was asked', async () => {
  const shop = await startShop();
  shop.dispatch(catalog.searchTyped({ text: 'filtro' }));
  shop.dispatch(catalog.searchTyped({ text: ' ' }));
  expect(shop.asked).toHaveLength(1);
  expect(shop.asked[0]?.isAborted()).toBe(true);
  shop.stop();
});

const guest = rootReducer(
  undefined,
  auth.sessionReceived({ session: { account: null, customer: null, demo: [] } }),
);

test('what: a failure is told with the text it belongs to', () =>
  expectSaga(suggestions)
    .withReducer(rootReducer, rootReducer(guest, catalog.searchTyped({ text: 'filtro' })))
    .provide([[matchers.call.fn(getProductosFilter), throwError(new Failure('ERP_TIMEOUT'))]])
    .put(catalog.suggestionsFailed({ text: 'filtro', code: 'ERP_TIMEOUT' }))
    .dispatch(catalog.searchTyped({ text: 'filtro' }))
    .silentRun(0));
