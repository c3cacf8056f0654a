/** A path on this origin, or a web URL. Scripts, data URLs and protocol-relative URLs do not match. */
const address = /^(https?:\/)?\/[^/\\]/i;

/** Returns the ERP's picture URL. Returns '' for an unsafe URL, so that the placeholder picture is shown. */
export const parsePicture = (url: string | null | undefined): string => (url && address.test(url) ? url : '');
