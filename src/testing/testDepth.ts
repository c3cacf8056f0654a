/**
 * Test depth: `npm run test:deep` sets TEST_DEPTH=deep. Property tests then run longer, and the tests of the service run on
 * both database engines in full.
 */
export const isDeepRun = process.env['TEST_DEPTH'] === 'deep';

/** Returns fast-check's `numRuns`: `defaultRuns` in `npm test`, `deep` in `npm run test:deep`. */
export const getPropertyRuns = (defaultRuns: number, deep: number): number =>
  isDeepRun ? deep : defaultRuns;
