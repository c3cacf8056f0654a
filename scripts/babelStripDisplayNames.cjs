/** For babel: a component that is kept only because a name for debugging is hung onto it can then be left out. */
module.exports = () => ({
  visitor: {
    ExpressionStatement(path) {
      const { left } = path.node.expression;
      if (left?.type === 'MemberExpression' && left.property.name === 'displayName') path.remove();
    },
  },
});
