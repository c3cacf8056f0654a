/** Office pages that edit articles and brands. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isIsoDate } from '@/shared/isoDate';
import type { PostBlock } from '@/shop/contentSchemas';
import { brands, posts } from '../db/schema';
import { parse } from '../shared/problem';
import { readPost } from '../shop/posts';
import { addEditor } from './editor';
import { markUp, type Markup } from './markUp';
import { buildField } from './officePage';
import type { OfficeRoutes, OfficeVisit } from './officeRoutes';
import { readPostContent } from './postContent';
import { parseBlocks, splitTopicLines, writeBlocks, writeTopics } from './postText';

type PostRow = typeof posts.$inferInsert;
type BrandRow = typeof brands.$inferInsert;

/** Maximum letters of an article's texts. */
const maxLetters = { title: 150, excerpt: 400, body: 20_000 };

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
/** Slug, which is the last part of the address. */
const slug = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/));
/** A path on this origin, or an empty text for no picture. */
const image = v.pipe(v.string(), v.regex(/^(?:\/(?!\/)[\w./-]{1,200})?$/));

const blocks = v.pipe(text(maxLetters.body), v.transform(parseBlocks), v.minLength(1));

const topics = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.transform(splitTopicLines),
  v.everyItem((parts) => parts.length === 3 && parts.every(Boolean) && /^[\w-]{1,64}$/.test(parts[0] ?? '')),
  v.transform((lines) => lines.map(([own = '', es = '', en = '']) => ({ slug: own, name: { es, en } }))),
  v.check((all) => new Set(all.map(({ slug: own }) => own)).size === all.length),
);

const postForm = v.object({
  slug,
  image,
  publishedOn: v.pipe(v.string(), v.check(isIsoDate)),
  titleEs: text(maxLetters.title),
  titleEn: text(maxLetters.title),
  excerptEs: text(maxLetters.excerpt),
  excerptEn: text(maxLetters.excerpt),
  bodyEs: blocks,
  bodyEn: blocks,
  categories: v.pipe(
    v.string(),
    v.maxLength(400),
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.everyItem((name) => /^[\w-]{1,64}$/.test(name)),
  ),
  topics,
});

const brandForm = v.object({
  slug,
  image,
  name: text(100),
  country: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)),
});

function parsePost(form: OfficeVisit['form']): PostRow {
  const { slug: own, image: picture, publishedOn, ...written } = parse(postForm, form);
  return {
    ...{ slug: own, image: picture, publishedOn },
    content: {
      title: { es: written.titleEs, en: written.titleEn },
      excerpt: { es: written.excerptEs, en: written.excerptEn },
      body: { es: written.bodyEs, en: written.bodyEn },
      categories: written.categories,
      ...(written.topics.length > 0 ? { topics: written.topics } : {}),
    },
  };
}

/**
 * Lists the pictures in a folder of the built shop. If a picture has several sizes, only the middle size is listed,
 * because articles refer to this size.
 */
function listPictures(publicDir: string, folder: string): string[] {
  try {
    return readdirSync(path.join(publicDir, 'images', folder))
      .filter((name) => /-800\.avif$|^[\w-]+\.(?:svg|webp|png|jpg)$/.test(name))
      .sort()
      .map((name) => `/images/${folder}/${name}`);
  } catch {
    return [];
  }
}

function buildPictureField(
  pictures: readonly string[],
  chosen: string,
  { words: { editor } }: OfficeVisit,
): Markup {
  const all = [...new Set(['', ...(chosen === '' ? [] : [chosen]), ...pictures])];
  const options = all.map(
    (picture) =>
      markUp`<option value="${picture}"${picture === chosen && markUp` selected`}>${picture === '' ? editor.noPicture : picture}</option>`,
  );
  return markUp`<div class="field"><label for="image">${editor.picture}</label><select id="image" name="image" aria-describedby="image-hint">${options}</select><small id="image-hint">${editor.pictureHint}</small></div>`;
}

/**
 * Builds the field for the slug. After an article or brand was saved, its slug cannot be changed, because the slug is
 * part of the address.
 */
const buildSlugField = (own: string | undefined, { words: { editor }, form }: OfficeVisit): Markup =>
  own === undefined || form.isNew === 'yes'
    ? buildField({ name: 'slug', label: editor.slug, hint: editor.slugHint, maxLength: 64, value: own ?? '' })
    : markUp`<input type="hidden" name="slug" value="${own}">`;

function buildPostFields(row: PostRow | null, pictures: readonly string[], visit: OfficeVisit): Markup {
  // a refused form shows the text again as the user typed it
  const { form: typed, words } = visit;
  const own = words.editor;
  const content = row && readPostContent(row.content);
  const inLanguage = (language: 'es' | 'en', code: string, name: string): Markup =>
    markUp`<fieldset><legend>${name}</legend>${[
      buildField({
        ...{ name: `title${code}`, label: own.title, maxLength: maxLetters.title, lang: language },
        value: typed[`title${code}`] ?? content?.title[language] ?? '',
      }),
      buildField({
        ...{ name: `excerpt${code}`, label: own.excerpt, maxLength: maxLetters.excerpt, lang: language },
        value: typed[`excerpt${code}`] ?? content?.excerpt[language] ?? '',
      }),
      buildField({
        ...{ name: `body${code}`, label: own.body, hint: own.bodyHint, type: 'lines' as const },
        ...{
          lang: language,
          maxLength: maxLetters.body,
          value: typed[`body${code}`] ?? writeBlocks(content?.body[language] ?? []),
        },
      }),
    ]}</fieldset>`;
  return markUp`${buildSlugField(typed.slug ?? row?.slug, visit)}${buildField({
    ...{
      name: 'publishedOn',
      label: own.day,
      type: 'date' as const,
      value: typed.publishedOn ?? row?.publishedOn ?? '',
    },
  })}${buildPictureField(pictures, typed.image ?? row?.image ?? '', visit)}<div class="two">${inLanguage('es', 'Es', own.spanish)}${inLanguage('en', 'En', own.english)}</div>${buildField(
    {
      ...{ name: 'categories', label: own.categories, hint: own.categoriesHint, isRequired: false },
      value: typed.categories ?? content?.categories.join(' ') ?? '',
    },
  )}${buildField({
    ...{ name: 'topics', label: own.topics, hint: own.topicsHint, isRequired: false },
    ...{ type: 'lines' as const, value: typed.topics ?? writeTopics(content?.topics ?? []) },
  })}`;
}

function buildBlock(block: PostBlock): Markup {
  switch (block.kind) {
    case 'heading':
      return markUp`<h4>${block.text}</h4>`;
    case 'list':
      return markUp`<ul>${block.items.map((item) => markUp`<li>${item}</li>`)}</ul>`;
    case 'note':
      return markUp`<p class="note">${block.text}</p>`;
    case 'paragraph':
      return markUp`<p>${block.text}</p>`;
  }
}

const buildPicture = (address: string): Markup | false =>
  address !== '' && markUp`<p><img src="${address}" alt="" width="240"></p>`;

function buildPostPreview({ image: picture, content }: PostRow): Markup {
  const { title, excerpt, body } = readPostContent(content);
  return markUp`${buildPicture(picture)}<div class="two">${(['es', 'en'] as const).map(
    (language) =>
      markUp`<article lang="${language}"><h3>${title[language]}</h3><p class="soft">${excerpt[language]}</p>${body[language].map(buildBlock)}</article>`,
  )}</div>`;
}

export interface ContentPageOptions {
  now: () => Date;
  publicDir: string;
}

export function addContentPages(routes: OfficeRoutes, { now, publicDir }: ContentPageOptions): void {
  addEditor<PostRow>(
    routes,
    {
      ...{ kind: 'post', page: 'posts', table: posts },
      actions: { write: 'postWrite', restore: 'postRestore' },
      readName: ({ slug: own, content }) => readPostContent(content).title.es || own,
      isWhole: (row) => readPost(row) !== null,
      parseForm: parsePost,
      buildFields: (row, visit, uploaded) =>
        buildPostFields(row, [...uploaded, ...listPictures(publicDir, 'posts')], visit),
      buildPreview: buildPostPreview,
    },
    now,
  );
  addEditor<BrandRow>(
    routes,
    {
      ...{ kind: 'brand', page: 'brands', table: brands },
      actions: { write: 'brandWrite', restore: 'brandRestore' },
      readName: ({ name }) => name,
      isWhole: () => true,
      parseForm: (form) => parse(brandForm, form),
      buildFields: (row, visit, uploaded) => {
        const { form: typed, words } = visit;
        const pictures = [...uploaded, ...listPictures(publicDir, 'brands')];
        const own = words.editor;
        return markUp`${buildSlugField(typed.slug ?? row?.slug, visit)}${buildField({
          ...{ name: 'name', label: own.name, maxLength: 100, value: typed.name ?? row?.name ?? '' },
        })}${buildField({
          ...{ name: 'country', label: own.country, hint: own.countryHint, maxLength: 2 },
          value: typed.country ?? row?.country ?? '',
        })}${buildPictureField(pictures, typed.image ?? row?.image ?? '', visit)}`;
      },
      buildPreview: ({ image: picture, name, country }) =>
        markUp`${buildPicture(picture)}<p>${name} · ${country}</p>`,
    },
    now,
  );
}
