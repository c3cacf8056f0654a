/**
 * Jest transformer that uses esbuild, which takes less time than Babel. Babel is kept for files that need its plugins:
 * those that mock modules (babel-plugin-jest-hoist) and those that React Compiler compiles. It is also kept for
 * components inside a call, such as `memo(function Row…)`: esbuild would name them `Row2`, and tests count renders by
 * name.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const babelJest = require('babel-jest').default;
const esbuild = require('esbuild');

const babel = babelJest.createTransformer();
const needsBabel = (source) => /'use memo'|\bjest\.(?:mock|unmock)\(|\(function [A-Z]/.test(source);

/** @type {import('esbuild').TransformOptions} */
const settings = {
  format: 'cjs',
  target: `node${process.versions.node}`,
  jsx: 'automatic',
  sourcemap: 'external',
  sourcesContent: false,
  // modules inside jest cannot import() one another
  supported: { 'dynamic-import': false },
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};
const version = createHash('sha1').update(esbuild.version).update(readFileSync(__filename)).digest('hex');

module.exports = {
  process(source, filename, options) {
    if (needsBabel(source)) return babel.process(source, filename, options);
    const loader = /\.tsx$/.test(filename) ? 'tsx' : /\.[cm]?ts$/.test(filename) ? 'ts' : 'jsx';
    return esbuild.transformSync(source, { ...settings, loader, sourcefile: filename });
  },
  getCacheKey(source, filename, options) {
    if (needsBabel(source)) return babel.getCacheKey(source, filename, options);
    return createHash('sha1').update(version).update(filename).update('\0').update(source).digest('hex');
  },
};
