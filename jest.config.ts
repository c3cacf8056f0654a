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
  // parameters of every module: as globals of a sandbox, each use of one takes a call into C++, a fifth of the tests' time.
  // Names that fake timers replace stay out, and those that a package declares itself, as readable-stream does with String
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
