/** For babel: a schema that only the service reads is left out of the page; `v.…()` of valibot makes and does nothing else. */
module.exports = ({ types }) => ({
  visitor: {
    CallExpression(path) {
      const { callee } = path.node;
      const isSchema = types.isMemberExpression(callee) && types.isIdentifier(callee.object, { name: 'v' });
      if (isSchema && !path.getFunctionParent()) types.addComment(path.node, 'leading', '#__PURE__');
    },
  },
});
