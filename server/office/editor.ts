/**
 * Office pages that edit the shop's content: a list, a form with a preview, and former versions that can be restored.
 */
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/lazyDatabase';
import {
  type brands,
  officeVersions,
  type posts,
  type OfficeAction,
  type VersionContent,
  type VersionKind,
} from '../db/schema';
import { Problem } from '../shared/problem';
import { markUp, type Markup } from './markUp';
import {
  buildButtonForm,
  buildHidden,
  buildTable,
  type OfficePageName,
  type PageContent,
} from './officePage';
import type { OfficeChange, OfficeRoutes, OfficeVisit } from './officeRoutes';
import { buildOlder, rowsAPage } from './pageOfRows';
import { listUploadedPictures, requireUploadedPicture } from './pictures';

/** Maximum bytes of a form. They are enough for two long texts if a letter takes up to six bytes. */
const largestForm = 512 * 1024;
const maxVersions = 50;

export interface Editor<Row extends VersionContent> {
  kind: VersionKind;
  /** Name of the editor's pages in their addresses and in the navigation. */
  page: OfficePageName & ('posts' | 'brands');
  table: typeof posts | typeof brands;
  actions: { write: OfficeAction; restore: OfficeAction };
  readName: (row: Row) => string;
  /**
   * Whether the row is complete, so that the shop can show it. A row that was written directly into the database may be
   * incomplete.
   */
  isWhole: (row: Row) => boolean;
  /** Parses a form. @throws BAD_REQUEST with the names of invalid fields */
  parseForm: (form: OfficeVisit['form']) => Row;
  /** @param uploaded addresses of the pictures that the office uploaded */
  buildFields: (row: Row | null, visit: OfficeVisit, uploaded: readonly string[]) => Markup;
  buildPreview: (row: Row, visit: OfficeVisit) => Markup;
}

/** Adds the pages of an editor to the office. */
export function addEditor<Row extends VersionContent>(
  { onPage, onForm, onAction }: OfficeRoutes,
  editor: Editor<Row>,
  now: () => Date,
): void {
  const { kind, page, table, actions } = editor;
  const root = `/office/${page}`;
  const toEditAddress = (slug: string) => `${root}/edit/${encodeURIComponent(slug)}`;
  const ofSlug = (slug: string) => and(eq(officeVersions.kind, kind), eq(officeVersions.slug, slug));

  async function readRow(db: Database, slug: string): Promise<Row | null> {
    const [row] = await db.select().from(table).where(eq(table.slug, slug));
    return row ? (row as Row) : null;
  }

  async function requireRow(db: Database, { params }: OfficeVisit): Promise<Row> {
    const row = await readRow(db, params.slug ?? '');
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  async function requireVersion(db: Database, { params }: OfficeVisit) {
    const number = /^\d{1,15}$/.test(params.number ?? '') ? Number(params.number) : 0;
    const [version] = await db
      .select()
      .from(officeVersions)
      .where(and(ofSlug(params.slug ?? ''), eq(officeVersions.number, number)));
    if (!version) throw new Problem('NOT_FOUND');
    return version;
  }

  const writeVersion = (db: Database, content: VersionContent, name: string) =>
    db.insert(officeVersions).values({ kind, slug: content.slug, content, name, createdAt: now() });

  /** Adds a row. If two people add the same slug at the same time, the second person gets an error. */
  async function addRow(db: Database, row: Row): Promise<void> {
    const added = await db
      .insert(table)
      .values(row as never)
      .onConflictDoNothing()
      .returning({ slug: table.slug });
    if (added.length === 0) throw new Problem('BAD_REQUEST', { fields: ['slug'] });
  }

  /**
   * Replaces a row. Before the first replacement, the original content is stored as a version. The row is locked, so
   * that simultaneous changes run one after the other.
   */
  async function replaceRow(db: Database, row: Row): Promise<void> {
    const ofRow = eq(table.slug, row.slug);
    const [before] = await db.select().from(table).where(ofRow).for('update');
    if (!before) throw new Problem('NOT_FOUND');
    if ((await db.$count(officeVersions, ofSlug(row.slug))) === 0) await writeVersion(db, before, '');
    await db.update(table).set(row).where(ofRow);
  }

  /** Writes a row, and stores its content as a new version. */
  async function write(db: Database, row: Row, name: string, isNew: boolean): Promise<void> {
    await requireUploadedPicture(db, row.image);
    await (isNew ? addRow(db, row) : replaceRow(db, row));
    await writeVersion(db, row, name);
  }

  async function buildForm(
    db: Database,
    row: Row | null,
    isNew: boolean,
    visit: OfficeVisit,
  ): Promise<Markup> {
    const own = visit.words.editor;
    const uploaded = await listUploadedPictures(db);
    const fields = { ...visit.hidden, isNew: isNew ? 'yes' : 'no' };
    return markUp`<form method="post" action="${root}">${buildHidden(fields)}${editor.buildFields(row, visit, uploaded)}<div class="actions"><button>${own.save}</button><button class="plain" formaction="${root}/preview">${own.preview}</button></div></form>`;
  }

  const buildNotWhole = (row: Row, { words: { editor: own } }: OfficeVisit): Markup | false =>
    !editor.isWhole(row) && markUp`<p class="wrong">${own.notWhole}. ${own.notWholeHint}</p>`;

  const buildPreview = (row: Row, visit: OfficeVisit): Markup =>
    markUp`<section aria-labelledby="preview"><h2 id="preview">${visit.words.editor.preview}</h2>${editor.buildPreview(row, visit)}</section>`;

  onPage(`/${page}`, async (db, visit) => {
    const { words, query } = visit;
    const own = words.editor;
    const rows = await db
      .select()
      .from(table)
      .where(query.after === undefined ? undefined : gt(table.slug, query.after))
      .orderBy(asc(table.slug))
      .limit(rowsAPage + 1);
    const shown = rows.slice(0, rowsAPage) as Row[];
    const list = buildTable(own.lists[page], words.none, shown, [
      {
        head: own.name,
        cell: (row) =>
          markUp`<a href="${toEditAddress(row.slug)}">${editor.readName(row)}</a>${!editor.isWhole(row) && markUp` <span class="bad">${own.notWhole}</span>`}`,
      },
      { head: own.slug, cell: ({ slug }) => slug },
    ]);
    const next = rows.length > rowsAPage && `${root}?after=${encodeURIComponent(shown.at(-1)?.slug ?? '')}`;
    const body = markUp`<p><a href="${root}/new">${own.create[page]}</a></p>${list}${buildOlder(own.more, next)}`;
    return { title: words.pages[page], page, body };
  });

  onPage(`/${page}/new`, async (db, visit) => ({
    ...{ title: visit.words.editor.create[page], page },
    body: await buildForm(db, null, true, visit),
  }));

  onPage(`/${page}/edit/:slug`, async (db, visit) => {
    const { words, format } = visit;
    const own = words.editor;
    const row = await requireRow(db, visit);
    const versions = await db
      .select({
        number: officeVersions.number,
        name: officeVersions.name,
        createdAt: officeVersions.createdAt,
      })
      .from(officeVersions)
      .where(ofSlug(row.slug))
      .orderBy(desc(officeVersions.number))
      .limit(maxVersions);
    const history = buildTable(own.history, own.noHistory, versions, [
      {
        head: own.time,
        cell: ({ number, name, createdAt }) =>
          markUp`<a href="${`${toEditAddress(row.slug)}/versions/${number}`}">${name === '' ? own.former : format.time(createdAt)}</a>`,
      },
      { head: own.writer, cell: ({ name }) => name },
    ]);
    const body = markUp`${buildNotWhole(row, visit)}${await buildForm(db, row, false, visit)}${buildPreview(row, visit)}<h2>${own.historyTitle}</h2>${history}`;
    return { title: editor.readName(row), page, body };
  });

  onPage(`/${page}/edit/:slug/versions/:number`, async (db, visit): Promise<PageContent> => {
    const { words, hidden, format } = visit;
    const own = words.editor;
    const { content, slug, number, createdAt } = await requireVersion(db, visit);
    const row = content as Row;
    const address = toEditAddress(slug);
    const form = buildButtonForm(`${address}/versions/${number}/restore`, own.restore, {
      ...hidden,
      back: address,
    });
    const restore = editor.isWhole(row) ? form : markUp`<p class="wrong">${own.notWhole}.</p>`;
    return {
      title: `${editor.readName(row)} · ${format.time(createdAt)}`,
      page,
      body: markUp`<p><a href="${address}">${own.present}</a></p>${restore}${buildPreview(row, visit)}`,
    };
  });

  /** Shows the form again, with the reason and the texts that the user typed. */
  async function showAgain(visit: OfficeVisit, reason: string, db: Database): Promise<PageContent> {
    const own = visit.words.editor;
    const form = await buildForm(db, null, visit.form.isNew === 'yes', visit);
    const body = markUp`<p class="wrong" role="alert">${reason}</p>${form}`;
    return { title: own.lists[page], page, status: 400, body };
  }

  /** Parses the form. If a value is invalid, returns a page with the form and the reason. */
  async function parseOrShowAgain(visit: OfficeVisit, db: Database): Promise<Row | PageContent> {
    try {
      return editor.parseForm(visit.form);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'BAD_REQUEST') throw error;
      return showAgain(visit, visit.words.problems.input(error.extra.fields?.join(', ') ?? '…'), db);
    }
  }

  onForm(`/${page}/preview`, {
    showAgain,
    largest: largestForm,
    build: async (db, visit) => {
      const row = await parseOrShowAgain(visit, db);
      if ('body' in row) return row;
      const form = await buildForm(db, row, visit.form.isNew === 'yes', visit);
      return {
        title: editor.readName(row),
        page,
        body: markUp`${buildPreview(row, visit)}${form}`,
      };
    },
  });

  onAction(`/${page}`, {
    action: actions.write,
    goTo: root,
    showAgain,
    isOnPages: true,
    largest: largestForm,
    change: async (db, { form, session }): Promise<OfficeChange> => {
      const row = editor.parseForm(form);
      await write(db, row, session.name, form.isNew === 'yes');
      return { subject: row.slug, goTo: `${root}/edit/${row.slug}` };
    },
  });

  onAction(`/${page}/edit/:slug/versions/:number/restore`, {
    action: actions.restore,
    goTo: root,
    isOnPages: true,
    change: async (db, visit): Promise<OfficeChange> => {
      const { content, slug, number } = await requireVersion(db, visit);
      // if an incomplete version were restored, the shop could not show the article
      if (!editor.isWhole(content as Row)) throw new Problem('BAD_REQUEST', { fields: ['content'] });
      await write(db, content as Row, visit.session.name, false);
      return { subject: `${slug} (${number})` };
    },
  });
}
