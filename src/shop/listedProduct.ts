import * as v from 'valibot';
import { compatibilitySchema } from '@/erp/rows/product';

/** A product in a list, without prices and stock, because they are requested separately. */
export const listedProductSchema = v.object({
  id: v.number(),
  sku: v.string(),
  name: v.string(),
  partNumber: v.string(),
  brand: v.nullable(v.object({ slug: v.string(), name: v.string(), country: v.string() })),
  categories: v.array(v.string()),
  excerpt: v.string(),
  images: v.array(v.string()),
  badges: v.array(v.picklist(['sale', 'new', 'hot'])),
  tags: v.array(v.string()),
  rating: v.nullable(v.number()),
  reviews: v.number(),
  attributes: v.array(v.object({ group: v.string(), name: v.string(), value: v.string() })),
  options: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      type: v.picklist(['default', 'color']),
      values: v.array(v.object({ slug: v.string(), name: v.string(), color: v.optional(v.string()) })),
    }),
  ),
  equivalents: v.array(v.string()),
  compatibility: compatibilitySchema,
  fitmentText: v.string(),
  /** Fitment for the vehicle of the request; null if the request has no vehicle. */
  fit: v.nullable(v.picklist(['own', 'universal', 'other'])),
});
export type ListedProduct = v.InferOutput<typeof listedProductSchema>;

/** A product in a list, without fields that product cards and quick views do not show. */
export const listRowSchema = v.omit(listedProductSchema, ['equivalents', 'tags']);
export type ListRow = v.InferOutput<typeof listRowSchema>;
