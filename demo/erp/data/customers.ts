import type { AccountRow } from '@/erp/rows/account';
import type { AddressRow } from '@/erp/rows/address';
import { getAddresses, type CityName } from './addresses';
import { createRandom } from './random';
import { sellerCode } from './sellers';

export interface ErpAccount {
  row: AccountRow;
  /** Seller who serves this customer; null for a seller and for the shop's own customers. */
  seller: string | null;
  /** Created when it is read, because most of the ten thousand customers are never requested. */
  readonly addresses: AddressRow[];
}

export type CustomerName = readonly [tradeName: string, name: string, city: CityName];

/** Trade name, legal name and city of customers. The first two customers are those that people sign in as. */
export const names: readonly CustomerName[] = [
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
  ['Taller Agua Clara', 'Wilmer Estuardo Toapanta Chicaiza', 'Latacunga'],
  ['Repuestos La Balanza', 'Comercial La Balanza Repuestos S.A.S.', 'Riobamba'],
  ['Mecánica Tres Cerros', 'Segundo Manuel Ipiales Farinango', 'Ibarra'],
  ['Lubricadora El Faro Viejo', 'Jacinto Eleuterio Baque Pincay', 'Manta'],
  ['Taller Rueda Libre', 'Rueda Libre Servicios Automotrices S.A.S.', 'Quito'],
  ['Autopartes Río Bravo Chico', 'Delia Monserrate Chancay Vélez', 'Portoviejo'],
  ['Frenos La Bajada', 'Frenos La Bajada Cía. Ltda.', 'Santo Domingo'],
  ['Transportes Nube Blanca', 'Transportes Nube Blanca Cía. Ltda.', 'Loja'],
  ['Taller El Tornillo Feliz', 'Klever Rolando Guaranda Ulloa', 'Ambato'],
  ['Electroauto La Chispa', 'Johana Maribel Carchi Déleg', 'Cuenca'],
  ['Repuestos Puerto Alto', 'Repuestos Puerto Alto S.A.S.', 'Guayaquil'],
  ['Camaronera Brisa Sur', 'Camaronera Brisa Sur S.A.', 'Machala'],
  ['Taller Piedra Negra', 'Rómulo Vicente Grefa Tapuy', 'Tena'],
  ['Mecánica La Última Curva', 'Fausto Heriberto Paspuel Cuasapaz', 'Tulcán'],
  ['Cooperativa Taxis Arenillas Demo', 'Cooperativa de Taxis Arenillas Demo', 'Machala'],
  ['Lucía Carolina Bermeo', 'Lucía Carolina Bermeo Iglesias', 'Cuenca'],
];

/**
 * Number of customers whom the seller serves, counted from the first name. The other customers belong to no seller, and
 * must stay hidden from the seller.
 */
const served = 40;

/** Returns the letters and digits of a name, without accents, for an invented e-mail. */
const mailbox = (tradeName: string): string =>
  tradeName
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** E-mail, level and discount of the two customers for whom the contract fixes them. */
const known: Record<string, Pick<AccountRow, 'correo' | 'inv40060id' | 'descuento'>> = {
  C0001: { correo: 'cliente@demo.ec', inv40060id: 3, descuento: 5 },
  C0002: { correo: 'mayorista@demo.ec', inv40060id: 1, descuento: 12 },
};

/** Returns an invented phone number: 0099100 as '099 009 9100'. */
const phoneOf = (position: number): string => {
  const digits = String(position + 100).padStart(7, '0');
  return `099 ${digits.slice(0, 3)} ${digits.slice(3)}`;
};

/** @param position decides code, level and discount */
export function buildCustomer(
  position: number,
  [tradeName, name, city]: CustomerName,
  seller: string | null,
): ErpAccount {
  const code = `C${String(position + 1).padStart(4, '0')}`;
  const random = createRandom(code);
  const row: AccountRow = {
    salida: 'OK',
    tipoPersona: 'cliente',
    correo: `${mailbox(tradeName)}@clientes.demo.ec`,
    celular: phoneOf(position),
    razonsocial: name,
    nombrecomercial: tradeName,
    codigo: code,
    descuento: random.pick([0, 0, 3, 5, 7.5, 10]),
    inv40060id: random.pick([1, 2, 2, 3, 3, 4, 5]),
    ...known[code],
  };
  return {
    row,
    seller,
    get addresses() {
      return getAddresses(row, city);
    },
  };
}

/** Customers in the order of their codes. */
export const customers: readonly ErpAccount[] = names.map((row, position) =>
  buildCustomer(position, row, position < served ? sellerCode : null),
);
