import { countPieces, isSoldAs } from './soldAs';

test.each([
  ['Bujía de níquel (juego de 4)', 'jgos', true],
  ['JUEGO DE ANILLOS STD', 'juego', true],
  ['Kit de embrague', 'juegos', true],
  ['Pastillas de freno delanteras', 'sets', true],
  ['Foco LED H4 (par)', 'pares', true],
  ['Fusibles surtidos (caja de 100)', 'cajas', true],
  ['Foco LED H4 (par)', 'cajas', false],
  ['Bujías de iridio', 'juegos', false],
  ['Base de caja', 'cajas', false],
  ['Filtro de aceite', 'par', false],
  ['Batería 55 Ah caja 31', 'caja', false],
] as const)('a product named %s is sold as %s: %s', (name, word, expected) => {
  expect(isSoldAs(word, [name])).toBe(expected);
});

test('a code of several products is sold as a pack where each of them is, and where their names are known', () => {
  expect(isSoldAs('juego', ['Juego de anillos', 'Pistón'])).toBe(false);
  expect(isSoldAs('juego', ['Juego de anillos', ''])).toBe(false);
  expect(isSoldAs('juego', [])).toBe(false);
});

test.each([
  ['Bujía de níquel (juego de 4), rosca 14 mm', 4],
  ['Foco LED H4 (par)', 2],
  ['Cables de bujía (juego)', 1],
  ['Juego de pistones STD', 1],
  ['Kit de embrague', 0],
  ['Pastillas de freno', 0],
  ['Base de caja', 0],
] as const)('%s holds %i pieces', (name, pieces) => {
  expect(countPieces(name)).toBe(pieces);
});
