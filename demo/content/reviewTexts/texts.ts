/** Sentences of reviews by stars: 4–5, 3, 1–2. '{vehicle}' becomes one that the part fits. */
export interface Sentences {
  good: readonly string[];
  fair: readonly string[];
  bad: readonly string[];
}

/** Sentences for the parts of a category; `parts` leaves those to them whose name it matches. */
export interface PartTexts extends Sentences {
  category: string;
  parts?: RegExp;
}
