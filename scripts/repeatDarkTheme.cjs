/**
 * Loader of `src/ui/tokens.css`: repeats the dark theme, which is written once, for those whose system has it and who chose no
 * other. The oldest supported browsers have no `light-dark()`.
 */
const chosenTheme = /@media screen \{\s*:root\[data-theme='dark'\] (\{[^{}]*\})\s*\}/;

module.exports = function repeatDarkTheme(sheet) {
  const [, tokens] = chosenTheme.exec(sheet) ?? [];
  if (tokens === undefined) throw new Error('tokens.css has no dark theme');
  return `${sheet}\n@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-theme='light']) ${tokens}\n}\n`;
};
