import { decodeWindowsControls } from './windowsLetters';

/** Makes a decoder for a charset. If the Encoding Standard does not know the charset, the decoder reads UTF-8. */
function makeDecoder(charset: string, fatal = false): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal });
  } catch {
    return new TextDecoder('utf-8', { fatal });
  }
}

function decodeAs(charset: string, bytes: ArrayBuffer): string {
  const decoder = makeDecoder(charset);
  const text = decoder.decode(bytes);
  return decoder.encoding === 'windows-1252' ? decodeWindowsControls(text) : text;
}

/**
 * Decodes a body by the charset of its content type, or as UTF-8 if no charset is given. If the bytes are not valid
 * UTF-8, the body is decoded as Windows-1252, which old databases send: `Pi\xf1\xf3n` is read as Piñón.
 */
export function decodeBody(bytes: ArrayBuffer, contentType: string | null): string {
  const charset = /charset="?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) return decodeAs(charset, bytes);
  try {
    return makeDecoder('utf-8', true).decode(bytes);
  } catch {
    return decodeAs('windows-1252', bytes);
  }
}
