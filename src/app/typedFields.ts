/** Fields that a person changed, each with the page where that was. */
const changedOn = new WeakMap<EventTarget, string>();

const listFields = () => document.querySelectorAll<HTMLInputElement>('input,select,textarea');

const isInAddress = (text: string): boolean =>
  [...new URLSearchParams(location.search).values()].join().split(',').includes(text);

/**
 * Whether a field of the page or of an open dialog holds something typed or chosen since the page was reached,
 * which a reload would lose; the address brings back its own. Asked of the page, so that no form has to tell.
 */
export const hasTypedField = (): boolean =>
  [...listFields()].some(
    (field) => changedOn.get(field) === location.pathname && field.value !== '' && !isInAddress(field.value),
  );

/** Notes from now on which fields a person changes. Text typed before this code came differs from the document's. */
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
