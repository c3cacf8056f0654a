/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';

const repeatDarkTheme = jest.requireActual<(sheet: string) => string>('../../scripts/repeatDarkTheme.cjs');
const sheet = postcss.parse(repeatDarkTheme(readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')));
const readTokens = (selector: string): Record<string, string> => {
  const tokens: Record<string, string> = {};
  sheet.walkRules(selector, (rule: Rule) =>
    rule.walkDecls(({ prop, value }) => void (tokens[prop] ??= value)),
  );
  return tokens;
};
const light = readTokens(':root');
const system = readTokens(":root:not([data-theme='light'])");
const chosen = readTokens(":root[data-theme='dark']");

test('the dark theme has the same values by the system’s setting and by choice, and a build without it fails', () => {
  expect(Object.keys(chosen).length).toBeGreaterThan(20);
  expect(system).toEqual(chosen);
  expect(() => repeatDarkTheme(':root { --ink: #000 }')).toThrow('no dark theme');
});

/** Relative luminance of a colour as #rgb or #rrggbb (WCAG 2.2). */
function getLuminance(colour: string): number {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(theme: Record<string, string>, one: string, other: string): number {
  const [least = 0, most = 0] = [one, other].map((name) => getLuminance(theme[name]!)).sort((a, b) => a - b);
  return (most + 0.05) / (least + 0.05);
}

/** Backgrounds of text; `pairs` are a text colour and its background each. */
const grounds = ['--paper', '--surface', '--surface-sunken'];
const pairs = [
  ...grounds.flatMap((ground) => [
    ['--ink', ground],
    ['--ink-muted', ground],
  ]),
  ['--on-graphite', '--graphite'],
  ['--on-graphite-muted', '--graphite'],
  ['--on-action', '--action'],
  ['--on-action', '--action-strong'],
  ['--on-accent', '--accent'],
  ['--on-picture', '--picture'],
  ...['good', 'warn', 'bad', 'info'].flatMap((name) => [
    [`--${name}`, `--${name}-tint`],
    [`--${name}`, '--surface'],
    ['--ink', `--${name}-tint`],
  ]),
];

test.each([
  ['light', light],
  ['dark', { ...light, ...chosen }],
])('text of the %s theme has a contrast of 4.5:1, and borders of controls 3:1', (_, theme) => {
  const weak = pairs.filter(([one = '', other = '']) => getContrast(theme, one, other) < 4.5);
  expect(weak).toEqual([]);
  expect(getContrast(theme, '--control-line', '--surface')).toBeGreaterThanOrEqual(3);
  expect(getContrast(theme, '--action', '--surface')).toBeGreaterThanOrEqual(3);
});

test('a skeleton has an outline, which forced colours draw in place of its background', () => {
  const bones = readFileSync(path.join(__dirname, 'Skeleton.module.css'), 'utf8');
  const lines: string[] = [];
  postcss
    .parse(bones)
    .walkRules('.bone', (rule) => rule.walkDecls('outline', ({ value }) => void lines.push(value)));
  expect(lines).toEqual(['1px solid transparent']);
});
