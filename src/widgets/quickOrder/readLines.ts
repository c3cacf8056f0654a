import { toWrittenLines, toWrittenRows, type WrittenLine } from '@/features/quickOrder';

/** Maximum size of a file in bytes (1 MB). Such a file has about 20,000 lines, and an order has far fewer lines. */
const maxBytes = 1_000_000;
const kinds = /\.(?:csv|txt|tsv)$/i;
const types = ['text/csv', 'text/plain', 'text/tab-separated-values'];

/** Message id of a file error. */
export type FileFault = 'ERROR_FILE_KIND' | 'ERROR_FILE_SIZE' | 'ERROR_FILE_EMPTY' | 'ERROR_FILE_UNREADABLE';

/**
 * Decodes a file. The encoding may be UTF-8 with or without BOM, or UTF-16 from spreadsheets; otherwise Windows-1252 is
 * assumed.
 */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the lines that contain a letter or a digit. */
const keepFilled = (lines: readonly WrittenLine[]): WrittenLine[] =>
  lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

export const readText = (text: string): WrittenLine[] => keepFilled(toWrittenLines(text));

/** Reads the lines of a CSV file, or returns an error. The CSV parser loads when the first file is read. */
export async function readFile(file: File): Promise<WrittenLine[] | FileFault> {
  if (!kinds.test(file.name) && !types.includes(file.type)) return 'ERROR_FILE_KIND';
  if (file.size > maxBytes) return 'ERROR_FILE_SIZE';
  try {
    const { default: csv } = await import('papaparse');
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    // a text with a NUL character is a binary file with the extension .csv
    if (text.includes('\0')) return 'ERROR_FILE_KIND';
    // the `sep=` line of Excel names the separator
    const separator = /^sep=(.)\r?\n/i.exec(text);
    const { data } = csv.parse<string[]>(separator ? text.slice(separator[0].length) : text, {
      ...(separator ? { delimiter: separator[1] } : { delimitersToGuess: [';', ',', '\t'] }),
      skipEmptyLines: true,
    });
    const lines = keepFilled(toWrittenRows(data));
    return lines.length > 0 ? lines : 'ERROR_FILE_EMPTY';
  } catch {
    return 'ERROR_FILE_UNREADABLE';
  }
}
