import { createSlice } from '@reduxjs/toolkit';
import { defineFeature } from '@/shared/feature';
import { put } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { createShopStore } from './store';
import { createFullStore } from './createFullStore';

const slice = createSlice({
  name: 'guest',
  initialState: { asked: 0, told: 0 },
  reducers: {
    asked: (state) => {
      state.asked += 1;
    },
    told: (state) => {
      state.told += 1;
    },
  },
});
function* telling() {
  yield* takeEveryIsolated([slice.actions.asked], function* () {
    yield* put(slice.actions.told());
  });
}
const guest = defineFeature('guest', slice.reducer, { telling });
const getState = (store: { getState: () => unknown }) => store.getState() as { guest?: object };

test('a feature that is added later handles events from then on, and leaves the existing state unchanged', () => {
  const { store, join } = createShopStore();
  const before = store.getState();
  join(guest);
  expect(store.getState().catalog).toBe(before.catalog);
  expect(getState(store).guest).toEqual({ asked: 0, told: 0 });
  store.dispatch(slice.actions.asked());
  expect(getState(store).guest).toEqual({ asked: 1, told: 1 });
});

test('adding a feature notifies the store’s subscribers once', () => {
  const { store, join } = createShopStore();
  const onChange = jest.fn();
  store.subscribe(onChange);
  join(guest);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a feature that is added a second time starts its sagas only once', () => {
  const { store, join } = createShopStore();
  join(guest);
  store.dispatch(slice.actions.asked());
  join(guest);
  store.dispatch(slice.actions.asked());
  expect(getState(store).guest).toEqual({ asked: 2, told: 2 });
});

test('the full store has every feature from the beginning', () => {
  expect(Object.keys(createFullStore().store.getState())).toEqual(
    expect.arrayContaining(['account', 'catalog', 'content', 'fitment', 'quickOrder', 'reviews']),
  );
  expect(Object.keys(createShopStore().store.getState())).not.toContain('quickOrder');
});

test('a store whose sagas are cancelled leaves no timer and no saga behind', async () => {
  jest.useFakeTimers();
  const { store, startFlows } = createFullStore();
  const flows = startFlows();
  await jest.advanceTimersByTimeAsync(100);
  flows.cancel();
  store.dispatch(slice.actions.asked());
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('a saga that fails is reported, and the other sagas go on', () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const { store, join } = createShopStore();
  join(
    defineFeature('guest', slice.reducer, {
      *failing() {
        yield* put(slice.actions.told());
        throw new Error('broken');
      },
      telling,
    }),
  );
  store.dispatch(slice.actions.asked());
  expect(reported).toHaveBeenCalledWith(new Error('broken'));
  expect(getState(store).guest).toEqual({ asked: 1, told: 2 });
});
