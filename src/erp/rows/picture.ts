/** A path on this origin, or a web URL; not a script, a data URL or a protocol-relative URL. */
const address = /^(https?:\/)?\/[^/\\]/i;

/** Returns the ERP's picture URL. Returns '' for an unsafe URL, so that the placeholder picture is shown. */
export const parsePicture = (url: string | null | undefined): string => (url && address.test(url) ? url : '');
