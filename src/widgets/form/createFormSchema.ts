import { object, string, type StringSchema } from 'yup';
import { formats, type FieldRule, type FieldRules } from '@/shop/fieldRules';

const messages = { email: 'ERROR_FORM_INCORRECT_EMAIL', phone: 'ERROR_FORM_PHONE' } as const;

function createField({ maxLength, isRequired, format }: FieldRule): StringSchema {
  let field: StringSchema = string().trim().max(maxLength, 'ERROR_FORM_TOO_LONG');
  if (isRequired) field = field.required('ERROR_FORM_REQUIRED');
  if (format) field = field.matches(formats[format], messages[format]);
  return field;
}

/** Creates the schema of a form from the rules of its fields. The errors are message ids. */
export const createFormSchema = <R extends FieldRules>(rules: R) =>
  object(
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, createField(rule)])) as Record<
      keyof R,
      StringSchema
    >,
  );
