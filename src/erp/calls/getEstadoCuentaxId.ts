import { askOne } from '../ask';
import { statementFromRow, statementRow } from '../rows/statement';

export const getEstadoCuentaxId = (fields: { codigo: string }) =>
  askOne('getEstadoCuentaxId', fields, statementRow, statementFromRow);
