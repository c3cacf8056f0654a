import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StarChoice } from './StarChoice';

function Chosen({ error }: { error?: string }) {
  const [value, setValue] = useState(0);
  return (
    <StarChoice
      label="Rating"
      value={value}
      nameOf={(stars) => `${stars} stars`}
      error={error}
      onChange={setValue}
    />
  );
}
const star = (stars: number) => screen.getByRole('radio', { name: `${stars} stars` });

test('no star is selected initially, and a click on the fourth star selects it and shows «4 stars»', async () => {
  render(<Chosen />);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  await userEvent.click(star(4));
  expect(star(4)).toBeChecked();
  expect(screen.getByText('4 stars')).toBeVisible();
});

test('the right arrow key selects the next star', async () => {
  render(<Chosen />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(star(3)).toBeChecked();
});

test('the error of the stars is the description of their group', () => {
  render(<Chosen error="Choose." />);
  expect(screen.getByRole('radiogroup', { name: 'Rating' })).toHaveAccessibleDescription('Choose.');
  expect(screen.getByRole('radiogroup', { name: 'Rating' })).toBeInvalid();
});
