import * as v from 'valibot';

/** Maximum characters read from an answer, as a refusal is at its beginning. */
const maxLetters = 64 * 1024;

const said = v.looseObject({ salida: v.optional(v.unknown()), error: v.optional(v.unknown()) });

const nested = v.looseObject({ message: v.looseObject({ response: v.unknown() }) });

/** Returns a value as text; empty for a missing value. */
const toWords = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : (typeof value === 'string' ? value : JSON.stringify(value)).trim().toLowerCase();

/** Values of `error` by which old systems mean that there was no error. */
const noError = /^(?:0*|false|n|no|none|null|ninguno|sin error|ok|\[\]|\{\})$/;

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Finds a refusal in a body with a status 2xx, as some systems also answer errors with 200. An ERP reports it as
 * `salida` (other than OK) or `error`, in the answer itself or in the first row of `message.response`; an HTML page is
 * an error page or a sign-in; and a text that begins with "error" is a refusal. Any other body, and an empty one,
 * counts as acceptance.
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

/** Reads the beginning of a body, or the received part if the answer breaks off. */
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
    // an answer that breaks off counts by its status and the received part
  }
  return text;
}
