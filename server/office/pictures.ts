/** Office page that uploads the pictures of articles and brands. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../db/lazyDatabase';
import { brands, officeVersions, posts, uploadedPictures } from '../db/schema';
import { readPictureSlug, toPictureAddress, uploadWidths } from '../pages/uploadedPictures';
import { parse, Problem } from '../shared/problem';
import { markUp, Markup } from './markUp';
import {
  buildButtonForm,
  buildField,
  buildHidden,
  buildTable,
  pagePaths,
  type PageContent,
} from './officePage';
import type { OfficeRoutes, OfficeVisit } from './officeRoutes';
import { buildOlder, rowsAPage } from './pageOfRows';
import { prepareUpload } from './prepareUpload';

/** Maximum bytes of the file of each width. */
const maxBytes = { 400: 60_000, 800: 150_000, 1200: 300_000 } as const satisfies Record<
  (typeof uploadWidths)[number],
  number
>;
/** Maximum bytes of the form: the three files in base64, and the other fields. */
const largestForm = 800 * 1024;
/** Maximum number of pictures, so that the database stays small enough for a backup in minutes. */
const maxPictures = 500;

/** The only script of the office. The security policy allows it by its hash. */
export const uploadScript = `(${prepareUpload.toString()})()`;

/** First bytes of the files. The type that the form states is not trusted. */
const beginnings = { webp: /^RIFF.{4}WEBP/s, jpg: /^\xFF\xD8\xFF/ } as const;

const base64 = (bytes: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(Math.ceil(bytes / 3) * 4),
    v.base64(),
    v.transform((text) => Buffer.from(text, 'base64')),
  );

const upload = v.pipe(
  v.object({
    slug: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,40}$/)),
    type: v.picklist(['webp', 'jpg']),
    width400: base64(maxBytes[400]),
    width800: base64(maxBytes[800]),
    width1200: base64(maxBytes[1200]),
  }),
  v.forward(
    v.check(({ type, width400, width800, width1200 }) =>
      [width400, width800, width1200].every((file) => beginnings[type].test(file.toString('latin1', 0, 16))),
    ),
    ['type'],
  ),
);

/** Lists the addresses of the uploaded pictures, the newest first. */
export async function listUploadedPictures(db: Database): Promise<string[]> {
  const rows = await db
    .select({ slug: uploadedPictures.slug, type: uploadedPictures.type })
    .from(uploadedPictures)
    .where(eq(uploadedPictures.width, 800))
    .orderBy(desc(uploadedPictures.createdAt), uploadedPictures.slug)
    .limit(maxPictures);
  return rows.map((row) => toPictureAddress(row));
}

/**
 * Refuses a picture that was deleted meanwhile. The row is locked, so that it is not deleted before the article is saved.
 * @throws BAD_REQUEST
 */
export async function requireUploadedPicture(db: Database, address: string): Promise<void> {
  const slug = readPictureSlug(address);
  if (slug === undefined) return;
  const [row] = await db
    .select({ slug: uploadedPictures.slug })
    .from(uploadedPictures)
    .where(and(eq(uploadedPictures.slug, slug), eq(uploadedPictures.width, 800)))
    .for('share');
  if (!row) throw new Problem('BAD_REQUEST', { fields: ['image'] });
}

/** Whether an article, a brand or a former version of them shows the picture. */
async function isInUse(db: Database, address: string): Promise<boolean> {
  return (
    (await db.$count(posts, eq(posts.image, address))) > 0 ||
    (await db.$count(brands, eq(brands.image, address))) > 0 ||
    (await db.$count(officeVersions, eq(sql`${officeVersions.content} ->> 'image'`, address))) > 0
  );
}

/** @param name name that was typed before the form was refused */
function buildForm({ words, hidden }: OfficeVisit, name = ''): Markup {
  const own = words.pictures;
  const files = Object.entries(maxBytes).map(
    ([width, bytes]) =>
      markUp`<input type="hidden" name="${`width${width}`}" data-width="${width}" data-bytes="${bytes}">`,
  );
  return markUp`<h2 id="add">${own.add}</h2><form method="post" action="/office/pictures" class="narrow" data-unreadable="${own.unreadable}" data-large="${own.large}">${buildHidden({ ...hidden, back: pagePaths.pictures })}<input type="hidden" name="type">${files}${buildField(
    { name: 'slug', label: own.name, hint: own.nameHint, maxLength: 40, value: name },
  )}<div class="field"><label for="file">${own.file}</label><input id="file" type="file" accept="image/*" required aria-describedby="file-hint"><small id="file-hint">${own.fileHint}</small></div><noscript><p class="wrong">${own.needsScript}</p></noscript><p class="preview"></p><div class="actions"><button>${own.save}</button></div></form>${new Markup(`<script>${uploadScript}</script>`)}`;
}

const from = v.object({
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
});

/** Builds the page. @param refused reason why a form was refused, and the name that was typed */
async function buildPicturePage(
  db: Database,
  visit: OfficeVisit,
  refused: { reason: string; name: string } | null = null,
): Promise<PageContent> {
  const { words, format, hidden } = visit;
  const own = words.pictures;
  const { from: start } = refused ? { from: 0 } : parse(from, visit.query);
  const { slug, type, name, createdAt } = uploadedPictures;
  const rows = await db
    .select({ slug, type, name, createdAt })
    .from(uploadedPictures)
    .where(eq(uploadedPictures.width, 800))
    .orderBy(desc(createdAt), slug)
    .limit(rowsAPage + 1)
    .offset(start);
  const list = buildTable(own.list, own.none, rows.slice(0, rowsAPage), [
    {
      head: own.picture,
      cell: (row) =>
        markUp`<a href="${toPictureAddress(row)}"><img src="${toPictureAddress(row, 400)}" alt="" width="120" loading="lazy">${row.slug}</a>`,
    },
    { head: own.time, cell: (row) => format.time(row.createdAt) },
    { head: own.writer, cell: (row) => row.name },
    {
      head: own.change,
      cell: (row) =>
        buildButtonForm(
          '/office/pictures/remove',
          own.remove,
          { ...hidden, back: pagePaths.pictures, slug: row.slug },
          `${own.remove}: ${row.slug}`,
        ),
    },
  ]);
  const older = rows.length > rowsAPage && `/office/pictures?from=${start + rowsAPage}`;
  const reason = refused && markUp`<p class="wrong" role="alert">${refused.reason}</p>`;
  return {
    title: words.pages.pictures,
    page: 'pictures',
    ...(refused && { status: 400 }),
    body: markUp`${reason}${buildForm(visit, refused?.name)}${list}${buildOlder(words.older, older)}`,
  };
}

export function addPicturePages({ onPage, onAction }: OfficeRoutes, now: () => Date): void {
  onPage('/pictures', (db, visit) => buildPicturePage(db, visit));

  onAction('/pictures', {
    action: 'pictureAdd',
    goTo: '/office/pictures',
    largest: largestForm,
    needsSession: true,
    showAgain: (visit, reason, db) => buildPicturePage(db, visit, { reason, name: visit.form.slug ?? '' }),
    change: async (db, { form, session, words, format }) => {
      const { slug: name, type, ...widths } = parse(upload, form);
      if ((await db.$count(uploadedPictures)) >= maxPictures * uploadWidths.length)
        throw new Problem('BAD_REQUEST', { fields: [words.pictures.tooMany(format.count(maxPictures))] });
      const files = uploadWidths.map((width) => ({ width, content: widths[`width${width}`] }));
      const hash = createHash('sha256');
      for (const { content } of files) hash.update(content);
      // the address contains a hash, so browsers may keep the file for ever
      const slug = `${name}-${hash.digest('hex').slice(0, 8)}`;
      await db
        .insert(uploadedPictures)
        .values(
          files.map(({ width, content }) => ({
            ...{ slug, width, type, content, name: session.name, createdAt: now() },
          })),
        )
        .onConflictDoNothing();
      return { subject: slug };
    },
  });

  onAction('/pictures/remove', {
    action: 'pictureRemove',
    goTo: '/office/pictures',
    needsSession: true,
    showAgain: (visit, reason, db) => buildPicturePage(db, visit, { reason, name: '' }),
    change: async (db, { form, words }) => {
      const slug = form.slug ?? '';
      const [row] = await db
        .select({ slug: uploadedPictures.slug, type: uploadedPictures.type })
        .from(uploadedPictures)
        .where(and(eq(uploadedPictures.slug, slug), eq(uploadedPictures.width, 800)))
        // a save of an article with this picture waits for the deletion, and is then refused
        .for('update');
      if (!row) return null;
      if (await isInUse(db, toPictureAddress(row)))
        throw new Problem('BAD_REQUEST', { fields: [words.pictures.isInUse] });
      await db.delete(uploadedPictures).where(eq(uploadedPictures.slug, slug));
      return { subject: slug };
    },
  });
}
