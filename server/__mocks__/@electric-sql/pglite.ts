/** The real PGlite, not a mock: loaded by `testing/withPglite.ts` outside of jest's sandbox. */
const loaded: unknown = Reflect.get(globalThis, 'pgliteModule');
if (!loaded) throw new Error('A test of the database begins with @jest-environment …/testing/withPglite.ts');
module.exports = loaded;
