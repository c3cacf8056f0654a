/**
 * Limits of the database's columns. The ERP's values are limited to them when they are read, so that every value can be
 * written.
 */

/** The largest `integer`, for prices in cents, pieces and counts. */
export const maxInteger = 2_147_483_647;

/** Maximum bytes of all words of a product: a `tsvector` is refused from a megabyte on. */
export const maxWordBytes = 900_000;

/** Maximum letters of a name in the sort index, which refuses entries of more than 2,700 bytes. */
export const maxOrderLength = 200;
