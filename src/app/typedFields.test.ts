import { hasTypedField, watchTypedFields } from './typedFields';

const type = (selector: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`no ${selector}`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

beforeAll(watchTypedFields);
beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<input name="text" value="known"><select name="year"><option value="">-</option><option>2014</option></select><dialog open><textarea></textarea></dialog>';
});

test('unchanged fields do not count as typed', () => expect(hasTypedField()).toBe(false));

test.each([
  ['a text', '[name=text]', 'typed'],
  ['a choice', 'select', '2014'],
  ['a text in a dialog', 'textarea', 'a note'],
])('%s counts as typed', (_, selector, value) => {
  type(selector, value);
  expect(hasTypedField()).toBe(true);
});

test('an emptied field does not count as typed', () => {
  type('textarea', 'a note');
  type('textarea', '');
  expect(hasTypedField()).toBe(false);
});

test('a removed field does not count as typed', () => {
  type('textarea', 'a note');
  document.querySelector('textarea')?.remove();
  expect(hasTypedField()).toBe(false);
});

test('a text typed in the header counts as typed only on the page where it was typed', () => {
  type('[name=text]', 'typed');
  history.replaceState(null, '', '/?tab=1');
  expect(hasTypedField()).toBe(true);
  history.replaceState(null, '', '/other');
  expect(hasTypedField()).toBe(false);
});

test.each(['?search=filtro+de+aceite', '?filter_brand=mann,filtro%20de%20aceite'])(
  'a text that the URL query %s contains does not count as typed, while a part of that text does',
  (address) => {
    history.replaceState(null, '', `/${address}`);
    type('[name=text]', 'filtro de aceite');
    expect(hasTypedField()).toBe(false);
    type('[name=text]', 'filtro');
    expect(hasTypedField()).toBe(true);
  },
);

test('a text typed before hydration counts as typed', () => {
  const field = document.querySelector<HTMLInputElement>('[name=text]');
  if (field) field.value = 'typed early';
  expect(hasTypedField()).toBe(false);
  watchTypedFields();
  expect(hasTypedField()).toBe(true);
});
