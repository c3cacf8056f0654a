/** Description of an element, with which it can be found in a re-rendered page. */
export interface ElementLocator {
  selector: string;
  label: string;
  /** Position among the elements with the same selector and label. */
  index: number;
}

/** Returns the label of an element. A field's label is its `Field` label, because the field's content changes. */
const getLabel = (element: Element): string =>
  element.getAttribute('aria-label') ??
  ((element as HTMLInputElement).labels?.[0] ?? element).textContent?.trim().slice(0, 80) ??
  '';

const getSelector = (element: HTMLElement): string => {
  const href = element.getAttribute('href');
  return element.localName + (href === null ? '' : `[href="${CSS.escape(href)}"]`);
};

const isShown = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility();

/** Finds visible elements only, because until hydration a page also contains the header for another screen width. */
const findSimilar = (within: string, selector: string, label: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${within} ${selector}`)].filter(
    (element) => getLabel(element) === label && isShown(element),
  );

/**
 * Describes an element inside the element with the selector `within`, such as an id. Null for an element outside, and
 * for the element of the selector itself.
 */
export function locate(element: Element | null, within: string): ElementLocator | null {
  if (!(element instanceof HTMLElement) || !element.closest(`${within} *`)) return null;
  const [selector, label] = [getSelector(element), getLabel(element)];
  return { selector, label, index: findSimilar(within, selector, label).indexOf(element) };
}

export const findElement = ({ selector, label, index }: ElementLocator, within: string): HTMLElement | null =>
  findSimilar(within, selector, label)[index] ?? null;
