/** Sentences of reviews by stars: 4–5, 3, 1–2. '{vehicle}' becomes a vehicle that the part fits. */
export interface Sentences {
  good: readonly string[];
  fair: readonly string[];
  bad: readonly string[];
}

/** Sentences for the parts of a category. If `parts` is set, the sentences are only for parts whose name matches it. */
export interface PartTexts extends Sentences {
  category: string;
  parts?: RegExp;
}
