/** A path on this origin, or a web URL; no script, no data URL, no protocol-relative URL. */
const address = /^(https?:\/)?\/[^/\\]/i;

/** Returns the ERP's picture URL; '', which shows the local picture, for anything unsafe. */
export const parsePicture = (url: string | null | undefined): string => (url && address.test(url) ? url : '');
