import type { AccountRow } from '@/erp/rows/account';

/** Code of the seller who serves the first forty customers. */
export const sellerCode = 'V001';
/** Code of the seller who serves four hundred customers. */
export const regionalSellerCode = 'V002';
/** Code of the seller who serves ten thousand customers. */
export const crowdSellerCode = 'V900';

const seller = (codigo: string, correo: string, razonsocial: string, celular: string): AccountRow => ({
  salida: 'OK',
  tipoPersona: 'vendedor',
  correo,
  celular,
  razonsocial,
  nombrecomercial: razonsocial.split(' ').slice(0, 2).join(' '),
  codigo,
  descuento: 0,
  inv40060id: 2,
});

export const sellers: readonly AccountRow[] = [
  seller(sellerCode, 'vendedor@demo.ec', 'Verónica Salazar Mora', '099 000 0001'),
  seller(regionalSellerCode, 'vendedor2@demo.ec', 'Mauricio Tello Cárdenas', '099 000 0002'),
  seller(crowdSellerCode, 'multitud@demo.ec', 'Multitud Demo por Mayor', '099 000 0900'),
];
