import { render, screen } from '@testing-library/react';
import { Checkbox, RadioCard, SelectField, TextArea, TextField } from './Field';

const error = 'Write it in full';

const controls = [
  [
    'a text field',
    <TextField key="text" label="Name" error={error} />,
    <TextField key="text" label="Name" />,
  ],
  ['a text area', <TextArea key="area" label="Name" error={error} />, <TextArea key="area" label="Name" />],
  [
    'a select',
    <SelectField key="select" label="Name" error={error}>
      <option>Quito</option>
    </SelectField>,
    <SelectField key="select" label="Name">
      <option>Quito</option>
    </SelectField>,
  ],
  ['a checkbox', <Checkbox key="box" label="Name" error={error} />, <Checkbox key="box" label="Name" />],
] as const;

const control = () => screen.getByLabelText('Name');

test.each(controls)('the error of %s is its accessible description', (_, withError) => {
  render(withError);
  expect(control()).toHaveAccessibleDescription(error);
});

test.each(controls)('%s with an error is invalid', (_, withError) => {
  render(withError);
  expect(control()).toBeInvalid();
});

test.each(controls)('%s without an error is not invalid and has no description', (_, _withError, without) => {
  render(without);
  expect([control().getAttribute('aria-invalid'), control().getAttribute('aria-describedby')]).toEqual([
    null,
    null,
  ]);
});

test('the accessible description of a field is its hint followed by its error', () => {
  render(<TextField label="Name" hint="As on the invoice" error={error} />);
  expect(control()).toHaveAccessibleDescription(`As on the invoice ${error}`);
});

test('a hint alone does not make a field invalid', () => {
  render(<TextField label="Name" hint="As on the invoice" />);
  expect([control().getAttribute('aria-invalid'), control()]).toEqual([
    null,
    expect.objectContaining({ tagName: 'INPUT' }),
  ]);
});

test('two fields with the same name keep their own errors', () => {
  render(
    <>
      <TextField label="First" error="One" />
      <TextField label="Second" error="Two" />
    </>,
  );
  expect(screen.getByLabelText('Second')).toHaveAccessibleDescription('Two');
});

test('the text of a radio card is the accessible description of its radio button', () => {
  render(
    <RadioCard label="Transfer" name="payment">
      Within two days
    </RadioCard>,
  );
  expect(screen.getByRole('radio', { name: 'Transfer' })).toHaveAccessibleDescription('Within two days');
});
