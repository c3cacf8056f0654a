/**
 * Fails on a message that is missing or unused, is used without its values, has different placeholders in the two
 * languages, writes a count without its language's separators, or has a straight instead of a curly apostrophe.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';

const root = path.join(import.meta.dirname, '..');
const read = (language) => JSON.parse(readFileSync(path.join(root, `locales/${language}.json`), 'utf8'));
const [es, en] = [read('es'), read('en')];
const faults = [];

const sources = readdirSync(path.join(root, 'src'), { recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'))
  .join('\n');
const failures = readFileSync(path.join(root, 'src/shared/failure.ts'), 'utf8')
  .match(/failureCodes = \[([^\]]*)\]/)[1]
  .match(/[A-Z_]+/g)
  .map((code) => `ERROR_API_${code}`);
const used = new Set([
  ...(sources.match(/(?<=['"`])(BUTTON|ERROR|HEADER|INPUT|LINK|TABLE|TEXT)_[A-Z0-9_]*[A-Z0-9](?=['"`])/g) ??
    []),
  ...failures,
]);

/** Names of a message's arguments, also inside plural forms. */
const names = (elements) =>
  elements.flatMap((element) => [
    ...(element.type >= 1 && element.type <= 6 ? [element.value] : []),
    ...Object.values(element.options ?? {}).flatMap((option) => names(option.value)),
  ]);
const placeholders = (text) => [...new Set(names(parse(text)))].sort().join();

/** Whether the text writes a count digit by digit: 1200 where the language writes 1.200. */
const hasBareCount = (elements) =>
  elements.some(
    ({ type, value, options = {} }) =>
      (type === 1 && /^(count|limit)$/.test(value)) ||
      Object.values(options).some((option) => hasBareCount(option.value)),
  );
for (const [language, texts] of Object.entries({ es, en })) {
  for (const [id, text] of Object.entries(texts)) {
    // the text of the page for unknown addresses is specified with straight apostrophes
    if (text.includes("'") && id !== 'TEXT_PAGE_NOT_FOUND') {
      faults.push(`${id} has a straight apostrophe in ${language}`);
    }
    if (hasBareCount(parse(text))) faults.push(`${id} has a count without ", number" in ${language}`);
  }
}

for (const id of used) {
  if (!(id in es)) faults.push(`${id} is used but missing in locales/es.json`);
  if (!(id in en)) faults.push(`${id} is used but missing in locales/en.json`);
}
for (const id of new Set([...Object.keys(es), ...Object.keys(en)])) {
  if (!used.has(id)) faults.push(`${id} is not used anywhere`);
  if (id in es && id in en && placeholders(es[id]) !== placeholders(en[id])) {
    faults.push(
      `${id} has other placeholders in es (${placeholders(es[id])}) than in en (${placeholders(en[id])})`,
    );
  }
}
for (const [, id] of sources.matchAll(/\btext\(\s*'([A-Z_0-9]+)',?\s*\)/g)) {
  const missing = placeholders(es[id] ?? '');
  // a built page would show the id instead of a text
  if (missing) faults.push(`${id} is asked for without its values (${missing})`);
}
const terms = JSON.stringify(read('catalogue.en'));
if (terms.includes("'")) faults.push('locales/catalogue.en.json has a straight apostrophe');
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${used.size} texts in two languages, ${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
