/** A path of this origin, or an address of the web; no script, no data, no other origin that looks like a path. */
const address = /^(https?:\/)?\/[^/\\]/i;

/** The ERP's address of a picture; empty, which shows the local picture, when it could be anything else. */
export const parsePicture = (told: string | null | undefined): string =>
  told && address.test(told) ? told : '';
