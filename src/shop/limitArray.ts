import * as v from 'valibot';

/** A list whose length is checked before any of its items is looked at, so that an endless one costs nothing. */
export const limitArray = <S extends v.GenericSchema>(
  item: S,
  { min = 0, max }: { min?: number; max: number },
) =>
  v.pipe(
    v.custom<unknown[]>((list) => Array.isArray(list) && list.length >= min && list.length <= max),
    v.array(item),
  );
