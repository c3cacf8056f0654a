import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

/** 64 KB: a message of 4,000 characters, however escaped, and reserve. Larger limits are set per route. */
export const defaultBodyLimit = 64 * 1024;

/** An order has five levels; no body here has more than this. */
export const maxJsonDepth = 32;

/** Whether lists and objects are nested deeper than `maxJsonDepth`; checked before parsing. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (isText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth > maxJsonDepth) return true;
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return false;
}

/**
 * Registers a strict JSON parser: other content types are 415. Invalid UTF-8, invalid JSON, too deep nesting,
 * or prototype pollution is 400.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      done(new Problem('BAD_REQUEST'));
      return;
    }
    if (isTooDeep(text)) done(new Problem('BAD_REQUEST'));
    else void parse(request, text, done);
  });
}
