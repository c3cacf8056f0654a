/**
 * Loader of `src/ui/tokens.css`. The dark theme is written once, and the loader repeats it for people whose system is
 * dark and who have chosen no theme. `light-dark()` would do the same, but the oldest supported browsers lack it.
 */
const chosenTheme = /@media screen \{\s*:root\[data-theme='dark'\] (\{[^{}]*\})\s*\}/;

module.exports = function repeatDarkTheme(sheet) {
  const [, tokens] = chosenTheme.exec(sheet) ?? [];
  if (tokens === undefined) throw new Error('tokens.css has no dark theme');
  return `${sheet}\n@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-theme='light']) ${tokens}\n}\n`;
};
