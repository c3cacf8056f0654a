/** Interpretation of a search's words, which the gateway sends with the ERP's rows. */
import * as v from 'valibot';

export const relaxations = [
  'none',
  'year',
  'word',
  'car',
  'wordAndCar',
  'anyWord',
  'symptom',
  'category',
] as const;

/** Interpretation of the words, so that the page can show it and offer to undo it. */
export const understoodSchema = v.object({
  corrected: v.array(v.object({ typed: v.string(), meant: v.string() })),
  /** Words that nothing is known of. */
  ignored: v.array(v.string()),
  /** `slug`: of the one vehicle that the words mean. */
  car: v.nullable(
    v.object({ label: v.string(), vehicleIds: v.array(v.number()), slug: v.optional(v.string()) }),
  ),
  relaxation: v.picklist(relaxations),
  /** Categories that a mechanic would check, when the words describe a symptom. */
  symptom: v.nullable(v.object({ categories: v.array(v.object({ slug: v.string(), name: v.string() })) })),
  /** A page of the shop that the words mean. */
  page: v.nullable(v.string()),
});
export type Understood = v.InferOutput<typeof understoodSchema>;

/** A list without words: nothing to understand. */
export const nothingUnderstood: Understood = {
  corrected: [],
  ignored: [],
  car: null,
  relaxation: 'none',
  symptom: null,
  page: null,
};
