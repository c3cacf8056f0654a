import { toLines, parseLines, type RequestedLine } from '@/features/quickOrder';

/** 1 MB: some 20,000 lines, far more than one order takes. */
const mostBytes = 1_000_000;
const kinds = /\.(?:csv|txt|tsv)$/i;
const types = ['text/csv', 'text/plain', 'text/tab-separated-values'];

/** What is wrong with a file, as the id of the sentence that says it. */
export type FileFault = 'ERROR_FILE_KIND' | 'ERROR_FILE_SIZE' | 'ERROR_FILE_EMPTY' | 'ERROR_FILE_UNREADABLE';

/** UTF-8 if it is, with or without its mark; a spreadsheet's UTF-16; else what Windows wrote before. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Pasted or typed. */
export const readText = parseLines;

/** The lines of a CSV file, or what is wrong with it. The reader of CSV comes with the first file. */
export async function readFile(file: File): Promise<RequestedLine[] | FileFault> {
  if (!kinds.test(file.name) && !types.includes(file.type)) return 'ERROR_FILE_KIND';
  if (file.size > mostBytes) return 'ERROR_FILE_SIZE';
  try {
    const { default: csv } = await import('papaparse');
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    // a picture or a spreadsheet that is only called .csv
    if (text.includes('\0')) return 'ERROR_FILE_KIND';
    // a spreadsheet's own first line, which says what separates the cells
    const separator = /^sep=(.)\r?\n/i.exec(text);
    const { data } = csv.parse<string[]>(separator ? text.slice(separator[0].length) : text, {
      ...(separator ? { delimiter: separator[1] } : { delimitersToGuess: [';', ',', '\t'] }),
      skipEmptyLines: true,
    });
    const lines = toLines(data);
    return lines.length > 0 ? lines : 'ERROR_FILE_EMPTY';
  } catch {
    return 'ERROR_FILE_UNREADABLE';
  }
}
