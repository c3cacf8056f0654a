/** Description of an element. The same element can be found by this description after the page was rendered again. */
export interface ElementLocator {
  selector: string;
  label: string;
  /** Position among the elements with the same selector and label. */
  index: number;
}

/**
 * Returns the label of an element. For a field, returns the label of its `Field`, because the field's content changes.
 */
const getLabel = (element: Element): string =>
  element.getAttribute('aria-label') ??
  ((element as HTMLInputElement).labels?.[0] ?? element).textContent?.trim().slice(0, 80) ??
  '';

const getSelector = (element: HTMLElement): string => {
  const href = element.getAttribute('href');
  return element.localName + (href === null ? '' : `[href="${CSS.escape(href)}"]`);
};

const isShown = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility();

/** Finds only visible elements. Until hydration the page also contains the hidden header for the other screen width. */
const findSimilar = (within: string, selector: string, label: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${within} ${selector}`)].filter(
    (element) => getLabel(element) === label && isShown(element),
  );

/** Describes an element that is inside the element with the selector `within`. Returns null for any other element. */
export function locate(element: Element | null, within: string): ElementLocator | null {
  if (!(element instanceof HTMLElement) || !element.closest(`${within} *`)) return null;
  const [selector, label] = [getSelector(element), getLabel(element)];
  return { selector, label, index: findSimilar(within, selector, label).indexOf(element) };
}

export const findElement = ({ selector, label, index }: ElementLocator, within: string): HTMLElement | null =>
  findSimilar(within, selector, label)[index] ?? null;
