/** Changed fields, each with the page on which it was changed. */
const changedOn = new WeakMap<EventTarget, string>();

const listFields = () => document.querySelectorAll<HTMLInputElement>('input,select,textarea');

const isInAddress = (text: string): boolean =>
  [...new URLSearchParams(location.search).values()].join().split(',').includes(text);

/**
 * Whether a field of the page or of an open dialog was changed since the page was reached, so that a reload would lose
 * the field's value. A value that is also in the address would not be lost. The fields are read from the DOM, so that
 * forms need not report their changes.
 */
export const hasTypedField = (): boolean =>
  [...listFields()].some(
    (field) => changedOn.get(field) === location.pathname && field.value !== '' && !isInAddress(field.value),
  );

/**
 * Starts recording which fields a person changes. Text typed before this code loaded is detected by its difference from
 * the document's value.
 */
export function watchTypedFields(): void {
  for (const field of listFields())
    if (field.type === 'text' && field.value !== field.defaultValue) changedOn.set(field, location.pathname);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target) changedOn.set(target, location.pathname);
    },
    true,
  );
}
