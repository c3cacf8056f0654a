/**
 * Reads a catalogue from a file, for an ERP that cannot list its products: CSV or JSON lines, with the ERP's own field
 * names.
 */
import csv from 'papaparse';
import * as v from 'valibot';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';

export interface LineProblem {
  /** Number of the line, from 1. */
  line: number;
  /** Names of the invalid fields, without the values; or a text that says that the line cannot be read. */
  reason: string;
}

export interface ReadFile {
  products: Product[];
  problems: LineProblem[];
}

const maxLines = 500_000;
const numbers = new Set([
  'id',
  'precio',
  'precio_siniva',
  'precioanterior',
  'cantidad',
  'calificacion',
  'resenas',
]);
const lists = new Set(['categorias', 'imagenes', 'insignias', 'etiquetas', 'equivalencias']);
const structures = new Set(['atributos', 'opciones']);

/**
 * Reads a cell. A list is separated by `|`. Attributes and options are JSON. Vehicles are ids separated by `|`, or
 * `all`.
 */
function readCell(name: string, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  if (numbers.has(name)) return Number(text.replace(',', '.'));
  if (lists.has(name))
    return text
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean);
  if (structures.has(name)) return JSON.parse(text) as unknown;
  if (name === 'compatibilidad') return text === 'all' ? 'all' : text.split('|').map(Number);
  return text;
}

function addRow(line: number, make: () => unknown, read: ReadFile): void {
  let row: unknown;
  try {
    row = make();
  } catch {
    read.problems.push({ line, reason: 'cannot be read' });
    return;
  }
  const parsed = v.safeParse(productRow, row);
  if (parsed.success) read.products.push(parseProductRow(parsed.output));
  else
    read.problems.push({
      line,
      reason: [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the row'))].join(', '),
    });
}

/** Reads every line. An invalid line is left out and reported with its number. */
export function readCatalogueFile(text: string, kind: 'csv' | 'jsonl'): ReadFile {
  const read: ReadFile = { products: [], problems: [] };
  if (kind === 'jsonl') {
    const lines = text.split('\n', maxLines);
    lines.forEach((line, at) => {
      if (line.trim() !== '') addRow(at + 1, () => JSON.parse(line) as unknown, read);
    });
    return read;
  }
  const { data } = csv.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
    preview: maxLines,
  });
  data.forEach((cells, at) => {
    addRow(
      at + 2,
      () => Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, readCell(name, cell)])),
      read,
    );
  });
  return read;
}

export const getFileKind = (name: string): 'csv' | 'jsonl' => (/\.csv$/i.test(name) ? 'csv' : 'jsonl');
