import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';
import { prepareDataDir } from './dataDir';

let folder: string;
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-folder-'));
  writeFileSync(at('file'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['data', 'missing/below/data', 'años de datos'])(
  'prepareDataDir creates the folder %s',
  async (name) => {
    await prepareDataDir(at(name));
    expect(readdirSync(at(name))).toEqual([]);
  },
);

test('prepareDataDir keeps the files of an existing folder', async () => {
  mkdirSync(at('data/pg'), { recursive: true });
  await prepareDataDir(at('data'));
  expect(readdirSync(at('data'))).toEqual(['pg']);
});

test.each([
  ['file', 'is a file, or inside one: name a folder'],
  ['file/data', 'is a file, or inside one: name a folder'],
])('prepareDataDir refuses %s with a sentence that names DATA_DIR', async (name, problem) => {
  await expect(prepareDataDir(at(name))).rejects.toThrow(`DATA_DIR ${at(name)} ${problem}.`);
});

test('prepareDataDir refuses a place where no folder can be made', async () => {
  await expect(prepareDataDir('/proc/shop/data')).rejects.toThrow(/^DATA_DIR \/proc\/shop\/data [^\n]+\.$/);
});

test('prepareDataDir refuses a disk without enough space, and says how much space is free', async () => {
  const refused = prepareDataDir(at('data'), Number.MAX_SAFE_INTEGER);
  await expect(refused).rejects.toThrow(
    /^DATA_DIR .*data has \d+ MB free, and the database needs 8589934591 MB: free some space\.$/,
  );
});

test('prepareDataDir accepts the path that readConfig has made of DATA_DIR', async () => {
  await expect(prepareDataDir(readConfig({ DATA_DIR: at('data') }).dataDir)).resolves.toBeUndefined();
});
