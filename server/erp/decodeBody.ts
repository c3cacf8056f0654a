import { decodeWindowsControls } from './windowsLetters';

/** Makes a decoder of a charset; of UTF-8 when the Web does not know the name. */
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
 * Decodes a body by the charset that its content type names. Where it names none, or UTF-8 that the bytes are not, old
 * databases send Windows' Latin letters: `Pi\xf1\xf3n` is read as Piñón.
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
