/**
 * Combinations of repeated checks that a run covers: all of them with TEST_DEPTH=deep, otherwise a selection in which
 * each value still occurs. The list of stories is generated from it, so a run never shows a skipped story.
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

/**
 * Whether a run covers this value, which is one of `values`, for the item at this position. The items take the values
 * in turn.
 */
export const coversValue = <T>(values: readonly T[], value: T, position: number): boolean =>
  isDeepRun || values[position % values.length] === value;
