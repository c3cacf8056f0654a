/**
 * Combinations of repeated checks that a run covers: all with TEST_DEPTH=deep, else a selection in which each value
 * still occurs. It generates the list of stories, so a run never skips one.
 */
import { isDeepRun } from '@/testing/testDepth';

export const languages = ['es', 'en'] as const;
/** A phone and a desktop. */
export const widths = [390, 1440] as const;

export interface Display {
  language: (typeof languages)[number];
  width: (typeof widths)[number];
}

export const displays: readonly Display[] = languages.flatMap((language) =>
  widths.map((width) => ({ language, width })),
);

/** Whether a run covers this value, one of `values`, for the item at this position: the items take the values in turn. */
export const coversValue = <T>(values: readonly T[], value: T, position: number): boolean =>
  isDeepRun || values[position % values.length] === value;
