import * as v from 'valibot';

/** Maximum number of characters that are read from an answer. A refusal is at the beginning of an answer. */
const maxLetters = 64 * 1024;

const said = v.looseObject({ salida: v.optional(v.unknown()), error: v.optional(v.unknown()) });

const nested = v.looseObject({ message: v.looseObject({ response: v.unknown() }) });

/** Returns a value as text in lower case. A missing value becomes an empty text. */
const toWords = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : (typeof value === 'string' ? value : JSON.stringify(value)).trim().toLowerCase();

/** Values with which the field `error` says that there is no error. Old systems send such values. */
const noError = /^(?:0*|false|n|no|none|null|ninguno|sin error|ok|\[\]|\{\})$/;

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Finds a refusal in the body of an answer with a status 2xx, because some systems send errors with the status 200. A
 * refusal is an HTML page, a text that begins with "error", or JSON with an `error` or with `salida` other than OK. The
 * JSON may have these fields at the top or in the first row of `message.response`. Every other body counts as
 * acceptance, even an empty body.
 */
export function findRefusal(text: string): string | null {
  const body = text.replace(/^\uFEFF/, '').trim();
  if (/^<(?:!doctype html|html|head|body)\b/i.test(body.replace(/^(?:<!--[^]*?-->|\s)+/, '')))
    return 'a page of HTML';
  if (/^"?error\b/i.test(body)) return 'a text that begins with "error"';
  const parsed = parseOrNull(body);
  const inner = v.is(nested, parsed) ? parsed.message.response : parsed;
  if (typeof inner === 'string' && /^\s*error\b/i.test(inner)) return 'a text that begins with "error"';
  const row: unknown = Array.isArray(inner) ? inner[0] : inner;
  if (!v.is(said, row)) return null;
  if (!['', 'ok', 'true', '1'].includes(toWords(row.salida))) return 'salida other than OK';
  return noError.test(toWords(row.error)) ? null : 'an error';
}

/** Reads the beginning of a body. If the connection breaks off, the text that has arrived is returned. */
export async function readBeginning(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of body) {
      text += decoder.decode(part, { stream: true });
      if (text.length > maxLetters) break;
    }
  } catch {
    // if the connection breaks off, the status and the text that has arrived decide
  }
  return text;
}
