/** Rule that only one module reads the clock, which oxlint's own rules of globals and properties cannot express. */

const noClock = {
  meta: {
    type: 'problem',
    messages: { clock: 'A date without an argument is the clock: only shared/time.ts asks it.' },
    schema: [],
  },
  create(context) {
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0)
          context.report({ node, messageId: 'clock' });
      },
    };
  },
};

export default { meta: { name: 'doors' }, rules: { 'no-clock': noClock } };
