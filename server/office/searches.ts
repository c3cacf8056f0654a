/** Searches without results, and the synonyms that the office has added for them. */
import { asc, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { readPhrase } from '../catalogue/dictionary';
import { raiseVersion } from '../catalogue/catalogueState';
import { foldCase } from '../catalogue/words';
import { catalogueMisses, catalogueSynonyms } from '../db/schema';
import { parse, Problem } from '../shared/problem';
import { markUp } from './markUp';
import { buildButtonForm, buildField, buildHidden, buildTable } from './officePage';
import type { OfficeRoutes } from './officeRoutes';
import { buildOlder, rowsAPage } from './pageOfRows';

/**
 * Maximum number of synonyms that the office may add. The number is limited, because the dictionary reads all synonyms.
 */
const maxSynonyms = 1_000;

/** A phrase in the form that the dictionary uses: singular words, without filler words and punctuation. */
const phrase = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text) => {
    const singulars = readPhrase(foldCase(text).replaceAll(/[^\p{L}\p{N}-]+/gu, ' '));
    // fillers are removed again, because the singular of a word may be a filler even if its plural is not
    return readPhrase(singulars.join(' ')).join(' ');
  }),
  v.minLength(2),
  v.maxLength(60),
);
const synonym = v.object({ said: phrase, meant: phrase });

const place = v.object({
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
  words: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
});

/** Adds the pages for searches. @param forgetWords makes this process read the catalogue's words again */
export function addSearchPages(
  { onPage, onAction }: OfficeRoutes,
  now: () => Date,
  forgetWords: () => void,
): void {
  onPage('/searches', async (db, visit) => {
    const { words, format, hidden } = visit;
    const own = words.searches;
    const { from, words: chosen } = parse(place, visit.query);
    const rows = await db
      .select()
      .from(catalogueMisses)
      .orderBy(desc(catalogueMisses.times), asc(catalogueMisses.words))
      .limit(rowsAPage + 1)
      .offset(from);
    const added = await db
      .select()
      .from(catalogueSynonyms)
      .orderBy(asc(catalogueSynonyms.said))
      .limit(maxSynonyms);
    const form = markUp`<h2 id="add">${own.add}</h2><form method="post" action="/office/searches/synonyms" class="narrow">${buildHidden(hidden)}${buildField(
      { name: 'said', label: own.said, hint: own.saidHint, value: chosen, maxLength: 60 },
    )}${buildField({ name: 'meant', label: own.meant, hint: own.meantHint, maxLength: 60 })}<button>${own.save}</button></form>`;
    const misses = buildTable(own.misses, own.none, rows.slice(0, rowsAPage), [
      { head: own.words, cell: (row) => row.words },
      { head: own.times, cell: ({ times }) => format.count(times), isNumber: true },
      { head: own.last, cell: ({ lastAt }) => format.time(lastAt) },
      {
        head: own.change,
        cell: (row) =>
          markUp`<a href="${`/office/searches?words=${encodeURIComponent(row.words)}#add`}" aria-label="${`${own.add}: ${row.words}`}">${own.add}</a>`,
      },
    ]);
    const synonyms = buildTable(own.added, own.noneAdded, added, [
      { head: own.said, cell: ({ said }) => said },
      { head: own.meant, cell: ({ meant }) => meant },
      {
        head: own.change,
        cell: ({ said }) =>
          buildButtonForm(
            '/office/searches/synonyms/remove',
            own.remove,
            { ...hidden, said },
            `${own.remove}: ${said}`,
          ),
      },
    ]);
    const older = rows.length > rowsAPage && `/office/searches?from=${from + rowsAPage}`;
    return {
      title: words.pages.searches,
      page: 'searches',
      body: markUp`${misses}${buildOlder(own.more, older)}${form}${synonyms}`,
    };
  });

  const common = { goTo: '/office/searches', isOnPages: true, afterwards: forgetWords };
  onAction('/searches/synonyms', {
    ...common,
    action: 'synonymAdd',
    change: async (db, { form }) => {
      const { said, meant } = parse(synonym, form);
      const [before] = await db.select().from(catalogueSynonyms).where(eq(catalogueSynonyms.said, said));
      if (!before && (await db.$count(catalogueSynonyms)) >= maxSynonyms)
        throw new Problem('BAD_REQUEST', { fields: ['said'] });
      await db
        .insert(catalogueSynonyms)
        .values({ said, meant, createdAt: now() })
        .onConflictDoUpdate({ target: catalogueSynonyms.said, set: { meant, createdAt: now() } });
      // when the version has changed, all copies of the service read the words again
      await raiseVersion(db);
      const former = before ? ` (${before.meant})` : '';
      return { subject: `${said} = ${meant}${former}`, goTo: '/office/searches' };
    },
  });
  onAction('/searches/synonyms/remove', {
    ...common,
    action: 'synonymRemove',
    change: async (db, { form }) => {
      const [row] = await db
        .delete(catalogueSynonyms)
        .where(eq(catalogueSynonyms.said, form.said ?? ''))
        .returning();
      if (!row) return null;
      await raiseVersion(db);
      return { subject: `${row.said} = ${row.meant}`, goTo: '/office/searches' };
    },
  });
}
