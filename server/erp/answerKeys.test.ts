import type { ErpCall } from '@/erp/client';
import { startOddErp, type OddErp } from '../testing/oddErp';
import { erpFields } from '../testing/requests';
import { credentials } from '../testing/service';
import { accessTable } from './accessTable';
import { answerKeys } from './answerKeys';
import { makeErpClient } from './erpClient';
import { createRowReports } from './rowReports';

const address = { nombres: 'Ana', ciudad: 'Quito' };
const order = { fecha: '2026-01-02', total: 1, subtotal: 1, lineas: [] };
const statement = { cupo: 100, saldo: 5 };

interface Case {
  fields: Record<string, unknown>;
  row: Record<string, unknown>;
  /** The key as the ERP may write it, and the key of something else. */
  own: readonly unknown[];
  others: readonly unknown[];
}

/** Every call of the contract that asks for one thing by its key. */
const cases: Partial<Record<ErpCall, Case>> = {
  getSucursalesxId: { fields: { id: 'S1' }, row: address, own: ['S1', ' S1 '], others: ['S2', 's1', 1] },
  getEstadoCuentaxId: {
    fields: { codigo: 'cli-001' },
    row: statement,
    own: ['cli-001', 'cli-001   '],
    others: ['CLI-001', 'cli-002', 'cli001'],
  },
  getPedidoId: { fields: { pedido: '5002' }, row: order, own: [5002, '5002 '], others: [6001, '05002'] },
  getCategory: {
    fields: { slug: '01-00a' },
    row: { nombre: 'Frenos' },
    own: ['01-00a', '01-00A'],
    others: ['02-00a', '0100a'],
  },
  getProducto: {
    fields: { nivelComercial: 2, codigo: 'BAT-0111' },
    row: { descripcion: 'Batería' },
    own: ['BAT-0111', 'bat-0111', 'BAT 0111 '],
    others: ['BAT-0100', 'BAT-01110', 'BAT-01-11'],
  },
};

let erp: OddErp;
let rows: readonly unknown[] = [];

beforeAll(async () => {
  const calls = Object.keys(accessTable) as ErpCall[];
  erp = await startOddErp(Object.fromEntries(calls.map((call) => [call, () => rows])));
});

afterAll(() => erp.close());

function startClient() {
  const reports = createRowReports({ now: () => new Date(0), onReport: () => undefined });
  const outcomes: string[] = [];
  const { ask } = makeErpClient({
    ...{ ...credentials, url: erp.url, timeoutMs: 5_000, retryDelayMs: () => 0, observe: reports.observe },
    onCall: (_call, outcome) => outcomes.push(outcome),
  });
  return { ask, reports, outcomes };
}

test('every call of the contract has a key with cases in this file, or is listed as a call without a key', () => {
  expect(Object.keys(answerKeys).sort()).toEqual(Object.keys(erpFields).sort());
  const keyed = Object.entries(answerKeys).flatMap(([call, key]) => (key ? [call] : []));
  expect(keyed.sort()).toEqual(Object.keys(cases).sort());
});

describe.each(Object.entries(cases))('%s', (name, { fields, row, own, others }) => {
  const call = name as ErpCall;
  const { answered } = answerKeys[call]!;

  it.each(own)('accepts a row with the key %j', async (key) => {
    rows = [{ ...row, [answered]: key }];
    const { ask, reports } = startClient();
    expect(await ask(call, fields)).toMatchObject([{ [answered]: String(key).trim() }]);
    expect(reports.list().filter(({ field }) => field === null)).toEqual([]);
  });

  it.each(others)('refuses a row with the key %j, counts it and does not open the breaker', async (key) => {
    rows = [{ ...row, [answered]: key }];
    const { ask, reports, outcomes } = startClient();
    // more often than the circuit breaker tolerates: a request for a missing thing must not block the call for others
    for (let asked = 0; asked < 7; asked += 1)
      await expect(ask(call, fields)).rejects.toMatchObject({ code: 'ERP_BAD_ANSWER' });
    expect(outcomes).toEqual(Array.from({ length: 7 }, () => 'ERP_BAD_ANSWER'));
    const dropped = { call, field: null, reason: `another ${answered}`, count: 7 };
    expect(reports.list()).toContainEqual(dropped);
  });

  it('reads a row with an error as a refusal of that request alone', async () => {
    rows = [{ ...row, [answered]: own[0], salida: ' error', mensaje: 'NO EXISTE' }];
    const { ask, reports, outcomes } = startClient();
    for (let asked = 0; asked < 7; asked += 1)
      await expect(ask(call, fields)).rejects.toMatchObject({ code: 'ERP_BAD_ANSWER' });
    expect(outcomes).toEqual(Array.from({ length: 7 }, () => 'ERP_BAD_ANSWER'));
    expect(reports.list()).toContainEqual({ call, field: null, reason: 'salida ERROR', count: 7 });
  });

  it('finds the requested row after a row with another key', async () => {
    rows = [others[0], own[0]].map((key) => ({ ...row, [answered]: key }));
    const { ask } = startClient();
    expect(await ask(call, fields)).toMatchObject([{ [answered]: String(own[0]) }]);
  });

  it('returns no row when the ERP returns none', async () => {
    rows = [];
    expect(await startClient().ask(call, fields)).toEqual([]);
  });
});

test('a statement without a customer code belongs to the requested customer', async () => {
  rows = [statement];
  expect(await startClient().ask('getEstadoCuentaxId', { codigo: 'cli-001' })).toHaveLength(1);
});

test('an order is also found by its number, which differs from its id', async () => {
  rows = [{ ...order, id: 5002, numero: 'P-000002' }];
  expect(await startClient().ask('getPedidoId', { pedido: 'P-000002' })).toMatchObject([{ id: '5002' }]);
});
