import type { Cell } from '../componentState';
import { createSetter } from './followViews';

const Panel = () => null;

function give(listSets: ReturnType<typeof createSetter>, value: unknown, kept: object): unknown {
  let given = value;
  const cell: Cell = { id: 'a', value, set: (next) => (given = next) };
  for (const set of listSets({ cells: [cell], location: null }, { a: kept })) set();
  return given;
}

test('a component gets its recorded values, and equal values stay the same object', () => {
  const listSets = createSetter();
  const own = { open: true };
  expect(give(listSets, { open: false }, { is: { open: true } })).toEqual({ open: true });
  expect(give(listSets, own, { is: { open: true } })).toBe(own);
  expect(give(listSets, '', { text: 'Ana' })).toBe('Ana');
});

test('a DOM node is not restored as if it were code', () => {
  const listSets = createSetter();
  give(listSets, document.body, { isCode: true });
  expect(give(listSets, null, { isCode: true })).toBeNull();
});

test('lazy code is hidden at steps before it had loaded, and shown at later steps', () => {
  const listSets = createSetter();
  expect(give(listSets, null, { isCode: true })).toBeNull();
  expect(give(listSets, Panel, { isCode: true })).toBe(Panel);
  expect(give(listSets, Panel, { is: null })).toBeNull();
  expect(give(listSets, null, { isCode: true })).toBe(Panel);
});
