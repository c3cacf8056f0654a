/**
 * Limits of the database's columns. Values from the ERP are limited when they are read, so that the database accepts
 * all of them.
 */

/** The largest `integer`. Prices in cents, pieces and counts are stored in such columns. */
export const maxInteger = 2_147_483_647;

/** Maximum bytes of all words of a product. The database refuses a `tsvector` of one megabyte or more. */
export const maxWordBytes = 900_000;

/** Maximum letters of a name in the sort index. The index refuses entries of more than 2,700 bytes. */
export const maxOrderLength = 200;
