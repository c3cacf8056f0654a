import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

/**
 * Default maximum bytes of a body. 64 KB are enough for a message of 4,000 escaped characters. A route may set a larger
 * limit.
 */
export const defaultBodyLimit = 64 * 1024;

/** Maximum depth of nested lists and objects in a body. An order has five levels. */
export const maxJsonDepth = 32;

/** Maximum number of objects and lists in a body. An order of 1,000 lines with 20 options each has 22,000. */
export const maxJsonParts = 25_000;

/**
 * Whether lists and objects are nested deeper than `maxJsonDepth`, or are more than `maxJsonParts`. This is checked
 * before the JSON is parsed, because many lists and objects make parsing slow.
 */
export function isTooComplex(json: string): boolean {
  let depth = 0;
  let parts = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (isText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      parts += 1;
      if (depth > maxJsonDepth || parts > maxJsonParts) return true;
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return false;
}

/**
 * Registers a strict JSON parser. Any other content type gets status 415. Invalid UTF-8, invalid JSON, too many or too
 * deeply nested lists and objects, and prototype pollution get status 400.
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
    if (isTooComplex(text)) done(new Problem('BAD_REQUEST'));
    else void parse(request, text, done);
  });
}
