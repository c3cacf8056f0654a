/** Opens WhatsApp with the text written, and leaves to the person whom it goes to. */
export const shareUrl = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
