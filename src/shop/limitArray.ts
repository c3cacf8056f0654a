import * as v from 'valibot';

/** Maximum wrong items of a list that are reported; the rest is not parsed. */
const maxWrongItems = 10;

/**
 * Schema of a list whose length is checked before its items are parsed, and that stops after ten wrong ones, so that an
 * endless list, or one with only wrong items, costs little.
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
