/**
 * Compiles the shop's TypeScript for the commands of this folder. `import()` of a flow becomes `require`: Node itself
 * would look for an ES module, and driving a page with such a flow would fail.
 */
require('esbuild-register/dist/node').register({
  target: `node${process.version.slice(1)}`,
  supported: { 'dynamic-import': false },
});
