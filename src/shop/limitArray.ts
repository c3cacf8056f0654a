import * as v from 'valibot';

/** Maximum number of invalid items. After these items, no more items are parsed. */
const maxWrongItems = 10;

/**
 * Schema of a list. The length is checked before the items are parsed, and parsing stops after ten invalid items. A
 * very long list, or a list of invalid items, therefore costs little.
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
