/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Test files that only a deep run includes, because they start several servers or take minutes. */
const deepFiles = process.env['TEST_DEPTH'] === 'deep' ? [] : ['\\.deep\\.test\\.ts$'];

/** Packages that ship only ES modules, which jest must turn into CommonJS. */
const esm = [
  'react-intl',
  '@formatjs/.*',
  'intl-messageformat',
  'swiper',
  '@redux-devtools/.*',
  'three',
  'beasties',
  'css-select',
  'css-what',
  'nth-check',
  'boolbase',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
].join('|');

export const shared = {
  // Every module gets these globals as parameters: looking one up in jest's sandbox is a call into C++, which took a fifth of
  // the tests' time. Left out are names that fake timers replace, and names that a package declares itself, such as String in
  // readable-stream
  sandboxInjectedGlobals: ['Array', 'JSON', 'Map', 'Math', 'Object', 'Reflect', 'Set', 'WeakMap'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/cssModule.cjs',
    '\\.css$|^swiper/css': '<rootDir>/scripts/jest/empty.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  transform: { '\\.m?[jt]sx?$': '<rootDir>/scripts/jest/transform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esm})/)`],
} satisfies Config;

export default {
  // jest's default leaves one core unused
  maxWorkers: '100%',
  // other stages run beside these tests, which has stretched one second to seven
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'shop',
      roots: ['<rootDir>/src'],
      testEnvironment: '<rootDir>/scripts/jest/browserLike.ts',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
    },
    {
      ...shared,
      displayName: 'service',
      roots: ['server', 'demo', 'replay', 'bench', 'scripts'].map((folder) => `<rootDir>/${folder}`),
      // scripts/test.mjs runs tests, and contains none
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/scripts/documents/', ...deepFiles],
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
    },
    {
      // the commands of the documents in a fresh clone, as a separate stage because they take minutes
      ...shared,
      displayName: 'documents',
      roots: ['<rootDir>/scripts/documents'],
      testEnvironment: 'node',
    },
  ],
} satisfies Config;
