import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Documents that describe the present state; decision records describe history. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'));

/** Files that are written at run time, and are therefore missing in a checkout. */
const made = ['docs/faults.md'];

const isThere = (name: string): boolean =>
  made.includes(name) || files.some((file) => file === name || file.endsWith(`/${name}`));

/** A module's name without its ending, as imports write it. */
const getModuleName = (file: string): string => file.replace(/\.[^./]+$/, '');

/** Folders with which documents begin a path: `src/features`, and also `features`. */
const folders = new Set(
  files.flatMap((file) => {
    const [top = '', second = ''] = file.split('/');
    return top === 'src' || top === 'server' ? [top, second] : [top];
  }),
);
const isModuleOrFolder = (name: string): boolean =>
  files.some((file) => `/${getModuleName(file)}/`.includes(`/${name}/`));

const code = files
  .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Events, whose names look like paths. */
const events = readFileSync(path.join(root, 'docs/actions.md'), 'utf8');

/** Whether the code exports or imports a function of this name, or a hook returns it. */
const isDeclared = (name: string): boolean =>
  new RegExp(`(?:export (?:async )?(?:function\\*?|const) |(?:import|const) \\{[^}]*\\b)${name}\\b`).test(
    code,
  );

test.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|css|md|yaml))`/g)].map(([, name]) =>
    String(name),
  );
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
});

test.each(documents)('%s names only modules, folders and functions that exist', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8').replaceAll(/```[^]*?```/g, '');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => String(span));
  const paths = spans.filter((span) => /^[\w-]+(\/[\w-]+)+$/.test(span) && folders.has(span.split('/')[0]!));
  const called = spans.flatMap((span) => /^(\w+)\(/.exec(span)?.[1] ?? []);
  expect(paths.filter((name) => !isModuleOrFolder(name) && !events.includes(`\`${name}\``))).toEqual([]);
  expect(called.filter((name) => !isDeclared(name))).toEqual([]);
});

test('the table of floors in docs/architecture.md lists every feature', () => {
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const listed = /^\| `features\/` +\| ([\w ]+):/m.exec(text)?.[1]?.split(' ');
  const features = files.flatMap((file) => /^src\/features\/(\w+)\//.exec(file)?.[1] ?? []);
  expect(listed?.toSorted()).toEqual([...new Set(features)].toSorted());
});

test.each(files.filter((file) => file.startsWith('docs/decisions/')))(
  '%s has its own number, date and status',
  (file) => {
    const [title, , status] = readFileSync(path.join(root, file), 'utf8').split('\n');
    const number = Number(/(\d{4})-/.exec(file)?.[1]);
    expect(title).toMatch(new RegExp(`^# ${number}\\. \\S`));
    expect(status).toMatch(/^20\d\d-\d\d-\d\d · (accepted|superseded by \d{4})$/);
  },
);

test('titles of tests and comments name only functions and fields that exist', () => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const named = tests.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/^\s*(?:describe|it|test)\('([a-z]+[A-Z]\w*)[ :']/gm)].map(([, name]) => name!);
  });
  const commented = [...code.matchAll(/^\s*(?:\*|\/\/|\/\*\*) .*$/gm)].flatMap(([line]) =>
    [...line.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name]) => name!),
  );
  const words = new Set(
    code.replaceAll(/^\s*(?:\*|\/\/|\/\*\*|(?:describe|it|test)\() ?.*$/gm, '').match(/\w+/g),
  );
  expect([...named, ...commented].filter((name) => !words.has(name))).toEqual([]);
});

test('no two modules have names that differ by case alone, as macOS and Windows would confuse them', () => {
  const names = [...new Set(files.map(getModuleName))];
  const lowerCased = names.map((name) => name.toLowerCase());
  expect(names.filter((_name, position) => lowerCased.indexOf(lowerCased[position]!) !== position)).toEqual(
    [],
  );
});
