/** Interpretation of search words. The gateway sends the interpretation together with the ERP's rows. */
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

/** Interpretation of search words. The page shows the interpretation, and offers to search without it. */
export const understoodSchema = v.object({
  corrected: v.array(v.object({ typed: v.string(), meant: v.string() })),
  /** Words whose meaning is unknown. */
  ignored: v.array(v.string()),
  /** The vehicle that the words name. `slug` is set only if exactly one vehicle matches the words. */
  car: v.nullable(
    v.object({ label: v.string(), vehicleIds: v.array(v.number()), slug: v.optional(v.string()) }),
  ),
  relaxation: v.picklist(relaxations),
  /** Categories that a mechanic would check. Set when the words describe a symptom. */
  symptom: v.nullable(v.object({ categories: v.array(v.object({ slug: v.string(), name: v.string() })) })),
  /** A page of the shop that the words name. */
  page: v.nullable(v.string()),
});
export type Understood = v.InferOutput<typeof understoodSchema>;

/** Interpretation of a list that was requested without search words. */
export const nothingUnderstood: Understood = {
  corrected: [],
  ignored: [],
  car: null,
  relaxation: 'none',
  symptom: null,
  page: null,
};
