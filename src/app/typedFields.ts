/** Changed fields. The value is the page on which the field was changed. */
const changedOn = new WeakMap<EventTarget, string>();

const listFields = () => document.querySelectorAll<HTMLInputElement>('input,select,textarea');

const isInAddress = (text: string): boolean =>
  [...new URLSearchParams(location.search).values()].join().split(',').includes(text);

/**
 * Whether a reload would lose the value of a field, because the field was changed since the visitor reached the page.
 * Fields of the page and of open dialogs count. A value that is also in the address would not be lost. The fields are
 * read from the DOM, so that forms need not report changes.
 */
export const hasTypedField = (): boolean =>
  [...listFields()].some(
    (field) => changedOn.get(field) === location.pathname && field.value !== '' && !isInAddress(field.value),
  );

/**
 * Starts recording which fields a person changes. A field that was changed before this code loaded differs from the
 * document's value.
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
