import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns a number as a short class name: a, b … Z, aa, ba … */
const toName = (number: number): string =>
  (number < letters.length ? '' : toName(Math.floor(number / letters.length) - 1)) +
  letters[number % letters.length];

/**
 * Numbers the classes and animations of all style modules, in the order of the files and of the names in each file.
 * Hashes would make the style sheets a tenth larger, because random letters do not compress. The builds of the browser
 * and of the service read the same files, and so give the same names.
 * @param folder with the style modules
 * @returns the name of a class by `file class`; files are relative to the folder
 */
export function numberClassNames(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const names = new Map<string, string>();
  for (const file of files) {
    const css = readFileSync(path.join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, local = ''] of css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)) {
      const key = `${file} ${local}`;
      if (!names.has(key)) names.set(key, toName(names.size));
    }
  }
  return names;
}
