/** Returns a link that opens WhatsApp with a prepared text; the visitor chooses the recipient. */
export const shareUrl = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
