import * as v from 'valibot';
import { toCents, type Cents } from '@/shared/money';

export interface Movement {
  date: string;
  document: string;
  /** factura, abono, nota or another word of the ERP. The page shows another word unchanged. */
  type: string;
  debit: Cents;
  credit: Cents;
  balance: Cents;
  due: string | null;
}

/** A customer's account statement. */
export interface Statement {
  code: string;
  cutoff: string;
  creditLimit: Cents;
  balance: Cents;
  overdue: Cents;
  movements: Movement[];
}

export const statementRow = v.object({
  codigo: v.string(),
  corte: v.string(),
  cupo: v.number(),
  saldo: v.number(),
  vencido: v.number(),
  movimientos: v.array(
    v.object({
      fecha: v.string(),
      documento: v.string(),
      tipo: v.string(),
      debito: v.number(),
      credito: v.number(),
      saldo: v.number(),
      vence: v.optional(v.nullable(v.string()), null),
    }),
  ),
});

export type StatementRow = v.InferInput<typeof statementRow>;

export const parseStatementRow = (row: v.InferOutput<typeof statementRow>): Statement => ({
  code: row.codigo,
  cutoff: row.corte,
  creditLimit: toCents(row.cupo),
  balance: toCents(row.saldo),
  overdue: toCents(row.vencido),
  movements: row.movimientos.map((movement) => ({
    date: movement.fecha,
    document: movement.documento,
    type: movement.tipo,
    debit: toCents(movement.debito),
    credit: toCents(movement.credito),
    balance: toCents(movement.saldo),
    due: movement.vence,
  })),
});
