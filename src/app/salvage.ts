/** What of a stored value still holds, when not all of it does: one bad line must not cost the others. */
import * as v from 'valibot';

type Schema = v.GenericSchema;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists and records know the schema of their members; the type of any schema does not tell. */
const memberOf = (schema: Schema): Schema | undefined =>
  ('item' in schema ? schema.item : 'value' in schema ? schema.value : undefined) as Schema | undefined;

/** The value, or what is left of a list or record without the members that do not hold; undefined when nothing is. */
export function salvage(schema: Schema, value: unknown): unknown {
  const whole = v.safeParse(schema, value);
  if (whole.success) return whole.output;
  const member = memberOf(schema);
  if (!member) return undefined;
  if (schema.type === 'array' && Array.isArray(value)) {
    const left = value.map((item) => salvage(member, item)).filter((item) => item !== undefined);
    return left.length > 0 && v.is(schema, left) ? left : undefined;
  }
  if (schema.type === 'record' && isRecord(value)) {
    const left = Object.entries(value).flatMap(([key, item]) => {
      const kept = salvage(member, item);
      return kept === undefined ? [] : [[key, kept]];
    });
    return Object.fromEntries(left);
  }
  return undefined;
}

/** Of several fields, those of which something holds. */
export const salvageFields = (schemas: Record<string, Schema>, found: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([field, schema]) => {
      const kept = isRecord(found) ? salvage(schema, found[field]) : undefined;
      return kept === undefined ? [] : [[field, kept]];
    }),
  );
