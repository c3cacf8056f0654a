import fc from 'fast-check';
import { readStored, writeStored } from './storage';

afterEach(() => localStorage.clear());

test('any value is written as plain JSON', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())), (value) => {
      for (let time = 0; time < 2; time += 1) {
        writeStored('cartItems', value);
        expect(localStorage.getItem('cartItems')).toBe(JSON.stringify(value));
      }
    }),
  );
});

test('only changed members of a stored list are serialized again', () => {
  const serializedIds: number[] = [];
  const line = (id: number) => ({
    id,
    toJSON() {
      serializedIds.push(id);
      return { id };
    },
  });
  const lines = Array.from({ length: 1_000 }, (_, id) => line(id));
  writeStored('cartItems', lines);
  expect(serializedIds).toHaveLength(1_000);
  writeStored(
    'cartItems',
    lines.map((same) => (same.id === 7 ? line(7) : same)),
  );
  expect(serializedIds).toHaveLength(1_001);
  expect(readStored('cartItems')).toHaveLength(1_000);
});
