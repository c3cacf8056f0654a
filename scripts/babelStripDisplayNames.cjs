/** Babel plugin: removes displayName assignments, which would keep unused components in the bundle. */
module.exports = () => ({
  visitor: {
    ExpressionStatement(path) {
      const { left } = path.node.expression;
      if (left?.type === 'MemberExpression' && left.property.name === 'displayName') path.remove();
    },
  },
});
