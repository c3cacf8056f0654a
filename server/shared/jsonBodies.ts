import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

/**
 * Maximum bytes of a body: 64 KB are enough for a message of 4,000 escaped characters. Larger limits are set per route.
 */
export const defaultBodyLimit = 64 * 1024;

/** Maximum nesting of a body: an order has five levels. */
export const maxJsonDepth = 32;

/** Maximum objects and lists in a body: an order of 1,000 lines with 20 options each has 22,000. */
export const maxJsonParts = 25_000;

/**
 * Whether lists and objects are nested deeper than `maxJsonDepth`, or their number exceeds `maxJsonParts`. Checked
 * before parsing, because the time to parse grows with their number.
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
 * Registers a strict JSON parser. Another content type is answered with 415. Invalid UTF-8, invalid JSON, too deep
 * nesting, too many objects and lists, and prototype pollution are answered with 400.
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
