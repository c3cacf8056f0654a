import { codeItem, joinNumberWords, toItems, type Item } from './items';
import { toClasses, toExpression, toLineText } from './patterns';
import { explanations, roles, type Rule } from './quantityRules';
import { explain } from './readQuantity';
import { splitTokens } from './tokens';

/** Items of a text in which `CODE` stands for the code and `tambores` is a word of the product's name. */
const toLine = (text: string): Item[] =>
  joinNumberWords(toItems(splitTokens(text))).map((item) =>
    item.word === 'code' ? codeItem : { ...item, isOwn: item.word === 'tambores' },
  );
const matches = (pattern: string, text: string, at = -1): boolean =>
  toExpression(pattern, { pair: 'amount =y amount' }).test(toLineText(toClasses(toLine(text)), at));

test.each([
  ['a class and a word', 'amount =de code', '2 de CODE', true],
  ['a word that the text lacks', 'amount =de code', '2 del CODE', false],
  ['one of several classes', 'amount units|packs', '2 cajas', true],
  ['all of several classes', 'amount&spelt', 'dos CODE', true],
  ['a figure that is not spelt', 'amount&spelt', '2 CODE', false],
  ['none of several classes', 'amount !units|packs', '2 cajas', false],
  ['an item that may be missing', 'code sign? amount', 'CODE: 2', true],
  ['an item that is missing', 'code sign? amount', 'CODE 2', true],
  ['any number of items', '^ word* code $', 'hola que tal CODE', true],
  ['items of another class between', '^ word* code $', 'hola 2 CODE', false],
  ['anything between', 'code .. amount', 'CODE para el aveo 2', true],
  ['an item that must not follow', 'amount not:units', '2 u', false],
  ['a group', '^ pair $', '2 y 3', true],
  ['alternatives', '=no / =si', 'si', true],
] as const)('a pattern with %s, «%s», matches the text «%s»: %s', (_name, pattern, text, expected) => {
  expect(matches(pattern, text)).toBe(expected);
});

test('the sign @ in a pattern matches only the number in question', () => {
  expect([0, 1].map((at) => matches('@ amount', '2 3', at))).toEqual([true, false]);
});

test('a word spelt like the name of a word class does not belong to that class', () => {
  expect(matches('measure', 'measure')).toBe(false);
});

const examples = (['explanations', 'roles'] as const).flatMap((table) =>
  (table === 'roles' ? roles : explanations).flatMap(({ example }) =>
    example.split('; ').map((text) => [table, text, example] as const),
  ),
);

test.each(examples)('a rule of %s decides its own example: %s', (table, text, example) => {
  const items = table === 'roles' ? explain(toLine(text)) : toLine(text);
  const classes = toClasses(items);
  const rules: readonly Rule<unknown>[] = table === 'roles' ? roles : explanations;
  const decided = items.flatMap(({ type }, at) =>
    type === 'amount' || type === 'decimal'
      ? [rules.find(({ expression }) => expression.test(toLineText(classes, at)))?.example]
      : [],
  );
  expect(decided).toContain(example);
});
