/** What of a stored value still holds, when not all of it does: one bad line must not cost the others. */
import * as v from 'valibot';
import { readStored, quarantine } from '@/shared/storage';

type Schema = v.GenericSchema;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists and records know the schema of their members; the type of any schema does not tell. */
const memberOf = (schema: Schema): Schema | undefined =>
  ('item' in schema ? schema.item : 'value' in schema ? schema.value : undefined) as Schema | undefined;

/** The value, or what is left of a list or record without the members that do not hold; undefined when nothing is. */
function leftOf(schema: Schema, value: unknown): unknown {
  const whole = v.safeParse(schema, value);
  if (whole.success) return whole.output;
  const member = memberOf(schema);
  if (!member) return undefined;
  if (schema.type === 'array' && Array.isArray(value)) {
    const left = value.map((item) => leftOf(member, item)).filter((item) => item !== undefined);
    return left.length > 0 && v.is(schema, left) ? left : undefined;
  }
  if (schema.type === 'record' && isRecord(value)) {
    const left = Object.entries(value).flatMap(([key, item]) => {
      const kept = leftOf(member, item);
      return kept === undefined ? [] : [[key, kept]];
    });
    return Object.fromEntries(left);
  }
  return undefined;
}

function read(key: string): unknown {
  try {
    return readStored(key);
  } catch {
    return undefined; // no JSON
  }
}

/**
 * Sets a stored value aside that could not be used, and leaves in its place what still holds of it. One field is stored
 * bare, several as an object; `initial` has those that do not hold.
 */
export function repairStoredValue(
  key: string,
  schemas: Record<string, Schema>,
  initial: object,
): Record<string, unknown> {
  const found = read(key);
  const [only, second] = Object.keys(schemas);
  const isBare = only !== undefined && second === undefined;
  const fields = isBare ? { [only]: found } : isRecord(found) ? found : {};
  const left = Object.fromEntries(
    Object.entries(schemas)
      .filter(([field]) => field in fields)
      .map(([field, schema]) => [field, leftOf(schema, fields[field])] as const)
      .filter(([, kept]) => kept !== undefined),
  );
  const whole = Object.entries({ ...initial, ...left }).filter(([field]) => field in schemas);
  const kept = isBare ? left[only] : Object.fromEntries(whole);
  quarantine(key, Object.keys(left).length > 0 ? kept : undefined);
  return left;
}
