const { readFileSync } = require('node:fs');

module.exports = (api) => {
  const test = api.env('test');
  const hot = process.env.WEBPACK_SERVE === 'true';
  return {
    plugins: test ? [] : ['./scripts/babelPureSchemas.cjs'],
    // React Compiler reads each file it is given, and compiles what says 'use memo': a third of Babel's time, for twenty files
    overrides: [
      {
        test: (filename) => readFileSync(filename, 'utf8').includes("'use memo'"),
        plugins: [['babel-plugin-react-compiler', { target: '19', compilationMode: 'annotation' }]],
      },
      // after the compiler, which replaces the functions that it would note
      ...(hot ? [{ plugins: ['react-refresh/babel'] }] : []),
    ],
    presets: [
      ['@babel/preset-env', test ? { targets: { node: 'current' } } : { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
