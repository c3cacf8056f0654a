import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '@/app/recorder';
import { foldLog } from './fold';
import { maskLog } from './mask';

const folder = path.join(__dirname, 'logs');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Log;

describe.each(names)('%s without its people', (name) => {
  const masked = maskLog(read(name));
  const text = JSON.stringify(masked);

  test('folds as before', () => {
    expect(foldLog(masked).faults).toEqual([]);
  });

  test('a masked log has no personal data', () => {
    const people = /@demo\.ec|\bC0\d{3}\b|\bV00\d\b/;
    expect(people.exec(text)?.[0]).toBeUndefined();
  });

  test('tells the same story', () => {
    expect(masked.entries.map(({ t, by, action }) => [t, by, action.type])).toEqual(
      read(name).entries.map(({ t, by, action }) => [t, by, action.type]),
    );
  });
});

test('a person has the same pseudonym everywhere, in keys, in sentences and in URLs', () => {
  const log = {
    ...read(names[0] ?? ''),
    entries: [
      {
        t: 0,
        by: 'ui' as const,
        action: {
          type: 'test/told',
          payload: {
            email: 'ana@taller.ec',
            customerName: 'Taller Ana Vera',
            parked: { C77: [] },
            customerCode: 'C77',
            path: '/account/clientes?code=C77',
            notes: '',
            said: 'Taller Ana Vera (ana@taller.ec) espera',
          },
        },
      },
    ],
  };
  const [entry] = maskLog(log).entries;
  const payload = entry?.action.payload as Record<string, unknown>;
  const code = String(payload.customerCode);
  expect(code).toMatch(/^COD\d+$/);
  expect(Object.keys(payload.parked as object)).toEqual([code]);
  expect(payload.path).toBe(`/account/clientes?code=${code}`);
  expect(payload.said).toBe(`${String(payload.customerName)} (${String(payload.email)}) espera`);
});

test('products keep their names and codes', () => {
  const log = { ...read(names[0] ?? ''), entries: [], final: {} as Log['final'] };
  log.exchanges = [
    {
      t: 0,
      request: { method: 'POST', path: '/api/dtierp/wsdti/getProducto', body: {} },
      took: 1,
      answer: { status: 200, body: { codigo: 'FRE-1', name: 'Pastilla' } },
    },
  ];
  expect(maskLog(log).exchanges).toEqual(log.exchanges);
});
