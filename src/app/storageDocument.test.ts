/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { preservedKeys } from '@/features/version';
import { persistenceTable } from './persistence';

const file = `${__dirname}/../../docs/storage.md`;

/** Purposes of the keys. A key without a sentence fails the test. */
const purposes: Record<string, string> = {
  'app-version': 'version of the shop that this browser saw last',
  currentVehicle: 'vehicle in use; `null` for all vehicles',
  garage: "a guest's saved vehicles, and those of the account as they were last seen",
  cartItems: 'lines of the current cart',
  cart: 'whose cart it is, carts and drafts of other customers while a seller serves this one, and the checkout draft',
  wishlistItems: 'favourites, with what is needed to draw them',
  compareItems: 'products to compare, with what is needed to draw them',
  leaving: 'signed out here while the service could not be reached: it is still to be told',
  user: 'the customer\'s code; `""` for a seller who serves nobody, `null` for a guest',
  searchText: 'last search',
  recentProducts: 'products viewed, newest first',
  recentSearches:
    'searches of each customer that a seller served, five each, newest first; of everybody else under no customer',
  recentCustomers: 'codes of the customers a seller served, newest first',
  language: 'chosen language',
  display: 'prices with IVA or without, and the theme, where they were chosen',
  currency: 'currency; there is one, so that nothing is written, and another is set aside',
};

const isKept = (key: string): boolean => preservedKeys.includes(key);
const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

const rows = persistenceTable.map(({ key, slice, fields, onRemoteChange }) => {
  const names = Object.keys(fields).map((field) => `\`${slice}.${field}\``);
  const cells = [
    `\`${key}\``,
    purposes[key] ?? '',
    names.join(', '),
    yesOrNo(isKept(key)),
    yesOrNo(!!onRemoteChange),
  ];
  return `| ${cells.join(' | ')} |`;
});

const document = `# The browser's storage

Generated from the persistence table (\`src/app/persistence.ts\`) by \`npm run storage\`. localStorage, plain JSON under exactly these keys. A value that does not validate is moved to \`{key}.invalid\`, what is left of it is used, and one toast says so. A full or blocked storage leaves the shop in memory.

| key | what | state | kept when the version changes | another tab follows |
|---|---|---|---|---|
${rows.join('\n')}

sessionStorage, for this tab: \`leftPlaces\`, where pages were left, for Back and Forward.

Cookies: \`session\` (HttpOnly), \`XSRF-TOKEN\`, \`language\` (for the page that the service renders), \`known-browser\` (HttpOnly: a browser that an account has signed in from). The office has its own, all HttpOnly: \`office\` (a session), \`office-form\` (the form for signing in), \`office-known-browser\` (a browser that an account of the office has signed in from).
`;

test('docs/storage.md is what npm run storage writes from the persistence table', () => {
  if (process.env.WRITE_DOCUMENTS === 'on') writeFileSync(file, document);
  expect(readFileSync(file, 'utf8')).toBe(document);
});

test('each key of the persistence table has a sentence about its purpose, and no other key has one', () => {
  expect(persistenceTable.map(({ key }) => key).sort()).toEqual(Object.keys(purposes).sort());
});
