/**
 * Test depth: `npm run test:deep` sets TEST_DEPTH=deep. Property tests then run longer, and the tests of the service
 * run in full on both PostgreSQL and the embedded database.
 */
export const isDeepRun = process.env['TEST_DEPTH'] === 'deep';

/** Returns fast-check's `numRuns`: `defaultRuns` in `npm test`, `deep` in `npm run test:deep`. */
export const getPropertyRuns = (defaultRuns: number, deep: number): number =>
  isDeepRun ? deep : defaultRuns;

/** Returns every other item in a usual run, for items that differ little; a deep run takes all. */
export const takeEveryOther = <T>(items: readonly T[]): readonly T[] =>
  isDeepRun ? items : items.filter((_item, position) => position % 2 === 0);
