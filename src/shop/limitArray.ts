import * as v from 'valibot';

/** Maximum number of invalid items that are reported; further items are not parsed. */
const maxWrongItems = 10;

/**
 * Schema of a list whose length is checked before its items are parsed, and which stops after ten invalid items, so
 * that a very long list, or one with only invalid items, costs little.
 */
export const limitArray = <S extends v.GenericSchema>(
  item: S,
  { min = 0, max }: { min?: number; max: number },
) =>
  v.pipe(
    v.custom<unknown[]>((list) => Array.isArray(list) && list.length >= min && list.length <= max),
    v.rawTransform(({ dataset: { value: list }, addIssue, NEVER }): v.InferOutput<S>[] => {
      const parsed: v.InferOutput<S>[] = [];
      let wrong = 0;
      for (const [key, value] of list.entries()) {
        const { success, output, issues } = v.safeParse(item, value);
        if (success) parsed.push(output);
        else {
          const at = { type: 'array', origin: 'value', input: list, key, value } as const;
          for (const { message, path = [] } of issues) addIssue({ message, path: [at, ...path] });
          wrong += 1;
        }
        if (wrong === maxWrongItems) break;
      }
      return wrong > 0 ? NEVER : parsed;
    }),
  );
