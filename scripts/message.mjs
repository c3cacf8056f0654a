/** Adds or rewords a text in both languages: npm run message -- BUTTON_SEARCH "Buscar" "Search" */
import { readFileSync, writeFileSync } from 'node:fs';

const [id, es, en] = process.argv.slice(2);
if (!/^(BUTTON|ERROR|HEADER|INPUT|LINK|TABLE|TEXT)_[A-Z0-9_]+$/.test(id ?? '') || !es || !en) {
  process.stderr.write(
    'Usage: npm run message -- ID "español" "English"\n' +
      'ID begins with BUTTON_, ERROR_, HEADER_, INPUT_, LINK_, TABLE_ or TEXT_.\n',
  );
  process.exit(1);
}
for (const [language, text] of [
  ['es', es],
  ['en', en],
]) {
  const file = new URL(`../locales/${language}.json`, import.meta.url);
  const texts = { ...JSON.parse(readFileSync(file, 'utf8')), [id]: text };
  const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
