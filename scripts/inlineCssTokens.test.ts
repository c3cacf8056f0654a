import postcss from 'postcss';
import { inlineCssTokens } from './inlineCssTokens';

const written = (styles: string) => postcss([inlineCssTokens]).process(styles, { from: undefined }).css;

test('a token set once at the root is inlined, also through another token', () => {
  expect(
    written(':root{--ink:black;--line:1px solid var(--ink)}a{color:var(--ink);border:var(--line)}'),
  ).toBe(':root{}a{color:black;border:1px solid black}');
});

test.each([
  ['at the root and elsewhere', ':root{--ring:red}a{--ring:blue}b{color:var(--ring)}'],
  ['for some screens only', '@media (width < 1px){:root{--room:0}}a{margin:var(--room)}'],
  ['below the root', 'header{--bar:red}a{color:var(--bar)}'],
  ['by scripts', 'a{margin:var(--acting, 0px)}'],
  ['and read with a fallback', ':root{--gap:1px}a{margin:var(--gap, 0px)}'],
])('a token that is set %s is not inlined', (_, styles) => {
  expect(written(styles)).toBe(styles);
});
