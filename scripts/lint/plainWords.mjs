/**
 * Rules of plain words: names that people can search for, and comments and test titles that are understood in one
 * reading.
 */

/** Verbs that an exported function may begin with; `is`, `has`, `can` and the like are for booleans. */
const verbs = new Set(
  `abort accept acquire add allow announce answer append apply archive ask assert assign authorize await begin bind block
  build calculate call cancel cap capture carry catch change check choose clamp clean clear click clone close collapse
  collect combine compare complete compress compute connect consume contain convert copy count create cut debounce decide
  declare decode decorate define delay delete deliver derive describe deserialize detect determine disable discard
  dismiss dispatch display divide download draw drive drop edit emit enable encode encrypt end enqueue ensure enter
  escape estimate evaluate exclude exit expand expect expire explain export extract fail fetch fill filter find finish
  fit flush focus fold follow forget format freeze gather generate get give group guard guess handle hash hide highlight
  hydrate identify ignore import include increment index infer init inject insert install invalidate invoke join jump
  keep lay leave limit link list listen load locate lock log look lookup make map mark mask match measure memoize merge migrate
  mock move name narrow navigate normalize notify observe offer omit open order pack pad paint parse pass patch pause
  permit pick place plan play poll populate post prefetch preload prepare present preserve prevent price print process
  produce project protect prove provide prune push put quarantine queue quote raise rank read reach rebuild receive
  record redact redirect reduce refresh refuse register reject release reload remember remove rename render reorder
  repair repeat replace replay report request require rerender reserve reset resolve respond restore resume retry return
  reveal reverse revoke rewrite rotate round run sample sanitize save scan schedule scroll search seed select send
  serialize serve set settle share show shrink shut sign simulate skip sort spell split start stop store strip subtract
  suggest sum suppress swap switch sync take tell test throttle throw toggle trace track transform translate trim trust try
  turn type unlock unregister unsubscribe update upgrade upload use validate verify view visit wait walk warm warn watch
  weigh withdraw wrap write unwrap go belong is has can should does was are will may must needs belongs contains matches fits allows
  accepts equals exists includes supports keeps to on`.split(/\s+/),
);

/** Names without a verb that readers know from Redux, React and their libraries. */
const established = new Set(['rootReducer', 'deepEqual', 'lazyPart', 'lazyWithRetry', 'afterPaint']);

const firstWord = (name) => /^[a-z]+/.exec(name)?.[0];
const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

const verbFirstExports = {
  meta: {
    type: 'suggestion',
    messages: { verb: "'{{name}}' is a function: begin its name with a verb (getX, toX, watchX, isX …)." },
    schema: [],
  },
  create(context) {
    const check = (id) => {
      if (/^[A-Z]/.test(id.name) || established.has(id.name) || verbs.has(firstWord(id.name))) return;
      context.report({ node: id, messageId: 'verb', data: { name: id.name } });
    };
    return {
      ExportNamedDeclaration({ declaration }) {
        if (declaration?.type === 'FunctionDeclaration') check(declaration.id);
        if (declaration?.type !== 'VariableDeclaration') return;
        for (const { id, init } of declaration.declarations) if (isFunction(init)) check(id);
      },
    };
  },
};

const clauseWithoutNoun = /^(?:what|whom?|whose|of|for who|told)\b|(?<=\. )(?:what|whom?|whose|of)\b/i;
/** A clause in the place of a noun: `who` after a preposition. */
const clauseAsNoun = /\b(?:at|by|for|from|of|than|to|with) who\b(?! it is)/;
/** `none` as a complement, where readers expect `is not one`. */
const emptyComplement = /(?<!\bthere )\b(?:is|are) none\b/i;
const dialect = /\b(told|hears?|heard|anew|whoever|nobody|somebody)\b/i;

/** Texts of a file's comments as people read them: a block comment, or consecutive `//` lines as one text. */
function joinComments(comments) {
  const joined = [];
  for (const { type, value, loc } of comments) {
    const text = value.replaceAll(/\s*\n\s*\*?\s*/g, ' ').replace(/^[\s*/]+/, '');
    const last = joined.at(-1);
    if (type === 'Line' && last?.type === 'Line' && last.loc.end.line === loc.start.line - 1) {
      last.text += ` ${text}`;
      last.loc = { start: last.loc.start, end: loc.end };
    } else joined.push({ type, text, loc });
  }
  return joined;
}

const plainComments = {
  meta: {
    type: 'suggestion',
    messages: {
      clause: "Begin a sentence of a comment with its subject: '{{words}} …' is a clause without its noun.",
      dialect: "Say '{{word}}' with the standard word (see docs/glossary.md).",
    },
    schema: [],
  },
  create(context) {
    return {
      Program() {
        for (const { text, loc } of joinComments(context.sourceCode.getAllComments())) {
          const clause = clauseWithoutNoun.exec(text) ?? clauseAsNoun.exec(text);
          if (clause !== null) context.report({ loc, messageId: 'clause', data: { words: clause[0] } });
          const word = dialect.exec(text) ?? emptyComplement.exec(text);
          if (word !== null) context.report({ loc, messageId: 'dialect', data: { word: word[0] } });
        }
      },
    };
  },
};

const titleStart = /^(what|who|whom|whose|of|in|that|from|for who|told)\b/i;

const plainTestTitles = {
  meta: {
    type: 'suggestion',
    messages: {
      title: "A test's title is '<subject> <verb> …': '{{title}}' has a clause in the place of its subject.",
    },
    schema: [],
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [title] }) {
        // `test`, `test.only` and `test.each(rows)`
        const called = callee.type === 'CallExpression' ? callee.callee : callee;
        const name = called.type === 'MemberExpression' ? called.object.name : called.name;
        if (!['test', 'it', 'story'].includes(name)) return;
        if (title?.type !== 'Literal' || typeof title.value !== 'string') return;
        if (titleStart.test(title.value) || clauseAsNoun.test(title.value))
          context.report({ node: title, messageId: 'title', data: { title: title.value } });
      },
    };
  },
};

export default {
  meta: { name: 'plain-words' },
  rules: {
    'verb-first-exports': verbFirstExports,
    'plain-comments': plainComments,
    'plain-test-titles': plainTestTitles,
  },
};
