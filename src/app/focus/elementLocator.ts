/** An element of the page, told so that it is found again in a page drawn anew. */
export interface ElementLocator {
  selector: string;
  label: string;
  /** Among those with the same selector and label. */
  index: number;
}

/** A field's is beside it (`Field`): what is in it changes. */
const labelOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  ((element as HTMLInputElement).labels?.[0] ?? element).textContent?.trim().slice(0, 80) ??
  '';

const selectorOf = (element: HTMLElement): string => {
  const href = element.getAttribute('href');
  return element.localName + (href === null ? '' : `[href="${CSS.escape(href)}"]`);
};

const alike = (within: string, selector: string, label: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${within} ${selector}`)].filter(
    (element) => labelOf(element) === label,
  );

/** @param within an id's selector; null for what is outside of it, or it itself */
export function locate(element: Element | null, within: string): ElementLocator | null {
  if (!(element instanceof HTMLElement) || !element.closest(`${within} *`)) return null;
  const [selector, label] = [selectorOf(element), labelOf(element)];
  return { selector, label, index: alike(within, selector, label).indexOf(element) };
}

export const findElement = ({ selector, label, index }: ElementLocator, within: string): HTMLElement | null =>
  alike(within, selector, label)[index] ?? null;
