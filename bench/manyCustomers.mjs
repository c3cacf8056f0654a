/** Generates customers, deterministically, for a seller with more than the demonstration's. */
const kinds = ['Taller', 'Repuestos', 'Lubricadora', 'Mecánica', 'Transportes', 'Autopartes'];
const names = [
  'El Pistón',
  'Ñañez',
  'La Ruta',
  'Los Volcanes',
  'Guaña',
  'del Austro',
  'Río Napo',
  'Doña Meche',
];
const cities = ['Quito', 'Guayaquil', 'Cuenca', 'Manta', 'Loja', 'Ambato', 'Ibarra'];

const pick = (list, at) => list[at % list.length];

export const manyCustomers = (count) =>
  Array.from({ length: count }, (_, at) => {
    const code = `C${String(at + 1).padStart(5, '0')}`;
    return {
      role: 'customer',
      code,
      email: `compras${at + 1}@${pick(cities, at).toLowerCase()}.example`,
      phone: `099${String(1_000_000 + at)}`,
      name: `${pick(names, at)} ${pick(cities, at * 3 + 1)} ${at + 1} S.A.S.`,
      tradeName: at % 5 === 4 ? '' : `${pick(kinds, at)} ${pick(names, at * 7 + 2)}`,
      discount: (at * 5) % 25,
      level: (at % 5) + 1,
    };
  });
