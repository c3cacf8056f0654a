/** Text of a page in reading order. The text of a replay is compared with the text of the recorded page. */

/**
 * Selector of parts that are left out: code and styles, countdowns, the QA panels, and the picture viewer. The library
 * of the picture viewer opens the viewer without an event.
 */
const leftOut =
  'script, style, template, noscript, #waiting, #preloader, [data-ticking], .pswp, #qa-recorder, #qa-replay';

/**
 * Selector of toasts. A toast moves into a dialog a moment after the dialog opens, and the dialog's code may still be
 * loading. The texts of toasts therefore come last, wherever the toasts are.
 */
const toasts = '.Toastify';

/**
 * Whether a toast is in a part of the page whose text is left out because its code loaded after the page was recorded.
 * False for a toast that has moved into a dialog.
 */
function isWithin(toast: Element, parts: ReadonlySet<Node>): boolean {
  for (let node: Element | null = toast; node && !node.matches('dialog, body'); node = node.parentElement)
    if (parts.has(node)) return true;
  return false;
}

/**
 * Returns the texts of the page and of its fields except passwords, with normalised blanks.
 * @param without parts of the page to leave out
 */
export function readPageText(page: Element, without: ReadonlySet<Node> = new Set()): string {
  const pieces: string[] = [];
  const visit = (node: Node): void => {
    if (without.has(node) || (node instanceof Element && node.matches(toasts))) return;
    if (node instanceof Text) {
      pieces.push(node.data);
      return;
    }
    if (!(node instanceof Element) || node.matches(leftOut)) return;
    pieces.push(' ');
    if (node instanceof HTMLSelectElement) pieces.push(node.selectedOptions[0]?.text ?? '');
    else if (node instanceof HTMLInputElement) pieces.push(readInput(node));
    else if (node instanceof HTMLTextAreaElement) pieces.push(node.value);
    else node.childNodes.forEach(visit);
    pieces.push(' ');
  };
  visit(page);
  for (const toast of page.querySelectorAll(toasts))
    if (!isWithin(toast, without)) toast.childNodes.forEach(visit);
  return pieces.join('').replace(/\s+/g, ' ').trim();
}

export const isPasswordField = (field: Element): boolean =>
  field instanceof HTMLInputElement && (field.type === 'password' || /password/.test(field.autocomplete));

function readInput(field: HTMLInputElement): string {
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked ? '[x]' : '[ ]';
  return field.type === 'hidden' || field.type === 'file' || isPasswordField(field) ? '' : field.value;
}

/** Returns a hash of 53 bits (cyrb53). Equal texts have equal hashes. */
export function hashText(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 2_654_435_761);
    high = Math.imul(high ^ code, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & high) + (low >>> 0)).toString(36);
}
