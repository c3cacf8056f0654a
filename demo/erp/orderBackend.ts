import type { AccountRow } from '@/erp/rows/account';
import type { AddressRow } from '@/erp/rows/address';
import type { OrderRow } from '@/erp/rows/order';
import type { StatementRow } from '@/erp/rows/statement';
import { demoPassword } from '@/shared/site';
import { customers, type ErpAccount } from './data/customers';
import { isOfCrowd, makeCrowd, regionalCustomers } from './data/manyCustomers';
import { makeOrders } from './data/orders';
import type { ErpProduct } from './data/products';
import { crowdSellerCode, sellers } from './data/sellers';
import { getStatement } from './data/statements';
import type { ErpRequest } from './requests';
import { equalsSecret } from './secrets';

export type Outcome = { salida: 'OK' | 'ERROR' };

/**
 * Returns an order without its lines, because a list of orders has no lines. They are requested for one order at a
 * time.
 */
function withoutLines(order: OrderRow): OrderRow {
  const { lineas: _lines, ...row } = order;
  return row;
}

export interface OfficeOptions {
  /** Day on which the history of orders ends. */
  today: Date;
  company: string;
}

const emailKey = (email: string): string => email.trim().toLowerCase();

/** Indexes accounts by code and by e-mail. */
function directoryOf(accounts: readonly ErpAccount[]) {
  return {
    accounts,
    byCode: new Map(accounts.map((account) => [account.row.codigo, account])),
    byEmail: new Map(accounts.map((account) => [emailKey(account.row.correo), account])),
  };
}

/** Accounts, branches, orders and statements of one ERP. */
export function createOrderBackend(products: readonly ErpProduct[], { today, company }: OfficeOptions) {
  const buyers = [...customers, ...regionalCustomers];
  const known = directoryOf([...sellers.map((row) => ({ row, seller: null, addresses: [] })), ...buyers]);
  let crowd: ReturnType<typeof directoryOf> | null = null;
  const theCrowd = () => (crowd ??= directoryOf(makeCrowd()));
  const orders = makeOrders(buyers, products, today, company);
  const passwords = new Map<string, string>();

  const passwordOf = (code: string): string => passwords.get(code) ?? demoPassword;
  const byCode = (code: string): ErpAccount | undefined =>
    known.byCode.get(code) ?? (isOfCrowd(code) ? theCrowd().byCode.get(code) : undefined);
  const byEmail = (email: string): ErpAccount | undefined => {
    const key = emailKey(email);
    return known.byEmail.get(key) ?? (isOfCrowd(key) ? theCrowd().byEmail.get(key) : undefined);
  };
  const customersOf = (code: string): AccountRow[] => {
    const { accounts } = code === crowdSellerCode ? theCrowd() : known;
    return accounts.filter(({ seller }) => seller === code).map(({ row }) => row);
  };

  return {
    /**
     * Returns the account's row, followed by a seller's customers. For an unknown e-mail too, a password is compared,
     * so that the answer takes as long.
     */
    login: ({ user, password }: ErpRequest<'getLoginIn'>): (AccountRow | Outcome)[] => {
      const account = byEmail(user);
      const right = equalsSecret(password, account ? passwordOf(account.row.codigo) : demoPassword);
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
    branch: (id: string): AddressRow[] => {
      const account = byCode(id.replace(/-\d+$/, ''));
      return (account?.addresses ?? []).filter((branch) => branch.id === id);
    },
    statement: (code: string): StatementRow[] => {
      const account = byCode(code);
      return account?.row.tipoPersona === 'cliente' ? [getStatement(account.row, orders, today)] : [];
    },
    orders: (email: string): OrderRow[] =>
      orders.filter(({ correo }) => emailKey(correo ?? '') === emailKey(email)).map(withoutLines),
    ordersOfSeller: (email: string): OrderRow[] => {
      const account = byEmail(email);
      if (account?.row.tipoPersona !== 'vendedor') return [];
      return orders.filter(({ vendedor }) => vendedor === account.row.codigo).map(withoutLines);
    },
    order: (idOrNumber: string): OrderRow[] =>
      orders.filter(({ id, numero }) => id === idOrNumber || numero === idOrNumber),
    /** Undoes all changes. */
    reset: (): void => passwords.clear(),
  };
}

export type Office = ReturnType<typeof createOrderBackend>;
