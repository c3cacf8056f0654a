import * as v from 'valibot';

export interface Address {
  id: string;
  firstName: string;
  lastName: string;
  company: string;
  country: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postcode: string;
  email: string;
  phone: string;
  isDefault: boolean;
}

const text = v.optional(v.nullable(v.string(), ''), '');

export const addressRow = v.object({
  id: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id)),
  ),
  nombres: text,
  apellidos: text,
  empresa: text,
  pais: text,
  direccion1: text,
  direccion2: text,
  ciudad: text,
  provincia: text,
  codigopostal: text,
  correo: text,
  telefono: text,
  default: v.optional(v.nullable(v.boolean(), false), false),
});

export type AddressRow = v.InferInput<typeof addressRow>;

export const parseAddressRow = (row: v.InferOutput<typeof addressRow>): Address => ({
  id: row.id,
  firstName: row.nombres,
  lastName: row.apellidos,
  company: row.empresa,
  country: row.pais,
  address1: row.direccion1,
  address2: row.direccion2,
  city: row.ciudad,
  state: row.provincia,
  postcode: row.codigopostal,
  email: row.correo,
  phone: row.telefono,
  isDefault: row.default,
});

export const toAddressRow = (address: Address): AddressRow => ({
  id: address.id,
  nombres: address.firstName,
  apellidos: address.lastName,
  empresa: address.company,
  pais: address.country,
  direccion1: address.address1,
  direccion2: address.address2,
  ciudad: address.city,
  provincia: address.state,
  codigopostal: address.postcode,
  correo: address.email,
  telefono: address.phone,
  default: address.isDefault,
});
