import { countMeant, countPieces, isSoldAs, isSoldByThePiece } from './soldAs';

test.each([
  ['Bujía de níquel (juego de 4)', 'jgos', true],
  ['JUEGO DE ANILLOS STD', 'juego', true],
  ['Kit de embrague', 'juegos', true],
  ['Pastillas de freno delanteras', 'sets', true],
  ['Foco LED H4 (par)', 'pares', true],
  ['Fusibles surtidos (caja de 100)', 'cajas', true],
  ['Fusibles de uña 10 A (bolsa de 25)', 'bolsas', true],
  ['Aceite de caja manual 75W-85 litro', 'litros', true],
  ['Aceite diésel sintético 5W-30 galón', 'gln', true],
  ['Caucho de puerta por metro', 'metros', true],
  ['Moldura protectora en rollo de 10 m', 'rollos', true],
  ['Grasa de litio 500 g', 'tarros', true],
  ['Aceite de caja manual 75W-85 litro', 'galones', false],
  ['Aceite mineral 20W-50', 'galones', false],
  ['Moldura protectora en rollo de 10 m', 'metros', false],
  ['Filtro de aceite', 'latas', false],
  ['Foco LED H4 (par)', 'cajas', false],
  ['Bujías de iridio', 'juegos', false],
  ['Base de caja', 'cajas', false],
  ['Filtro de aceite', 'par', false],
  ['Batería 55 Ah caja 31', 'caja', false],
] as const)('a product named %s is sold as %s: %s', (name, word, expected) => {
  expect(isSoldAs(word, [name])).toBe(expected);
});

test('a code of several products is sold as a pack only when all their names are known and say so', () => {
  expect(isSoldAs('juego', ['Juego de anillos', 'Pistón'])).toBe(false);
  expect(isSoldAs('juego', ['Juego de anillos', ''])).toBe(false);
  expect(isSoldAs('juego', [])).toBe(false);
});

test.each([
  ['Bujía de níquel (juego de 4), rosca 14 mm', 4],
  ['Foco LED H4 (par)', 2],
  ['Fusibles de uña 10 A (bolsa de 25)', 25],
  ['Cables de bujía (juego)', 1],
  ['Juego de pistones STD', 1],
  ['Kit de embrague', 0],
  ['Pastillas de freno', 0],
  ['Base de caja', 0],
] as const)('a product named %s is a pack of %i pieces, 0 for no pack', (name, pieces) => {
  expect(countPieces(name)).toBe(pieces);
});

test.each([
  ['its own word counts the pieces', 'bujias', true, 3, 'Bujía de níquel (juego de 4)', 4],
  ['as many pieces as it holds', 'pzs', false, 4, 'Bujía de níquel (juego de 4)', 4],
  ['fewer than it holds', 'unidades', false, 3, 'Bujía de níquel (juego de 4)', 0],
  ['units of packs', 'und', false, 8, 'Bujía de níquel (juego de 4)', 0],
  ['pieces of a pack of unknown size', 'piezas', false, 8, 'Cables de bujía (juego)', 0],
  ['four pads', 'pastillas', true, 4, 'Pastillas de freno', 4],
  ['three pads', 'pastillas', true, 3, 'Pastillas de freno', 0],
  ['units of pads', 'unidades', false, 4, 'Pastillas de freno', 0],
] as const)(
  '%s: «%s» (names the product: %s) after %i for «%s» counts pieces, %i to a pack (0: counts packs)',
  (_way, word, isKind, count, name, pieces) => {
    expect(countMeant(word, isKind, count, name)).toBe(pieces);
  },
);

test.each([
  ['Amortiguador delantero a gas', true],
  ['Disco de freno delantero ventilado 280 mm, 5 huecos', true],
  ['Foco LED H7 (par)', false],
  ['Pastillas de freno delanteras', false],
  ['Kit de embrague', false],
  ['Plumas limpiaparabrisas', false],
  ['Base de motor derecha', false],
  ['Faro delantero con lupa', false],
  ['', false],
] as const)('the product «%s» is a single piece that fits either side of a car: %s', (name, expected) => {
  expect(isSoldByThePiece([name])).toBe(expected);
});
