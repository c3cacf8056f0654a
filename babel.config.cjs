module.exports = (api) => {
  const test = api.env('test');
  const hot = process.env.WEBPACK_SERVE === 'true';
  return {
    plugins: [
      ['babel-plugin-react-compiler', { target: '19', compilationMode: 'annotation' }],
      ...(hot ? ['react-refresh/babel'] : []),
      ...(test ? [] : ['./scripts/babelPureSchemas.cjs']),
    ],
    presets: [
      ['@babel/preset-env', test ? { targets: { node: 'current' } } : { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
