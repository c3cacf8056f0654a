import * as v from 'valibot';
import { stripControlCharacters } from './plainText';
import { formats, type FieldRule, type FieldRules } from './fieldRules';

type FieldSchema = v.GenericSchema<string, string>;

function createFieldSchema({ maxLength, isRequired, format }: FieldRule): FieldSchema {
  return v.pipe(
    v.string(),
    v.transform((text) => stripControlCharacters(text).replaceAll('\n', ' ')),
    v.trim(),
    v.maxLength(maxLength),
    v.check((text) => !(isRequired && text === '') && (format === undefined || formats[format].test(text))),
  );
}

/** Creates the service's schemas for fields. The result contains the entries of an object schema. */
export const createFieldSchemas = <R extends FieldRules>(rules: R) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, createFieldSchema(rule)])) as Record<
    keyof R,
    FieldSchema
  >;
