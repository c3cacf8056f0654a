import { readLines } from '@/features/quickOrder/reading';
import { readFile } from './readLines';

const file = (content: string | Uint8Array, name = 'pedido.csv', type = 'text/csv') => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes.buffer as ArrayBuffer], name, { type }), {
    // jsdom's File has no arrayBuffer
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
};
/** Reads a file's lines with a catalogue in which every code of three letters and a dash is a part. */
const readOrder = async (given: File) => {
  const lines = await readFile(given);
  if (typeof lines === 'string') return lines;
  return readLines(lines, (span) =>
    /^\p{Lu}{3}-[\p{Lu}\d-]+$/u.test(span) ? { kind: 'sku', skus: [span] } : undefined,
  ).map(({ code, quantity }) => ({ code, quantity }));
};
const pads = [{ code: 'FRE-PD-1042', quantity: 3 }];

test.each<[string, string]>([
  ['semicolons', 'FRE-PD-1042;3'],
  ['commas', 'FRE-PD-1042,3'],
  ['tabs', 'FRE-PD-1042\t3'],
  ['a header', 'Código;Descripción;Cantidad\nFRE-PD-1042;Pastillas;3'],
  [
    'quotes',
    '"Código","Descripción","Cantidad"\r\n"FRE-PD-1042","Pastillas, ""cerámicas""\ndelanteras","3"\r\n',
  ],
  ['a byte order mark', '\uFEFFSKU;Cantidad\nFRE-PD-1042;3'],
  ['a first line «sep=;», as a spreadsheet writes it,', 'sep=;\r\nSKU;Cantidad\r\nFRE-PD-1042;3'],
  ['blank lines', '\n\nFRE-PD-1042;3\n;\n'],
  ['lines as people type them', '3 x FRE-PD-1042'],
])('a file with %s is read as a code and its quantity', async (_, content) => {
  expect(await readOrder(file(content))).toEqual(pads);
});

test('a file in Windows encoding is read with its accents', async () => {
  const windows = Uint8Array.from(
    [...'C\xF3digo;Cantidad\nA\xD1O-1;2'].map((letter) => letter.charCodeAt(0)),
  );
  expect(await readOrder(file(windows))).toEqual([{ code: 'AÑO-1', quantity: 2 }]);
});

test('a text file in UTF-16, as a spreadsheet writes it, is read', async () => {
  const letters = [...'\uFEFFSKU\tCantidad\nFRE-PD-1042\t3'].flatMap((letter) => [
    letter.charCodeAt(0) & 0xff,
    letter.charCodeAt(0) >> 8,
  ]);
  expect(await readOrder(file(Uint8Array.from(letters), 'pedido.txt', 'text/plain'))).toEqual(pads);
});

test.each<[string, File, string]>([
  ['of another kind', file('x', 'foto.png', 'image/png'), 'ERROR_FILE_KIND'],
  ['that is CSV by its name only', file('PK\0\0', 'libro.csv'), 'ERROR_FILE_KIND'],
  ['of more than 1 MB', file('A;1\n'.repeat(250_001)), 'ERROR_FILE_SIZE'],
  ['without a code', file('\n;;\n'), 'ERROR_FILE_EMPTY'],
  ['of no bytes', file(''), 'ERROR_FILE_EMPTY'],
])('a file %s is refused with its reason', async (_, given, fault) => {
  expect(await readFile(given)).toBe(fault);
});

test('a file whose bytes cannot be read is refused as unreadable', async () => {
  const broken = Object.assign(file('A;1'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  expect(await readFile(broken)).toBe('ERROR_FILE_UNREADABLE');
});
