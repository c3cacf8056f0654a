/**
 * npm run actions: writes docs/actions.md, which lists every event with its payload and with the code that dispatches
 * and handles it. With --check it only compares the file with the code.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..');
const file = path.join(root, 'docs/actions.md');

const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const entry = path.join(root, 'replay/vocabulary.ts');
const program = ts.createProgram([entry], options);
const checker = program.getTypeChecker();
const source = program.getSourceFile(entry);
const require = createRequire(import.meta.url);
require('esbuild-register');
const { features: creators } = require(entry);

/** The payload of an event, as the type checker writes it. */
function payloadOf(creator) {
  const [signature] = creator.getCallSignatures();
  const payload = signature?.getReturnType().getProperty('payload');
  if (!payload) return '';
  const type = checker.getTypeOfSymbolAtLocation(payload, source);
  const text = checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
  return text === 'undefined' || text === 'any'
    ? ''
    : text.replace(/import\("[^"]*"\)\./g, '').replace(/"OFFLINE".*"XSRF_REQUIRED"/, 'FailureCode');
}

function featureTypes() {
  const found = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'features') {
      for (const property of node.initializer.properties) {
        const value = ts.isShorthandPropertyAssignment(property) ? property.name : property.initializer;
        const type = ts.isShorthandPropertyAssignment(property)
          ? checker.getTypeOfSymbolAtLocation(checker.getShorthandAssignmentValueSymbol(property), value)
          : checker.getTypeAtLocation(value);
        found.set(property.name.getText(), type);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = readdirSync(path.join(root, 'src'), { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\//.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(root, 'src', name), 'utf8') }));

/** Events that are created outside of slices. Each is exported by its name. */
const made = /^export const (\w+) = create(?:Secret)?Action/gm;
const alone = new Set(files.flatMap(({ text }) => [...text.matchAll(made)].map(([, name]) => name)));
// definitions and re-exports are not uses
const handed = /^import [^;]*;|^export \{[^}]*\}|^export const \w+ = \{ \.\.\.slice\.actions.*$/gm;
for (const file of files) file.text = file.text.replace(made, '').replace(handed, '');

/** Named lists of events, and their matchers. Each use of the name handles all events of the list. */
const named = /^export const (\w+) = (?:\[|isAnyOf\()([^\])]*)(?:\] as const|\))/gm;
const sets = files.flatMap(({ text }) => [...text.matchAll(named)]);

const where = (pattern, folder = '') =>
  files
    .filter(({ name, text }) => name.startsWith(folder) && pattern.test(text))
    .map(({ name }) => path.basename(name).replace(/\.tsx?$/, ''));
const unique = (names) => [...new Set(names)].sort().join(', ');

const rows = [];
for (const [feature, type] of featureTypes()) {
  for (const property of type.getProperties()) {
    const name = property.getName();
    const { type: event } = creators[feature][name];
    const creator = checker.getTypeOfSymbolAtLocation(property, source);
    const isList = feature === 'wishlist' || feature === 'compare';
    const its = isList ? `(${feature}\\.)?events\\.` : `${feature}(?:Events)?\\.`;
    // code names an event by its feature, as `reviews.` or, if the data have that name, `reviewsEvents.`; an event that
    // was created outside of a slice also has a name of its own
    const said = `(?<![./\\w])(${its}${name}${alone.has(name) ? `|${name}` : ''})\\b`;
    const domain = event.split('/')[0];
    const slice = isList ? 'createProductList<' : `name: '${domain}'`;
    const within = [];
    // a list that contains lists must come after them
    for (const [, set, members] of sets) {
      const isMember =
        new RegExp(said).test(members) || within.some((inner) => members.includes(`...${inner}`));
      if (isMember) within.push(set);
    }
    rows.push({
      type: event,
      payload: payloadOf(creator),
      // code that calls the creator dispatches the event, and code that names the creator without a call handles the
      // event
      by: unique([...where(new RegExp(`${said}\\(`)), ...where(new RegExp(`onRemoteChange: ${said}`))]),
      answers: unique([
        ...where(new RegExp(`(?<!onRemoteChange: )${said}(?!\\()`)),
        ...within.flatMap((set) => where(new RegExp(`\\b${set}\\b(?! = )`))),
        ...where(new RegExp(`${slice}[\\s\\S]*\\b${name}(:|,)`)),
        // reducers that are parts of a slice
        ...where(
          new RegExp(`^export const \\w+Reducers = \\{[\\s\\S]*^  ${name}:`, 'm'),
          `features/${domain}/`,
        ),
      ]),
    });
  }
}

const text = `# Events

Generated by \`npm run actions\`. Every event of the shop: what it carries, where it is dispatched, who answers.

| event | payload | dispatched in | answered in |
|---|---|---|---|
${rows
  .map(
    ({ type, payload, by, answers }) =>
      `| \`${type}\` | ${payload ? `\`${payload.replaceAll('|', '\\|')}\`` : ''} | ${by} | ${answers} |`,
  )
  .join('\n')}
`;

if (process.argv.includes('--check')) {
  const same = readFileSync(file, 'utf8') === text;
  process.stdout.write(
    same ? `${rows.length} events\n` : 'docs/actions.md is not as the events are: npm run actions\n',
  );
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(file, text);
  process.stdout.write(`${rows.length} events\n`);
}
