import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Documents of the present state; decision records are history. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'));

/** Files that are written at run time, and missing in a checkout. */
const made = ['docs/faults.md'];

const isThere = (name: string): boolean =>
  made.includes(name) || files.some((file) => file === name || file.endsWith(`/${name}`));

test.each(documents)('%s names only files that there are', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|css|md|yaml))`/g)].map(([, name]) =>
    String(name),
  );
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
});

test.each(files.filter((file) => file.startsWith('docs/decisions/')))(
  '%s has its number, its date and its status',
  (file) => {
    const [title, , status] = readFileSync(path.join(root, file), 'utf8').split('\n');
    const number = Number(/(\d{4})-/.exec(file)?.[1]);
    expect(title).toMatch(new RegExp(`^# ${number}\\. \\S`));
    expect(status).toMatch(/^20\d\d-\d\d-\d\d · (accepted|superseded by \d{4})$/);
  },
);

/** A module's name without its ending, as imports write it. */
const getModuleName = (file: string): string => file.replace(/\.[^./]+$/, '');

test('no two modules have names that differ by case alone: on macOS and Windows they are one', () => {
  const names = [...new Set(files.map(getModuleName))];
  const lowerCased = names.map((name) => name.toLowerCase());
  expect(names.filter((_name, position) => lowerCased.indexOf(lowerCased[position]!) !== position)).toEqual(
    [],
  );
});
