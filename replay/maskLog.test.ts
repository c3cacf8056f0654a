import { compareLogs, driveLog } from './drive';
import { listGoldenLogs, readGoldenLog } from './files';
import { foldLog } from './fold';
import { maskLog } from '@/app/maskLog';
import type { Log } from '@/app/recorder';

const names = listGoldenLogs();
const read = readGoldenLog;

describe.each(names)('%s without personal data', (name) => {
  const masked = maskLog(read(name));
  const text = JSON.stringify(masked);

  test('leads the reducers to its masked final state', () => {
    expect(foldLog(masked).faults).toEqual([]);
  });

  test('contains no name, e-mail, code, place or VIN of the demonstration', () => {
    const people =
      /@demo\.ec|\bC0\d{3}\b|\bV00\d\b|Ramiro|Villacr|El Pist|10 de Agosto|Quito\b|8LATD|tarde|099 000/;
    expect(people.exec(text)?.[0]).toBeUndefined();
  });

  test('is driven without a difference', async () => {
    expect(compareLogs(masked, await driveLog(masked))).toEqual([]);
  });

  test('has the same steps as the original log', () => {
    expect(masked.entries.map(({ t, by, action }) => [t, by, action.type])).toEqual(
      read(name).entries.map(({ t, by, action }) => [t, by, action.type]),
    );
  });
});

test('a person has the same pseudonym in keys, in sentences and in URLs', () => {
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
  expect(code).toMatch(/^[A-Z]\d\d$/);
  expect(Object.keys(payload.parked as object)).toEqual([code]);
  expect(payload.path).toBe(`/account/clientes?code=${code}`);
  expect(payload.said).toBe(`${String(payload.customerName)} (${String(payload.email)}) espera`);
});

test('pseudonyms keep the form of a text: length, case, punctuation and common beginnings', () => {
  const texts = ['8', '8L', '8LA', '8la', '8LATD5166C0123456'];
  const action = {
    type: 'test/told',
    payload: {
      phone: '0991234567',
      email: 'Ana.Pérez@taller.ec',
      ruc: '1790012345001',
      vin: '8LATD5166C0123456',
      typed: texts.map((text) => ({ text })),
      path: '/vehicles?vin=8LATD5166C0123456&text=Jos%C3%A9%20P',
      other: { text: 'José P' },
      products: [{ sku: 'FRE-PD-1042' }],
      search: 'fre-pd',
    },
  };
  const [entry] = maskLog({ ...read(names[0] ?? ''), entries: [{ t: 0, by: 'ui', action }] }).entries;
  const payload = entry?.action.payload as typeof action.payload;
  expect(payload.phone).toMatch(/^09\d{8}$/);
  expect(payload.email).toMatch(/^[A-Z][a-z]{2}\.[A-Z][áéíóúñü][a-z]{3}@[a-z]{6}\.[a-z]{2}$/);
  expect(payload.ruc).toMatch(/^17\d{11}$/);
  expect(payload.vin).toMatch(/^[A-HJ-NPR-Z\d]{17}$/);
  const [one = '', two = '', three = '', lower = '', whole = ''] = payload.typed.map(({ text }) => text);
  expect([two.slice(0, 1), three.slice(0, 2), whole.slice(0, 3)]).toEqual([one, two, three]);
  expect(lower.toUpperCase()).toBe(three);
  expect(whole).toBe(payload.vin);
  expect(payload.path).toBe(`/vehicles?vin=${whole}&text=${encodeURIComponent(payload.other.text)}`);
  expect(payload.other.text).not.toBe('José P');
  expect(payload.search).toBe('fre-pd');
  expect(JSON.stringify(payload)).not.toMatch(/0991234567|taller\.ec|1790012345001|8LATD/);
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

test('a pasted list keeps its codes, quantities and usual ordering words, and every other word is masked', () => {
  const line = (text: string) => ({ code: text, quantity: null, written: { text } });
  const lines = [
    'Hola, soy Ramiro Vera',
    '3 pastillas FRE-PD-1042 por favor',
    'ZZZ-77-0001 x 2',
    '0991234567',
  ];
  const payload = {
    lines: lines.map(line),
    spans: ['ramiro', 'ZZZ-77-0001', 'zzz-77'],
    leftOut: [lines[0]],
    products: [{ sku: 'FRE-PD-1042' }],
  };
  const action = { type: 'test/told', payload };
  const [entry] = maskLog({ ...read(names[0] ?? ''), entries: [{ t: 0, by: 'ui', action }] }).entries;
  const masked = entry?.action.payload as typeof payload;
  const [greeting = '', codes = '', unknown = '', phone = ''] = masked.lines.map(
    ({ written }) => written.text,
  );
  expect(greeting).toMatch(/^Hola, \S{3} [A-Z][a-z]{5} [A-Z][a-z]{3}$/);
  expect(greeting).not.toMatch(/Ramiro|Vera|soy/);
  expect(codes).toBe(lines[1]);
  expect(unknown).toMatch(/^[A-Z]{3}-\d\d-\d{4} x 2$/);
  expect(unknown).not.toContain('ZZZ');
  expect(phone).toMatch(/^09\d{8}$/);
  expect(phone).not.toBe('0991234567');
  const code = unknown.slice(0, 11);
  expect(masked.spans.slice(1)).toEqual([code, code.slice(0, 6).toLowerCase()]);
  expect(masked.leftOut).toEqual([greeting]);
});

test.each(['Julio', 'Abril', 'Rojas', 'Blanco', 'Negro'])(
  'a pasted list loses the name %s, although it is also a month or a colour',
  (name) => {
    const text = `4 FRE-PD-1042 para el señor ${name}`;
    const payload = {
      lines: [{ code: text, quantity: 4, written: { text } }],
      products: [{ sku: 'FRE-PD-1042' }],
    };
    const log: Log = {
      ...read(names[0] ?? ''),
      preloaded: {} as Log['preloaded'],
      exchanges: [],
      final: {} as Log['final'],
      entries: [{ t: 0, by: 'ui', action: { type: 'test/told', payload } }],
    };
    const masked = maskLog(log).entries[0]?.action.payload as typeof payload;
    expect(masked.lines[0]?.written.text).toMatch(/^4 FRE-PD-1042 para el señor [A-Z][a-z]+$/);
    expect(JSON.stringify(masked)).not.toContain(name);
  },
);

test('a report keeps the tester’s words and the picture, without the names that occur in its log', () => {
  const report = {
    step: 1,
    what: 'El saludo dice Ana Vera',
    at: 1,
    path: '/account/clientes?code=C77',
    viewport: { width: 390, height: 844, scale: 2 },
    browser: 'Mozilla/5.0',
    errors: [{ step: 0, message: 'nothing for ana@taller.ec' }],
    picture: 'c0001',
  };
  const action = {
    type: 'qa/marked',
    payload: { note: 'Aquí, con Ana Vera', email: 'ana@taller.ec', name: 'Ana Vera', code: 'C77' },
  };
  const masked = maskLog({
    ...read(names[0] ?? ''),
    title: 'El saludo dice Ana Vera',
    entries: [{ t: 0, by: 'ui', action }],
    report,
  });
  const [entry] = masked.entries;
  if (!entry) throw new Error('no entry');
  const { name, email, code, note } = entry.action['payload'] as typeof action.payload;
  expect(name).not.toBe('Ana Vera');
  expect(note).toBe(`Aquí, con ${name}`);
  expect(masked.title).toBe(`El saludo dice ${name}`);
  expect(masked.report).toEqual({
    ...report,
    what: `El saludo dice ${name}`,
    path: `/account/clientes?code=${code}`,
    errors: [{ step: 0, message: `nothing for ${email}` }],
  });
});

test('a masked view has no personal data, and no text of a page that has changed since the recording', () => {
  const log: Log = {
    ...read(names[0] ?? ''),
    views: [
      {
        at: 0,
        t: 0,
        text: 'abc',
        waiting: [],
        scroll: 0,
        entry: { key: 'default', state: null },
        parts: { a: { text: 'Zoila Cuji' }, b: { is: { values: { firstName: 'Rosa' } } }, c: { is: 'list' } },
      },
    ],
  };
  const [view] = maskLog(log).views ?? [];
  expect(JSON.stringify(view)).not.toMatch(/Zoila|Cuji|Rosa|abc/);
  expect(view?.parts.c).toEqual({ is: 'list' });
});
