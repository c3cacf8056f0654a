/**
 * For babel: a schema that only the service reads is left out of the page. `v.…()` of valibot makes and does nothing else,
 * nor does what a file of schemas calls to make them.
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
