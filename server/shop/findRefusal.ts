import * as v from 'valibot';

/** Maximum characters read of an answer: a refusal is at its beginning. */
const maxLetters = 64 * 1024;

const said = v.looseObject({ salida: v.optional(v.unknown()), error: v.optional(v.unknown()) });

const nested = v.looseObject({ message: v.looseObject({ response: v.unknown() }) });

/** Returns a value's own words; none for one that is not there. */
const toWords = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : (typeof value === 'string' ? value : JSON.stringify(value)).trim().toLowerCase();

/** Values of `error` with which old systems mean that there is none. */
const noError = /^(?:0*|false|n|no|none|null|ninguno|sin error|ok|\[\]|\{\})$/;

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Finds the refusal in a body that came with 2xx: systems that know one status answer their errors with 200, too. An ERP says
 * `salida` (other than OK) or `error`, in the answer itself or in the first row of `message.response`; a page of HTML is an
 * error page or a sign-in; a text that begins with "error" is one. Any other body, and none, says nothing against the order.
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

/** Reads the beginning of a body, or the received part where the answer breaks off. */
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
    // the status counts, and the part that was received
  }
  return text;
}
