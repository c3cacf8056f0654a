import { accountRow } from '@/erp/rows/account';
import { addressRow } from '@/erp/rows/address';
import { orderRow } from '@/erp/rows/order';
import { productRow } from '@/erp/rows/product';
import { statementRow } from '@/erp/rows/statement';
import { rowTable } from './rowTable';

/** Fields that the shop adds to the orders it sends to the ERP, and that no browser receives. */
const withheld = new Set(['empresa']);

test.each([
  ['getLoginIn', accountRow],
  ['getSucursales', addressRow],
  ['getEstadoCuentaxId', statementRow],
  ['getPedidos', orderRow],
  ['getProducto', productRow],
] as const)('the gateway lets every field of %s through that the browser reads', (call, schema) => {
  const { fields } = rowTable[call].shape;
  const dropped = Object.keys(schema.entries).filter((name) => !(name in fields));
  expect(dropped.filter((name) => !withheld.has(name))).toEqual([]);
});
