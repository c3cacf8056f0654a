import english from '../../../locales/catalogue.en.json';
import { makeProducts } from '../../../demo/erp/data/products';
import { translateKind } from './translateKind';

const terms: Record<string, string> = english;
const term = (own: string) => terms[own] ?? own;

test('the kind of a part is translated by the longest prefix of its name that has a translation', () => {
  expect(translateKind('Pastillas de freno delanteras cerámicas 136 × 52 × 17 mm', term)).toBe(
    'Ceramic front brake pads',
  );
  expect(translateKind('Radiador de aluminio, caja manual, 560 × 16 mm', term)).toBe('Aluminium radiator');
  // «Motor» is the name of a category, and no kind of part
  expect(translateKind('Motor fuera de borda', term)).toBe('');
  expect(translateKind('Filtro de aceite', (own) => own)).toBe('');
});

test('each product of the demonstration has an English name for its kind, and each English name has a product', () => {
  const names = makeProducts(20_000).map(({ name }) => name);
  expect(names.filter((name) => translateKind(name, term) === '')).toEqual([]);
  const used = new Set(names.map((name) => translateKind(name, term)));
  const kinds = Object.keys(terms).filter((own) => own.endsWith(' …'));
  expect(kinds.filter((own) => !used.has(terms[own]!))).toEqual([]);
});
