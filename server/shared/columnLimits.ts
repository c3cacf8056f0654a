/**
 * Limits of the database's columns. Values of the ERP are limited to them when they are read, so that each can be
 * written.
 */

/** The largest number of an `integer`: prices in cents, pieces and counts. */
export const maxInteger = 2_147_483_647;

/** The most bytes of all words of one product: a `tsvector` is refused from a megabyte on. */
export const maxWordBytes = 900_000;

/** Letters of a name that lists are ordered by: an index refuses entries of more than 2,700 bytes. */
export const maxOrderLength = 200;
