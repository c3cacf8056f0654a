import { useFormik, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import { navigation } from '@/features/navigation';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { createBlurHandler } from './createBlurHandler';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Rules<Values> {
  /** Name under which unsaved input is registered. A reload waits for unsaved input. */
  name: string;
  begin: Values;
  /** Schema whose errors are message ids. */
  schema: AnyObjectSchema;
  /** Errors that the service found, as message ids. An error is shown until its field is changed. */
  faults?: Partial<Record<keyof Values, string>>;
  onChange?: (values: Values) => void;
  onSubmit: (values: Values) => void;
}

/**
 * Formik form. An error of a field is shown only after the field was changed or left, or after the form was submitted.
 */
export function useShopForm<Values extends FormikValues>(rules: Rules<Values>) {
  const { name, begin, schema, faults = {}, onChange, onSubmit } = rules;
  const { text } = useText();
  const dispatch = useAppDispatch();
  const [lastSubmitted, setSent] = useState<Values | null>(null);
  const isDirtied = useRef(false);
  const form = useFormik<Values>({
    initialValues: begin,
    validationSchema: schema,
    onSubmit: (values) => {
      setSent(values);
      onSubmit(values);
    },
  });

  // only the form of a page delays a reload; the form in the header does not
  useEffect(
    () => () => {
      if (isDirtied.current) dispatch(navigation.formSettled({ form: name }));
    },
    [dispatch, name],
  );

  const change = (changed: Partial<Values>) => {
    if (!isDirtied.current) dispatch(navigation.formDirtied({ form: name }));
    isDirtied.current = true;
    const values = { ...form.values, ...changed };
    void form.setValues(values);
    for (const field of Object.keys(changed)) void form.setFieldTouched(field, true, false);
    onChange?.(values);
  };

  const getError = (field: keyof Values & string): string | undefined => {
    const error = form.errors[field];
    if (typeof error === 'string') return form.touched[field] ? text(error) : undefined;
    const fault =
      lastSubmitted?.[field] === form.values[field]
        ? (faults as Partial<Record<string, string>>)[field]
        : undefined;
    return fault && text(fault);
  };
  const hasFault = Object.keys(form.values).some((field) => getError(field) !== undefined);

  return {
    values: form.values,
    change,
    submit: form.handleSubmit,
    reset: (values: Values) => {
      form.resetForm({ values });
      isDirtied.current = false;
    },
    /** Number of refused submissions. `FocusFirstInvalidField` needs this number. */
    refusals: hasFault && !(form.isSubmitting && !form.isValid) ? form.submitCount : 0,
    field: (field: keyof Values & string) => ({
      name: field,
      value: String(form.values[field]),
      error: getError(field),
      onBlur: createBlurHandler(form.handleBlur),
      onChange: ({ target }: ChangeEvent<Control>) => change({ [field]: target.value } as Partial<Values>),
    }),
  };
}

export type ShopForm<Values extends FormikValues> = ReturnType<typeof useShopForm<Values>>;
