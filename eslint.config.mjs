/** The laws of the house, each as a rule. The feature walls are made from the folders: a new feature is guarded at once. */
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import plainWords from './scripts/lint/plainWords.mjs';

const floors = ['app', 'erp', 'shop', 'ui', 'shared'];
const folders = { page: 'src/pages/*', widget: 'src/widgets/*', feature: 'src/features/*' };
const element = (type, extra = {}) => ({ to: { element: { type, ...extra } } });
const own = (type) => element(type, { captured: { name: '{{from.element.captured.name}}' } });

/** Allowed imports between floors: only downwards. */
const policies = [
  {
    from: { element: { type: 'app' } },
    allow: [...floors, ...Object.keys(folders)].map((type) => element(type)),
  },
  {
    from: { element: { type: 'page' } },
    allow: [
      own('page'),
      ...['widget', 'feature', 'erp', 'shop', 'ui', 'shared'].map((type) => element(type)),
    ],
  },
  {
    from: { element: { type: 'widget' } },
    allow: ['widget', 'feature', 'erp', 'shop', 'ui', 'shared'].map((type) => element(type)),
  },
  {
    from: { element: { type: 'feature' } },
    allow: ['feature', 'erp', 'shop', 'shared'].map((type) => element(type)),
  },
  { from: { element: { type: 'shop' } }, allow: ['shop', 'erp', 'shared'].map((type) => element(type)) },
  { from: { element: { type: 'erp' } }, allow: ['erp', 'shared'].map((type) => element(type)) },
  { from: { element: { type: 'ui' } }, allow: [element('ui')] },
  { from: { element: { type: 'shared' } }, allow: [element('shared')] },
];

/** Floors of the service, each above those that it may import. Those of one line do not know each other. */
const serviceFloors = [
  ['main'],
  ['app', 'demo'],
  ['office'],
  ['pages'],
  ['shop'],
  ['gateway'],
  ['catalogue'],
  ['erp', 'mail', 'db', 'tracing'],
  ['vehicles', 'shared'],
];
const serviceFolders = { main: ['server', 'server/commands'], demo: 'demo' };
const servicePolicies = serviceFloors.flatMap((line, at) =>
  line.map((type) => ({
    from: { element: { type } },
    allow: [type, ...serviceFloors.slice(at + 1).flat()].map((below) => element(below)),
  })),
);

const door = (name, file) => ({ name, message: `Only ${file} says ${name}.` });
const outsideGlobals = [
  door('fetch', 'shared/transport.ts'),
  door('crypto', 'shared/randomId.ts'),
  door('localStorage', 'shared/storage.ts'),
  door('sessionStorage', 'shared/storage.ts'),
];
const outsideProperties = [
  { object: 'Date', property: 'now', message: 'Only shared/time.ts says Date.now.' },
  { object: 'Math', property: 'random', message: 'Only shared/randomId.ts says Math.random.' },
  ...['window', 'globalThis', 'self'].flatMap((object) =>
    outsideGlobals.map(({ name, message }) => ({ object, property: name, message })),
  ),
];
const freshDate = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'A date without an argument is the clock: only shared/time.ts asks it.',
};
const effectsDoor = ['redux-saga/effects', 'typed-redux-saga'].map((name) => ({
  name,
  message: "Effects come from '@/shared/saga/effects', typed.",
}));
const intlDoor = {
  name: 'react-intl',
  importNames: ['useIntl', 'IntlProvider', 'createIntl'],
  message: "Texts and figures come from '@/shared/text'.",
};
const routeTable = {
  name: 'react-router',
  importNames: ['Routes', 'Route', 'Outlet', 'useParams'],
  message: "Which page an address shows is app/routes.tsx; a page's parameters come from `usePlace()`.",
};
const stateOfReducers = {
  name: 'react',
  importNames: ['useReducer'],
  message: 'A replay gives back the state of `useState` alone (docs/decisions/0077).',
};
const publicFaces = {
  group: ['@/features/*/*'],
  message: "A feature is known by its index: import from '@/features/name'.",
};

export default tseslint.config(
  { ignores: ['dist', 'data', 'locales', 'coverage', '.cache', 'test-results', 'screenshots', 'tools'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': [
        ...Object.entries(folders).map(([type, pattern]) => ({ type, pattern, capture: ['name'] })),
        ...floors.map((type) => ({ type, pattern: `src/${type}` })),
      ],
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'no-restricted-globals': ['error', ...outsideGlobals],
      'no-restricted-properties': ['error', ...outsideProperties],
      'no-restricted-syntax': ['error', freshDate],
      'no-restricted-imports': [
        'error',
        { paths: [...effectsDoor, intlDoor, routeTable, stateOfReducers], patterns: [publicFaces] },
      ],
    },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            stateOfReducers,
            ...['react-redux', '@reduxjs/toolkit', 'react-intl', 'react-router'].map((name) => ({
              name,
              message: 'The ui kit takes props only.',
            })),
          ],
        },
      ],
    },
  },
  {
    files: ['src/shared/transport.ts'],
    rules: { 'no-restricted-globals': ['error', ...outsideGlobals.slice(1)] },
  },
  {
    files: ['src/shared/{time,randomId,storage}.ts'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    // the pseudonyms of a log are no part of it: a replay must not be able to repeat them
    files: ['src/app/maskLog.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  { files: ['src/shared/{saga/*,text}.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-imports': 'off',
      'boundaries/dependencies': 'off',
    },
  },
  {
    files: ['{server,demo}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': [
        // `server` itself comes last: the first pattern that fits decides
        ...serviceFloors
          .flat()
          .reverse()
          .map((type) => ({ type, pattern: serviceFolders[type] ?? `server/${type}` })),
      ],
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: servicePolicies }] },
  },
  {
    // a flow that only decides is a generator all the same
    files: ['src/features/**/*.ts', 'src/shared/saga/*.ts'],
    rules: { 'require-yield': 'off' },
  },
  {
    // names and comments that a newcomer can search for; nothing is suppressed
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { 'plain-words': plainWords },
    rules: { 'plain-words/plain-comments': 'error', 'plain-words/plain-test-titles': 'error' },
  },
  {
    files: ['{src,server,demo,replay}/**/*.{ts,tsx}'],
    rules: { 'plain-words/verb-first-exports': 'error' },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
);
