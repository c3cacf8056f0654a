import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';

const locales = path.join(import.meta.dirname, '../locales');

const readMessages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Compiles a language's messages, and its names of the catalogue's terms, so that a page needs no parser of messages. */
export function compileMessages(language) {
  const messages = {
    ...readMessages(path.join(locales, `${language}.json`)),
    ...readMessages(path.join(locales, `catalogue.${language}.json`)),
  };
  const compiled = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, parse(text)]));
  mkdirSync(path.join(locales, 'compiled'), { recursive: true });
  writeFileSync(path.join(locales, `compiled/${language}.json`), JSON.stringify(compiled));
}
