/** Locates damage in a log file that was cut, edited by hand, or reordered. */
import { isRecord } from '@/shared/isObject';

/** Describes the damage of an entry, as the second half of a sentence. Returns null for an undamaged entry. */
function checkEntry(entry: unknown, before: number): string | null {
  if (!isRecord(entry)) return `is ${JSON.stringify(entry)}`;
  if (!isRecord(entry.action)) return 'has no action';
  if (typeof entry.action.type !== 'string') return 'has an action without a type';
  if (entry.by !== 'ui' && entry.by !== 'saga') return `does not say who told it ("by": "ui" or "saga")`;
  if (typeof entry.t !== 'number' || !(entry.t >= 0)) return 'has no time ("t")';
  if (entry.t < before)
    return `comes at ${entry.t} ms, after one at ${before} ms: the entries are in another order`;
  return null;
}

/** Returns a sentence that describes the damage of a log; null for an undamaged log. */
export function findDamage(log: Record<string, unknown>): string | null {
  const { entries, exchanges, inputs = [], calls = [], views = [] } = log;
  for (const name of ['entries', 'exchanges', 'ids'])
    if (!Array.isArray(log[name])) return `the log has no list of ${name}`;
  for (const name of ['preloaded', 'final'])
    if (!isRecord(log[name])) return `the log has no state "${name}"`;
  if (typeof log.startedAt !== 'number') return 'the log does not say when it began ("startedAt")';
  let before = 0;
  for (const [index, entry] of (entries as unknown[]).entries()) {
    const fault = checkEntry(entry, before);
    if (fault !== null) return `entry ${index + 1} of ${(entries as unknown[]).length} ${fault}`;
    before = (entry as { t: number }).t;
  }
  for (const [index, exchange] of (exchanges as unknown[]).entries())
    if (!isRecord(exchange) || !isRecord(exchange.request))
      return `exchange ${index + 1} of ${(exchanges as unknown[]).length} has no request`;
  if (!Array.isArray(inputs) || !Array.isArray(calls) || !Array.isArray(views))
    return 'the log has no list of inputs, calls or views';
  const lengths = { answer: (exchanges as unknown[]).length, call: calls.length };
  let at = 0;
  for (const [index, input] of (inputs as unknown[]).entries()) {
    const here = `input ${index + 1} of ${inputs.length}`;
    if (!isRecord(input) || typeof input.at !== 'number')
      return `${here} does not say after which entry it came`;
    if (input.at < at || input.at > (entries as unknown[]).length) return `${here} is out of order`;
    at = input.at;
    for (const [name, length] of Object.entries(lengths)) {
      const number = input[name];
      if (number !== undefined && !(typeof number === 'number' && number < length))
        return `${here} is the ${name} to ${JSON.stringify(number)}, which the log does not hold`;
    }
  }
  return null;
}
