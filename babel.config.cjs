module.exports = (api) => {
  const test = api.env('test');
  return {
    plugins: [['babel-plugin-react-compiler', { target: '19' }]],
    presets: [
      ['@babel/preset-env', test ? { targets: { node: 'current' } } : { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
