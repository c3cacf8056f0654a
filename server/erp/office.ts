import type { AccountRow } from '@/erp/rows/account';
import type { AddressRow } from '@/erp/rows/address';
import type { OrderRow } from '@/erp/rows/order';
import type { StatementRow } from '@/erp/rows/statement';
import { makeCrowd } from './data/crowd';
import { accounts as knownAccounts, demoPassword, type ErpAccount } from './data/customers';
import { makeOrders } from './data/orders';
import type { ErpProduct } from './data/products';
import { statementOf } from './data/statements';
import type { ErpRequest } from './requests';
import { sameSecret } from './secrets';

export type Outcome = { salida: 'OK' | 'ERROR' };

const sameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A list of orders comes without their lines: those are asked for one order at a time. */
function withoutLines(order: OrderRow): OrderRow {
  const { lineas: _lines, ...row } = order;
  return row;
}

export interface OfficeOptions {
  /** The day the history ends. */
  today: Date;
  company: string;
  /** How many customers the seller of the crowd has; without any there is no such seller. */
  crowd: number;
}

/** Accounts, branches, orders and statements of one ERP. */
export function makeOffice(products: readonly ErpProduct[], { today, company, crowd }: OfficeOptions) {
  const accounts = crowd === 0 ? knownAccounts : [...knownAccounts, ...makeCrowd(crowd)];
  const orders = makeOrders(products, today, company);
  const passwords = new Map<string, string>();

  const passwordOf = (code: string): string => passwords.get(code) ?? demoPassword;
  const byCode = (code: string): ErpAccount | undefined => accounts.find(({ row }) => row.codigo === code);
  const byEmail = (email: string): ErpAccount | undefined =>
    accounts.find(({ row }) => sameEmail(row.correo, email));
  const customersOf = (code: string): AccountRow[] =>
    accounts.filter(({ seller }) => seller === code).map(({ row }) => row);

  return {
    /** The account; after a seller's, the seller's customers. An unknown e-mail costs the same comparison. */
    login: ({ user, password }: ErpRequest<'getLoginIn'>): (AccountRow | Outcome)[] => {
      const account = byEmail(user);
      const right = sameSecret(password, account ? passwordOf(account.row.codigo) : demoPassword);
      if (!account || !right) return [{ salida: 'ERROR' }];
      return [account.row, ...customersOf(account.row.codigo)];
    },
    changePassword: ({ codigo, password }: ErpRequest<'getChangePassword'>): Outcome[] => {
      if (!byCode(codigo) || password === '') return [{ salida: 'ERROR' }];
      passwords.set(codigo, password);
      return [{ salida: 'OK' }];
    },
    branches: (request: ErpRequest<'getSucursales'>): AddressRow[] =>
      (byCode(request.cliente)?.addresses ?? []).filter((branch) => branch.default || !request.default),
    branch: (id: string): AddressRow[] =>
      accounts.flatMap(({ addresses }) => addresses).filter((branch) => branch.id === id),
    statement: (code: string): StatementRow[] => {
      const account = byCode(code);
      return account?.row.tipoPersona === 'cliente' ? [statementOf(account.row, orders, today)] : [];
    },
    orders: (email: string): OrderRow[] =>
      orders.filter(({ correo }) => sameEmail(correo ?? '', email)).map(withoutLines),
    ordersOfSeller: (email: string): OrderRow[] => {
      const account = byEmail(email);
      if (account?.row.tipoPersona !== 'vendedor') return [];
      return orders.filter(({ vendedor }) => vendedor === account.row.codigo).map(withoutLines);
    },
    order: (idOrNumber: string): OrderRow[] =>
      orders.filter(({ id, numero }) => id === idOrNumber || numero === idOrNumber),
  };
}

export type Office = ReturnType<typeof makeOffice>;
