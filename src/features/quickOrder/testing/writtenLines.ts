/**
 * Lines as people write them, with the readings that are expected, and functions that read lines with the catalogue of
 * a test.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchCode, matchKinds, toMakersNumber } from '@/shared/codeMatch';
import { foldAccents, normalizePartNumber } from '@/shared/foldText';
import { listLineSpans, readLines } from '../reading/readLines';
import { toWrittenLines } from '../reading/toWrittenLines';
import type { FindSpan, Reading } from '../reading/types';

export interface CodedPart {
  sku: string;
  partNumber: string;
  equivalents: string[];
  name?: string;
  vehicles?: string;
  brand?: string;
}

const toKey = (text: string): string => normalizePartNumber(text).replace(/o/g, '0');
const listEndings = (sku: string): string[] => {
  const pieces = foldAccents(sku).split(/[^\p{L}\p{N}]+/u);
  return pieces.map((_, from) => toKey(pieces.slice(from).join('')));
};

/** Returns a function that finds the parts of a span as the service does. */
export function findIn(parts: readonly CodedPart[]): FindSpan {
  const byKey = new Map<string, Set<CodedPart>>();
  for (const part of parts) {
    const keys = [
      ...listEndings(part.sku),
      toKey(part.partNumber),
      toKey(toMakersNumber(part.brand ?? '', part.partNumber)),
      ...part.equivalents.map(toKey),
    ];
    for (const key of keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(part));
  }
  return (span) => {
    const hits = [...(byKey.get(toKey(span)) ?? [])].flatMap((part) => {
      const kind = matchCode(span, part);
      return kind ? [{ kind, part }] : [];
    });
    const kind = matchKinds.find((candidate) => hits.some((hit) => hit.kind === candidate));
    const found = hits.filter((hit) => hit.kind === kind);
    return (
      kind && {
        kind,
        skus: found.map(({ part }) => part.sku),
        names: found.map(({ part }) => part.name ?? ''),
        vehicles: found.map(({ part }) => part.vehicles ?? ''),
        brands: found.map(({ part }) => part.brand ?? ''),
      }
    );
  };
}

/** Reads a text, with matches only for the spans that the shop would request. */
export function readWith(find: FindSpan, text: string): Reading[] {
  const lines = toWrittenLines(text);
  const asked = new Set(listLineSpans(lines));
  return readLines(lines, (span) => (asked.has(span) ? find(span) : undefined));
}

/** Writes readings in the notation of the files. */
export const describeReadings = (readings: readonly Reading[]): string =>
  readings
    .map(({ kind, skus, isSure, code, quantity }) => {
      const name = { part: `${skus[0]}${isSure ? '' : '?'}`, unknown: `!${code}`, words: '~' }[kind];
      return `${name} ${quantity ?? '?'}`;
    })
    .join(' | ') || '-';

const unescape = (text: string): string => text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');

/** Lists the lines of a file in this folder, each with its right reading. */
export const listWrittenLines = (file: string): (readonly [text: string, reading: string])[] =>
  readFileSync(path.join(__dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const at = line.lastIndexOf(' => ');
      return [unescape(line.slice(0, at)), line.slice(at + 4)] as const;
    });
