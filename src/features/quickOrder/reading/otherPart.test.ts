import { isOtherPart } from './otherPart';
import { splitTokens } from './tokens';

const pads = 'Pastillas de freno delanteras cerámicas 136 × 52 × 17 mm';
const filter = 'Filtro de aceite roscado 3/4-16';

/** Whether the words around `CODE` mean another part, not the product itself. */
const saysOther = (line: string, name: string): boolean => {
  const tokens = splitTokens(line);
  const from = tokens.findIndex(({ text }) => text === 'CODE');
  return isOtherPart(tokens, { from, to: from + 1 }, { names: [name] });
};

test.each([
  ['another position on the car', '2 pastillas traseras CODE', pads],
  ['another position on the car', 'CODE amortiguador delantero 2', 'Amortiguador posterior a gas'],
  ['another position on the car', '2 rótulas superiores CODE', 'Rótula inferior de mesa'],
  ['another kind of part', '2 discos CODE', pads],
  ['another kind of part', '5 bujías de iridio CODE', filter],
  ['a filter for something else', '2 filtros de aire CODE', filter],
  ['a pump for something else', 'bomba gasolina CODE', 'Bomba de agua 1.6 G4FC'],
  ['other ampere-hours', 'batería 100ah CODE', 'Batería 55 Ah libre de mantenimiento'],
  ['another viscosity', 'aceite 20w50 CODE x4', 'Aceite de motor sintético 5W-30'],
  ['another base of a bulb', 'CODE foco h7 x3', 'Foco halógeno H4 60/55 W'],
  ['another size of tyre', 'llanta 205/55 R16 CODE x4', 'Llanta 205/65 R16 99H todo terreno'],
  ['another kind of part before a comma', '1 radiador de hilux, código CODE', pads],
  ['a kind of part that its name does not mention', 'CODE 3 filtros', 'Banda de distribución 127 dientes'],
])('a line with %s beside its code names another part: %s', (_way, line, name) => {
  expect(saysOther(line, name)).toBe(true);
});

test.each([
  ['words of its own name', '2 pastillas de freno delanteras CODE', pads],
  ['an English word for its kind of part', 'front pads CODE', pads],
  ['its own kind of filter', 'filtro de aceite para gasolina CODE', filter],
  ['both positions on the car', 'delanteros CODE traseros', 'Amortiguador delantero a gas'],
  ['a part behind a comma', 'CODE, 4 bujías', filter],
  ['a part behind «y»', 'CODE y discos', pads],
  ['a piece of the kit', 'disco de embrague CODE', 'Kit de embrague 215 mm'],
  ['the air of a cabin filter', 'filtro de aire acondicionado CODE', 'Filtro de cabina 226 × 200 mm'],
  ['its own size of tyre', 'llanta 205/65R16 CODE', 'Llanta 205/65 R16 99H todo terreno'],
  ['the parts that its cables belong to', 'cables de las bujías CODE', 'Juego de cables de encendido'],
  ['a car', '2 pastillas CODE para corolla', pads],
  ['only a number', '2 CODE', pads],
])('a line with %s beside its code names no other part: %s', (_way, line, name) => {
  expect(saysOther(line, name)).toBe(false);
});
