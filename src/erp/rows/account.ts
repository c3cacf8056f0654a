import * as v from 'valibot';

/** An account of the ERP: a customer or a seller. */
export interface Account {
  role: 'customer' | 'seller';
  code: string;
  email: string;
  phone: string;
  /** Legal name (razonsocial). */
  name: string;
  /** Trade name (nombrecomercial). */
  tradeName: string;
  /** Discount in percent, 0–100. */
  discount: number;
  /** Commercial level, 1–5. */
  level: number;
}

export const accountRow = v.object({
  salida: v.literal('OK'),
  tipoPersona: v.picklist(['cliente', 'vendedor']),
  correo: v.string(),
  celular: v.optional(v.nullable(v.string(), ''), ''),
  razonsocial: v.string(),
  nombrecomercial: v.optional(v.nullable(v.string(), ''), ''),
  codigo: v.pipe(v.string(), v.nonEmpty()),
  descuento: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  inv40060id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});

export type AccountRow = v.InferInput<typeof accountRow>;

export const parseAccountRow = (row: v.InferOutput<typeof accountRow>): Account => ({
  role: row.tipoPersona === 'vendedor' ? 'seller' : 'customer',
  code: row.codigo,
  email: row.correo,
  phone: row.celular,
  name: row.razonsocial,
  tradeName: row.nombrecomercial,
  discount: row.descuento,
  level: row.inv40060id,
});
