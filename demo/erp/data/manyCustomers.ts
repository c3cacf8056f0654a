import { cityNames } from './addresses';
import { buildCustomer, names, type CustomerName, type ErpAccount } from './customers';
import { createRandom } from './random';
import { crowdSellerCode, regionalSellerCode } from './sellers';

const trades = [
  'Taller',
  'Repuestos',
  'Mecánica',
  'Lubricadora',
  'Autopartes',
  'Electroauto',
  'Frenos y Embragues',
  'Suspensiones',
  'Llantera',
  'Transportes',
] as const;

const callings = [
  'El Yunque Azul',
  'La Biela Dorada',
  'Los Tres Torques',
  'Cinco Esquinas',
  'La Chispa Alegre',
  'Don Pancracio',
  'El Retén Viejo',
  'La Vuelta Larga',
  'Doña Zoilita',
  'El Pedal Suave',
  'La Palanca Roja',
  'Los Dos Compadres',
  'El Cruce Chico',
  'La Rampa Alta',
  'El Gato Hidráulico',
  'Media Agua',
  'La Tuerca Floja',
  'El Sereno',
  'Loma Redonda',
  'La Llave Doce',
  'El Eje Recto',
  'Quebrada Honda',
  'La Marcha Lenta',
  'El Guineo Verde',
  'Los Guabos',
  'La Garúa',
  'El Chaquiñán',
  'Piedra Ancha',
  'La Minga',
  'El Trapiche',
  'Los Capulíes',
  'La Totora',
  'El Tambo Nuevo',
  'Agua Fría',
  'La Tola Baja',
  'El Cangrejal',
  'Los Ceibos Altos',
  'La Hornilla',
  'El Romerillo',
  'Santa Paciencia',
] as const;

const firstNames = 'Aníbal Blanca César Dolores Efraín Gloria Hernán Inés Julio Lidia Moisés Norma'.split(
  ' ',
);
const lastNames =
  'Alvarado Benalcázar Cabezas Chuquimarca Delgado Escobar Guerrero Lema Morocho Naranjo Ordóñez Pilatuña'.split(
    ' ',
  );

/** Number of customers of the regional seller. `regionalFrom` is the position of the first: its code is C1001. */
const regionalCount = 400;
const regionalFrom = 1_000;

function regionalName(position: number): CustomerName {
  const trade = trades[position % trades.length]!;
  const calling = callings[Math.floor(position / trades.length) % callings.length]!;
  const tradeName = `${trade} ${calling}`;
  const random = createRandom(tradeName);
  const person = () => `${random.pick(firstNames)} ${random.pick(lastNames)} ${random.pick(lastNames)}`;
  const company = `${tradeName} ${random.pick(['Cía. Ltda.', 'S.A.S.', 'S.A.'])}`;
  return [tradeName, random.percent(55) ? person() : company, random.pick(cityNames)];
}

/** The four hundred customers of a seller, all over the country. */
export const regionalCustomers: readonly ErpAccount[] = Array.from({ length: regionalCount }, (_, position) =>
  buildCustomer(regionalFrom + position, regionalName(position), regionalSellerCode),
);

/**
 * Number of customers of the seller with the largest list. `crowdFrom` is the position of the first: its code is
 * C10001.
 */
export const crowdCount = 10_000;
const crowdFrom = 10_000;

/**
 * Whether a code or an e-mail may belong to one of the generated customers, which are generated when first requested.
 */
export const isOfCrowd = (codeOrEmail: string): boolean => /^c\d{5}$|\d{5}@/i.test(codeOrEmail);

/**
 * Makes ten thousand customers, for lists longer than those of the demonstration. Their names are repeated, with
 * numbers.
 */
export const makeCrowd = (): ErpAccount[] =>
  Array.from({ length: crowdCount }, (_, position) => {
    const [tradeName, name, city] = names[position % names.length]!;
    const number = String(position + 1).padStart(5, '0');
    const row: CustomerName = [`${tradeName} ${number}`, `${name} ${number}`, city];
    return buildCustomer(crowdFrom + position, row, crowdSellerCode);
  });
