import { useFormik, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import { navigation } from '@/features/navigation';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Rules<Values> {
  /** Among the forms that a reload waits for. */
  name: string;
  begin: Values;
  /** Its messages are ids of texts. */
  schema: AnyObjectSchema;
  /** What the service found wrong with what was sent, as ids of texts: told until the field is changed. */
  faults?: Partial<Record<keyof Values, string>>;
  onChange?: (values: Values) => void;
  onSubmit: (values: Values) => void;
}

/** A form of which a field's error shows only once that field was changed or left, or the form was sent. */
export function useShopForm<Values extends FormikValues>(rules: Rules<Values>) {
  const { name, begin, schema, faults = {}, onChange, onSubmit } = rules;
  const { text } = useText();
  const dispatch = useAppDispatch();
  const [sent, setSent] = useState<Values | null>(null);
  const isDirtied = useRef(false);
  const form = useFormik<Values>({
    initialValues: begin,
    validationSchema: schema,
    onSubmit: (values) => {
      setSent(values);
      onSubmit(values);
    },
  });

  // a form that goes without its page (the header's) holds no reload back
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

  const told = (field: keyof Values & string): string | undefined => {
    const error = form.errors[field];
    if (typeof error === 'string') return form.touched[field] ? text(error) : undefined;
    const fault =
      sent?.[field] === form.values[field] ? (faults as Partial<Record<string, string>>)[field] : undefined;
    return fault && text(fault);
  };
  const hasFault = Object.keys(form.values).some((field) => told(field) !== undefined);

  return {
    values: form.values,
    change,
    submit: form.handleSubmit,
    /** Empties it, or begins it anew. */
    reset: (values: Values) => {
      form.resetForm({ values });
      isDirtied.current = false;
    },
    /** For `FocusFirstInvalidField`: counts what was sent and is not right. */
    refusals: hasFault && !(form.isSubmitting && !form.isValid) ? form.submitCount : 0,
    field: (field: keyof Values & string) => ({
      name: field,
      value: String(form.values[field]),
      error: told(field),
      onBlur: form.handleBlur,
      onChange: ({ target }: ChangeEvent<Control>) => change({ [field]: target.value } as Partial<Values>),
    }),
  };
}

export type ShopForm<Values extends FormikValues> = ReturnType<typeof useShopForm<Values>>;
