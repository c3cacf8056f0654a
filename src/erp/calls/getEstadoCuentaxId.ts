import { requestItem } from '../client';
import { parseStatementRow, statementRow } from '../rows/statement';

export const getEstadoCuentaxId = (fields: { codigo: string }) =>
  requestItem('getEstadoCuentaxId', fields, statementRow, parseStatementRow);
