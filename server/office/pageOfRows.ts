import * as v from 'valibot';
import { parse } from '../shared/problem';
import { markUp, type Markup } from './markUp';
import type { OfficeVisit } from './officeRoutes';

/** Number of rows on a page of a list. */
export const rowsAPage = 50;

const place = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)));

/** Reads the number of the last row that was shown. The next page begins after this row. @throws BAD_REQUEST */
export const readBefore = ({ query }: Pick<OfficeVisit, 'query'>): number | undefined =>
  parse(v.object({ before: place }), query).before;

/** Builds the link to older rows. Without an address it builds nothing. */
export const buildOlder = (words: string, href: string | false): Markup =>
  href === false ? markUp`` : markUp`<p><a href="${href}" rel="next">${words}</a></p>`;
