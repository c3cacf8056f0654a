/**
 * Schemas of the content that the shop writes (brands and articles). They are not in `schemas.ts`, because only lazy
 * pages need these schemas.
 */
import * as v from 'valibot';

const text = v.string();

/** GET /brands, sorted by name. `country` is ISO 3166 alpha-2. `image` may be empty. */
export const brandSchema = v.object({ slug: text, name: text, country: text, image: text });
export type Brand = v.InferOutput<typeof brandSchema>;
export const brandsSchema = v.object({ brands: v.array(brandSchema) });

const inBothLanguages = <S extends v.GenericSchema>(schema: S) => v.object({ es: schema, en: schema });

/** Block of an article in one language. A block of the kind `note` is highlighted. */
export const postBlockSchema = v.union([
  v.object({ kind: v.picklist(['heading', 'paragraph', 'note']), text }),
  v.object({ kind: v.literal('list'), items: v.array(text) }),
]);
export type PostBlock = v.InferOutput<typeof postBlockSchema>;

/** Topic of articles. Topics are independent of the catalogue's categories. */
export const postTopicSchema = v.object({ slug: text, name: inBothLanguages(text) });
export type PostTopic = v.InferOutput<typeof postTopicSchema>;

const postEntries = {
  slug: text,
  /** Path of a 16:9 picture on this origin; empty without a picture. */
  image: text,
  /** Calendar day in Ecuador, in ISO form. */
  publishedOn: text,
  /** Reading time in minutes. */
  minutes: v.pipe(v.number(), v.integer()),
  title: inBothLanguages(text),
  excerpt: inBothLanguages(text),
  /** Topics of the article. Missing if the article has no topic. */
  topics: v.exactOptional(v.array(postTopicSchema)),
};

/**
 * GET /posts: articles, newest first. Texts are in both languages, so that a switch of the language needs no request.
 */
export const postSummarySchema = v.object(postEntries);
export type PostSummary = v.InferOutput<typeof postSummarySchema>;
export const postsSchema = v.object({ posts: v.array(postSummarySchema) });

/**
 * GET /posts/{slug}. `categories` are the slugs of the ERP's categories that the article mentions, most relevant first.
 */
export const postSchema = v.object({
  ...postEntries,
  body: inBothLanguages(v.array(postBlockSchema)),
  categories: v.array(text),
});
export type Post = v.InferOutput<typeof postSchema>;
export const postAnswerSchema = v.object({ post: postSchema });

export const contactAnswerSchema = v.object({ number: text });
