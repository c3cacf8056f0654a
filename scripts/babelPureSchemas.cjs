/**
 * Babel plugin: tree-shakes schemas that only the service uses, by marking valibot's `v.…()` calls, and
 * functions that create schemas, as pure.
 */
module.exports = ({ types }) => ({
  visitor: {
    CallExpression(path, { filename }) {
      const { callee } = path.node;
      const isSchema = types.isMemberExpression(callee) && types.isIdentifier(callee.object, { name: 'v' });
      if ((isSchema || /schemas\.ts$/i.test(filename)) && !path.getFunctionParent())
        types.addComment(path.node, 'leading', '#__PURE__');
    },
  },
});
