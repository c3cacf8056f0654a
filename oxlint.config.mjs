/**
 * Rules of oxlint: the layers of browser and service, the single modules that reach the outside, plain words, types,
 * React and accessibility.
 */
const floors = ['app', 'erp', 'shop', 'ui', 'shared'];
const folders = { page: 'src/pages/*', widget: 'src/widgets/*', feature: 'src/features/*' };
const element = (type, extra = {}) => ({ to: { element: { type, ...extra } } });
const own = (type) => element(type, { captured: { name: '{{from.element.captured.name}}' } });

/** Allowed imports between layers, only downwards. */
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

/**
 * Layers of the service, each above the layers that it may import. Folders in the same line may not import each other.
 */
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
const inService = (floor) => `server/${floor}`;
/**
 * Parts of the browser's program that the service may import: the definitions that both use to communicate, and the
 * page that the service renders.
 */
const known = ['app', 'feature', 'shop', 'erp', 'shared'];
const servicePolicies = serviceFloors.flatMap((line, at) =>
  line.map((floor) => ({
    from: { element: { type: inService(floor) } },
    allow: [...[floor, ...serviceFloors.slice(at + 1).flat()].map(inService), ...known].map((type) =>
      element(type),
    ),
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

/** Rules that need types. */
const typed = {
  'typescript/await-thenable': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/restrict-template-expressions': 'error',
  'typescript/unbound-method': 'error',
};
/** Tests may use answers without checking their types. */
const typedLoose = {
  'typescript/no-unsafe-assignment': 'off',
  'typescript/no-unsafe-member-access': 'off',
  'typescript/no-unsafe-call': 'off',
  'typescript/no-unsafe-argument': 'off',
  'typescript/no-unsafe-return': 'off',
  'typescript/unbound-method': 'off',
};

const react = {
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'error',
  'react/static-components': 'error',
  'react/use-memo': 'error',
  'react/void-use-memo': 'error',
  'react/preserve-manual-memoization': 'error',
  'react/immutability': 'error',
  'react/globals': 'error',
  'react/refs': 'error',
  'react/set-state-in-effect': 'error',
  'react/error-boundaries': 'error',
  'react/purity': 'error',
  'react/set-state-in-render': 'error',
  'react/unsupported-syntax': 'error',
};

const accessibility = {
  'jsx-a11y/alt-text': 'error',
  'jsx-a11y/anchor-has-content': 'error',
  'jsx-a11y/anchor-is-valid': 'error',
  'jsx-a11y/aria-activedescendant-has-tabindex': 'error',
  'jsx-a11y/aria-props': 'error',
  'jsx-a11y/aria-proptypes': 'error',
  'jsx-a11y/aria-role': 'error',
  'jsx-a11y/aria-unsupported-elements': 'error',
  'jsx-a11y/autocomplete-valid': 'error',
  'jsx-a11y/click-events-have-key-events': 'error',
  'jsx-a11y/heading-has-content': 'error',
  'jsx-a11y/html-has-lang': 'error',
  'jsx-a11y/iframe-has-title': 'error',
  'jsx-a11y/img-redundant-alt': 'error',
  'jsx-a11y/interactive-supports-focus': [
    'error',
    {
      tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'],
    },
  ],
  'jsx-a11y/label-has-associated-control': 'error',
  'jsx-a11y/media-has-caption': 'error',
  'jsx-a11y/mouse-events-have-key-events': 'error',
  'jsx-a11y/no-access-key': 'error',
  'jsx-a11y/no-autofocus': 'error',
  'jsx-a11y/no-distracting-elements': 'error',
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    {
      tr: ['none', 'presentation'],
      canvas: ['img'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: [
        'onClick',
        'onError',
        'onLoad',
        'onMouseDown',
        'onMouseUp',
        'onKeyPress',
        'onKeyDown',
        'onKeyUp',
      ],
      alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      body: ['onError', 'onLoad'],
      dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-noninteractive-tabindex': [
    'error',
    {
      tags: [],
      roles: ['tabpanel'],
      allowExpressionValues: true,
    },
  ],
  'jsx-a11y/no-redundant-roles': 'error',
  'jsx-a11y/no-static-element-interactions': [
    'error',
    {
      allowExpressionValues: true,
      handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
    },
  ],
  'jsx-a11y/role-has-required-aria-props': 'error',
  'jsx-a11y/role-supports-aria-props': 'error',
  'jsx-a11y/scope': 'error',
  'jsx-a11y/tabindex-no-positive': 'error',
};

/** Elements of eslint-plugin-boundaries. The first matching pattern decides, so `server` itself comes last. */
const elements = [
  ...Object.entries(folders).map(([type, pattern]) => ({ type, pattern, capture: ['name'] })),
  ...floors.map((type) => ({ type, pattern: `src/${type}` })),
  ...serviceFloors
    .flat()
    .reverse()
    .map((floor) => ({ type: inService(floor), pattern: serviceFolders[floor] ?? `server/${floor}` })),
];

export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import'],
  jsPlugins: ['eslint-plugin-boundaries', './scripts/lint/plainWords.mjs', './scripts/lint/doors.mjs'],
  categories: { correctness: 'off' },
  ignorePatterns: ['dist', 'data', 'locales', 'coverage', '.cache', 'test-results', 'screenshots', 'tools'],
  settings: { 'boundaries/elements': elements, 'import/resolver': { typescript: { alwaysTryTypes: true } } },
  rules: {
    'for-direction': 'error',
    'no-async-promise-executor': 'error',
    'no-case-declarations': 'error',
    'no-compare-neg-zero': 'error',
    'no-cond-assign': 'error',
    'no-constant-binary-expression': 'error',
    'no-constant-condition': 'error',
    'no-control-regex': 'error',
    'no-debugger': 'error',
    'no-delete-var': 'error',
    'no-dupe-else-if': 'error',
    'no-duplicate-case': 'error',
    'no-empty': 'error',
    'no-empty-character-class': 'error',
    'no-empty-pattern': 'error',
    'no-empty-static-block': 'error',
    'no-ex-assign': 'error',
    'no-extra-boolean-cast': 'error',
    'no-fallthrough': 'error',
    'no-global-assign': 'error',
    'no-invalid-regexp': 'error',
    'no-irregular-whitespace': 'error',
    'no-loss-of-precision': 'error',
    'no-misleading-character-class': 'error',
    'no-nonoctal-decimal-escape': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-self-assign': 'error',
    'no-shadow-restricted-names': 'error',
    'no-sparse-arrays': 'error',
    'no-unassigned-vars': 'error',
    'no-unexpected-multiline': 'error',
    'no-unsafe-finally': 'error',
    'no-unsafe-optional-chaining': 'error',
    'no-unused-labels': 'error',
    'no-unused-private-class-members': 'error',
    'no-useless-assignment': 'error',
    'no-useless-backreference': 'error',
    'no-useless-catch': 'error',
    'no-useless-escape': 'error',
    'preserve-caught-error': 'error',
    'require-yield': 'error',
    'use-isnan': 'error',
    'valid-typeof': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-array-constructor': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // names and comments that a newcomer can search for; nothing is suppressed
    'plain-words/plain-comments': 'error',
    'plain-words/plain-test-titles': 'error',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...typed,
        'typescript/no-duplicate-enum-values': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extra-non-null-assertion': 'error',
        'typescript/no-misused-new': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-optional-chain': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-this-alias': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-declaration-merging': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-wrapper-object-types': 'error',
        'typescript/prefer-as-const': 'error',
        'typescript/prefer-namespace-keyword': 'error',
        'typescript/triple-slash-reference': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
        'no-console': 'error',
      },
    },
    {
      // only for scripts, because TypeScript finds these faults in all other files
      files: ['**/*.{mjs,cjs}'],
      // parts of these scripts (bench, screenshots) run inside a page
      env: { node: true, browser: true },
      globals: { scheduler: 'readonly' },
      rules: {
        'constructor-super': 'error',
        'getter-return': 'error',
        'no-class-assign': 'error',
        'no-const-assign': 'error',
        'no-dupe-class-members': 'error',
        'no-dupe-keys': 'error',
        'no-func-assign': 'error',
        'no-import-assign': 'error',
        'no-new-native-nonconstructor': 'error',
        'no-obj-calls': 'error',
        'no-redeclare': 'error',
        'no-setter-return': 'error',
        'no-this-before-super': 'error',
        'no-undef': 'error',
        'no-unreachable': 'error',
        'no-unsafe-negation': 'error',
        'no-with': 'error',
      },
    },
    {
      files: ['{src,server,demo,replay}/**/*.{ts,tsx}'],
      rules: { 'plain-words/verb-first-exports': 'error' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        ...react,
        'boundaries/dependencies': ['error', { default: 'disallow', policies }],
        'no-restricted-globals': ['error', ...outsideGlobals],
        'no-restricted-properties': ['error', ...outsideProperties],
        'doors/no-clock': 'error',
        'no-restricted-imports': [
          'error',
          { paths: [...effectsDoor, intlDoor, routeTable, stateOfReducers], patterns: [publicFaces] },
        ],
      },
    },
    { files: ['src/**/*.tsx'], rules: accessibility },
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
      // the pseudonyms of a log must not be in the log itself, so a replay cannot repeat them
      files: ['src/app/maskLog.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    { files: ['src/shared/{saga/*,text}.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      // a flow that only decides, without waiting, is still a generator
      files: ['src/features/**/*.ts', 'src/shared/saga/*.ts'],
      rules: { 'require-yield': 'off' },
    },
    {
      files: ['{server,demo}/**/*.ts'],
      rules: {
        'typescript/require-await': 'off',
        'typescript/unbound-method': 'off',
        'boundaries/dependencies': ['error', { default: 'disallow', policies: servicePolicies }],
        'import/no-cycle': ['error', { ignoreTypes: false }],
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'src/testing/**', 'server/testing/**', 'e2e/**'],
      rules: typedLoose,
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'no-restricted-imports': 'off',
        'boundaries/dependencies': 'off',
      },
    },
  ],
};
