/** Keeps the valid part of a stored value, so that one invalid line does not delete the valid lines. */
import * as v from 'valibot';
import { readStored, quarantine } from '@/shared/storage';
import { isRecord } from '@/shared/isObject';

type Schema = v.GenericSchema;
/**
 * Returns the schema of the members of a list or record. The general type of schemas declares
 * neither `item` nor `value`.
 */
const getMemberSchema = (schema: Schema): Schema | undefined =>
  ('item' in schema ? schema.item : 'value' in schema ? schema.value : undefined) as Schema | undefined;

/**
 * Returns a valid value unchanged, and a list or record without its invalid members. Returns undefined if no part of
 * the value is valid.
 */
function keepValid(schema: Schema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const member = getMemberSchema(schema);
  if (!member) return undefined;
  if (schema.type === 'array' && Array.isArray(value)) {
    const validItems = value.map((item) => keepValid(member, item)).filter((item) => item !== undefined);
    return validItems.length > 0 && v.is(schema, validItems) ? validItems : undefined;
  }
  if (schema.type === 'record' && isRecord(value)) {
    const validItems = Object.entries(value).flatMap(([key, item]) => {
      const validItem = keepValid(member, item);
      return validItem === undefined ? [] : [[key, validItem]];
    });
    return Object.fromEntries(validItems);
  }
  return undefined;
}

function read(key: string): unknown {
  try {
    return readStored(key);
  } catch {
    return undefined; // invalid JSON
  }
}

/**
 * Quarantines an invalid stored value, and stores the valid part of this value instead. A single field is stored as its
 * value, several fields as an object. The fields of `initial` replace invalid fields.
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
  const validItems = Object.fromEntries(
    Object.entries(schemas)
      .filter(([field]) => field in fields)
      .map(([field, schema]) => [field, keepValid(schema, fields[field])] as const)
      .filter(([, validItem]) => validItem !== undefined),
  );
  const result = Object.entries({ ...initial, ...validItems }).filter(([field]) => field in schemas);
  const validItem = isBare ? validItems[only] : Object.fromEntries(result);
  quarantine(key, Object.keys(validItems).length > 0 ? validItem : undefined);
  return validItems;
}
