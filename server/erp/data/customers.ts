import type { AccountRow } from '@/erp/rows/account';
import type { AddressRow } from '@/erp/rows/address';
import { addressesOf, type CityName } from './addresses';
import { randomFor } from './random';

/** Every demo account's password at start. */
export const demoPassword = 'demo1234';

export interface ErpAccount {
  row: AccountRow;
  /** The seller who serves this customer; null for a seller and for the shop's own customers. */
  seller: string | null;
  addresses: AddressRow[];
}

/** Trade name, legal name, city. The first two are the demonstration's own accounts. */
export const names: readonly (readonly [tradeName: string, name: string, city: CityName])[] = [
  ['Taller El Pistón', 'Ramiro Andrés Cajas Villacrés', 'Quito'],
  ['Repuestos La Ruta', 'Comercial La Ruta Repuestos Cía. Ltda.', 'Guayaquil'],
  ['Mecánica Hermanos Guaña', 'Luis Alberto Guaña Tipán', 'Quito'],
  ['Frenos del Austro', 'Frenos y Embragues del Austro S.A.S.', 'Cuenca'],
  ['Autopartes Don Lucho', 'Luis Enrique Zambrano Loor', 'Portoviejo'],
  ['Taller Los Volcanes', 'Servicios Automotrices Los Volcanes S.A.S.', 'Latacunga'],
  ['Electroauto Chimborazo', 'Marco Vinicio Guamán Yautibug', 'Riobamba'],
  ['Multirepuestos Machala', 'Multirepuestos del Oro Cía. Ltda.', 'Machala'],
  ['Lubricadora La Y', 'Jenny Patricia Cevallos Mera', 'Santo Domingo'],
  ['Taller Turbo Manta', 'Turbo Servicios del Pacífico S.A.S.', 'Manta'],
  ['Repuestos Imbabura', 'Edison Fabián Chalá Pozo', 'Ibarra'],
  ['Suspensiones Ambato', 'Suspensiones y Frenos Tungurahua Cía. Ltda.', 'Ambato'],
  ['Autoservicio Zaruma', 'Nelson Rigoberto Aguilar Romero', 'Machala'],
  ['Taller Doña Meche', 'Mercedes del Rocío Quinde Ortiz', 'Cuenca'],
  ['Rectificadora El Bloque', 'Rectificadora El Bloque Cía. Ltda.', 'Quito'],
  ['Partes y Piezas Loja', 'Partes y Piezas Lojanas S.A.S.', 'Loja'],
  ['Transportes Río Napo', 'Transportes Río Napo Cía. Ltda.', 'Tena'],
  ['Cooperativa Taxis La Mariscal', 'Cooperativa de Taxis La Mariscal Demo', 'Quito'],
  ['Taller El Diésel', 'Jorge Washington Pilco Sánchez', 'Ambato'],
  ['Repuestos Esmeralda', 'Wilter Antonio Quiñónez Caicedo', 'Esmeraldas'],
  ['Inyectores del Puerto', 'Laboratorio Diésel del Puerto S.A.S.', 'Guayaquil'],
  ['Autolujos Samborondón', 'Karla Denisse Plúas Villamar', 'Guayaquil'],
  ['Taller Mitad del Mundo', 'Segundo Rafael Simbaña Collaguazo', 'Quito'],
  ['Mecánica Rápida Quevedo', 'Mecánica Rápida Quevedo S.A.S.', 'Quevedo'],
  ['Repuestos Carchi', 'Aníbal Rosero Narváez', 'Tulcán'],
  ['Flota Bananera Oriental', 'Flota Bananera Oriental S.A.', 'Machala'],
  ['Baterías del Valle', 'Baterías del Valle de los Chillos Cía. Ltda.', 'Quito'],
  ['Taller San Pancho', 'Francisco Javier Alcívar Bravo', 'Manta'],
  ['Enderezada y Pintura Colibrí', 'Colibrí Enderezada y Pintura S.A.S.', 'Quito'],
  ['Repuestos Amazonía', 'Rosa Elvira Grefa Andy', 'Tena'],
  ['Llantas y Frenos Pelileo', 'Byron Patricio Masaquiza Chango', 'Ambato'],
  ['Taller Puente Roto', 'Diego Fernando Ochoa Matute', 'Cuenca'],
  ['Importadora Dos Ríos', 'Importadora Dos Ríos Cía. Ltda.', 'Guayaquil'],
  ['Auto Clínica Otavalo', 'Humberto Cachimuel Maldonado', 'Ibarra'],
  ['Taller La Balsa', 'Cristóbal Emilio Vera Macías', 'Portoviejo'],
  ['Camiones del Norte', 'Camiones y Partes del Norte S.A.S.', 'Tulcán'],
  ['María Belén Andrade', 'María Belén Andrade Pazmiño', 'Quito'],
  ['Carlos Julio Mendoza', 'Carlos Julio Mendoza Párraga', 'Santo Domingo'],
  ['Taller Valle Longevo', 'Stalin Eduardo Sarango Cuenca', 'Loja'],
  ['Repuestos El Semáforo', 'Gladys Marlene Tapia Rea', 'Riobamba'],
  ['Taller Costa Verde', 'Ángel Gabriel Reasco Mina', 'Esmeraldas'],
  ['Ana Lucía Espinosa', 'Ana Lucía Espinosa Freire', 'Latacunga'],
  ['Hacienda Los Samanes', 'Agrícola Los Samanes S.A.', 'Quevedo'],
  ['Pedro Pablo Cordero', 'Pedro Pablo Cordero Malo', 'Cuenca'],
];

/** How many of the names, from the first, are the seller's. The rest show that another's customer stays hidden. */
const served = 40;

export const sellerCode = 'V001';

/** Letters and digits of a name, without accents, for an e-mail nobody has. */
const mailbox = (tradeName: string): string =>
  tradeName
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** E-mail, level and discount fixed by the contract. */
const known: Record<string, Pick<AccountRow, 'correo' | 'inv40060id' | 'descuento'>> = {
  C0001: { correo: 'cliente@demo.ec', inv40060id: 3, descuento: 5 },
  C0002: { correo: 'mayorista@demo.ec', inv40060id: 1, descuento: 12 },
};

export function customer(position: number, [tradeName, name, city]: (typeof names)[number]): ErpAccount {
  const code = `C${String(position + 1).padStart(4, '0')}`;
  const random = randomFor(code);
  const row: AccountRow = {
    salida: 'OK',
    tipoPersona: 'cliente',
    correo: `${mailbox(tradeName)}@clientes.demo.ec`,
    celular: `099 000 0${String(position + 100)}`,
    razonsocial: name,
    nombrecomercial: tradeName,
    codigo: code,
    descuento: random.pick([0, 0, 3, 5, 7.5, 10]),
    inv40060id: random.pick([1, 2, 2, 3, 3, 4, 5]),
    ...known[code],
  };
  return { row, seller: position < served ? sellerCode : null, addresses: addressesOf(row, city) };
}

const seller: ErpAccount = {
  row: {
    salida: 'OK',
    tipoPersona: 'vendedor',
    correo: 'vendedor@demo.ec',
    celular: '099 000 0001',
    razonsocial: 'Verónica Salazar Mora',
    nombrecomercial: 'Verónica Salazar',
    codigo: sellerCode,
    descuento: 0,
    inv40060id: 2,
  },
  seller: null,
  addresses: [],
};

/** The seller first, then the customers by code. */
export const accounts: readonly ErpAccount[] = [
  seller,
  ...names.map((row, position) => customer(position, row)),
];

export const customers = accounts.filter(({ row }) => row.tipoPersona === 'cliente');
