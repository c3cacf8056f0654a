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

test('a feature that a page brings keeps its state and answers from then on; what was there stays', () => {
  const { store, join } = createShopStore();
  const before = store.getState();
  join(guest);
  expect(store.getState().catalog).toBe(before.catalog);
  expect(getState(store).guest).toEqual({ asked: 0, told: 0 });
  store.dispatch(slice.actions.asked());
  expect(getState(store).guest).toEqual({ asked: 1, told: 1 });
});

test('a feature joins with one event: subscribers are notified once', () => {
  const { store, join } = createShopStore();
  const onChange = jest.fn();
  store.subscribe(onChange);
  join(guest);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a feature that loads again starts nothing twice', () => {
  const { store, join } = createShopStore();
  join(guest);
  store.dispatch(slice.actions.asked());
  join(guest);
  store.dispatch(slice.actions.asked());
  expect(getState(store).guest).toEqual({ asked: 2, told: 2 });
});

test('the whole shop holds every feature from the beginning', () => {
  expect(Object.keys(createFullStore().store.getState())).toEqual(
    expect.arrayContaining(['account', 'catalog', 'content', 'fitment', 'quickOrder', 'reviews']),
  );
  expect(Object.keys(createShopStore().store.getState())).not.toContain('quickOrder');
});
