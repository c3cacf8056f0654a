/**
 * What the browser and the service say to each other of the shop's own content: apart from `schemas.ts`, for only pages
 * that come late read it.
 */
import * as v from 'valibot';

const text = v.string();

/** GET /brands, by name. `country`: ISO 3166 alpha-2; `image` may be empty. */
export const brandSchema = v.object({ slug: text, name: text, country: text, image: text });
export type Brand = v.InferOutput<typeof brandSchema>;
export const brandsSchema = v.object({ brands: v.array(brandSchema) });

const inBoth = <S extends v.GenericSchema>(schema: S) => v.object({ es: schema, en: schema });

/** A piece of an article, in one language. A `note` stands out: what to remember of it all. */
export const postBlockSchema = v.union([
  v.object({ kind: v.picklist(['heading', 'paragraph', 'note']), text }),
  v.object({ kind: v.literal('list'), items: v.array(text) }),
]);
export type PostBlock = v.InferOutput<typeof postBlockSchema>;

const postEntries = {
  slug: text,
  /** Path, on this origin, of a picture of 16 to 9; may be empty. */
  image: text,
  /** A calendar day of Ecuador. */
  publishedOn: text,
  /** How long it takes to read. */
  minutes: v.pipe(v.number(), v.integer()),
  title: inBoth(text),
  excerpt: inBoth(text),
};

/** GET /posts: newest first. Each is told in both languages, so that a change of language asks nothing. */
export const postSummarySchema = v.object(postEntries);
export type PostSummary = v.InferOutput<typeof postSummarySchema>;
export const postsSchema = v.object({ posts: v.array(postSummarySchema) });

/** GET /posts/{slug}. `categories`: slugs of the ERP's categories that it speaks of, the most telling one first. */
export const postSchema = v.object({
  ...postEntries,
  body: inBoth(v.array(postBlockSchema)),
  categories: v.array(text),
});
export type Post = v.InferOutput<typeof postSchema>;
export const postAnswerSchema = v.object({ post: postSchema });

export const contactAnswerSchema = v.object({ number: text });
