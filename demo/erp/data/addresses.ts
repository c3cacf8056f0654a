import type { AccountRow } from '@/erp/rows/account';
import type { AddressRow } from '@/erp/rows/address';
import { createRandom, type Random } from './random';

const cities = {
  Quito: ['Pichincha', '170150'],
  Guayaquil: ['Guayas', '090150'],
  Cuenca: ['Azuay', '010150'],
  Ambato: ['Tungurahua', '180150'],
  Riobamba: ['Chimborazo', '060150'],
  Latacunga: ['Cotopaxi', '050150'],
  Ibarra: ['Imbabura', '100150'],
  Tulcán: ['Carchi', '040150'],
  Loja: ['Loja', '110150'],
  Machala: ['El Oro', '070150'],
  Manta: ['Manabí', '130250'],
  Portoviejo: ['Manabí', '130150'],
  Quevedo: ['Los Ríos', '120550'],
  Esmeraldas: ['Esmeraldas', '080150'],
  Tena: ['Napo', '150150'],
  'Santo Domingo': ['Santo Domingo de los Tsáchilas', '230150'],
} as const;

export type CityName = keyof typeof cities;

export const cityNames = Object.keys(cities) as CityName[];

const streets = [
  'Av. de los Talleres',
  'Calle Simón Bolívar',
  'Av. 10 de Agosto',
  'Calle Eloy Alfaro',
  'Av. Panamericana',
  'Calle Juan Montalvo',
  'Av. Los Shyris',
  'Calle Vicente Rocafuerte',
];

const branches = ['Matriz', 'Sucursal Norte', 'Sucursal Sur'] as const;

const streetAddress = (random: Random): string =>
  `${random.pick(streets)} N${random.between(1, 60)}-${random.between(10, 199)}`;

/** Returns a customer's branches, one to three; the first is the default. */
export function getAddresses(account: AccountRow, city: CityName): AddressRow[] {
  const random = createRandom(`${account.codigo} addresses`);
  const [provincia, codigopostal] = cities[city];
  const count = account.codigo === 'C0001' ? 2 : random.between(1, branches.length);
  return branches.slice(0, count).map((branch, position) => ({
    id: `${account.codigo}-${position + 1}`,
    nombres: account.nombrecomercial ?? '',
    apellidos: branch,
    empresa: account.razonsocial,
    pais: 'EC',
    direccion1: streetAddress(random),
    direccion2: random.pick(['', 'Local 2', 'Junto a la gasolinera', 'Bodega 4']),
    ciudad: city,
    provincia,
    codigopostal,
    correo: account.correo,
    telefono: account.celular ?? '',
    default: position === 0,
  }));
}
