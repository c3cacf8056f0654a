/** Returns a link that opens WhatsApp with a prepared text. The visitor then chooses the recipient. */
export const shareUrl = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
