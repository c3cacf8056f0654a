import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const tabs = [
  { name: 'description', title: 'Description' },
  { name: 'facts', title: 'Facts' },
  { name: 'vehicles', title: 'Vehicles' },
] as const;
type Name = (typeof tabs)[number]['name'];

function Shown({ first }: { first: Name }) {
  const [current, setCurrent] = useState<Name>(first);
  return (
    <Tabs label="Product" tabs={tabs} current={current} onChoose={setCurrent}>
      {current}
    </Tabs>
  );
}

const open = (first: Name = 'description') => {
  render(<Shown first={first} />);
  return userEvent.setup();
};
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

test.each([
  ['ArrowRight', 'description', 'Facts'],
  ['ArrowRight', 'vehicles', 'Description'],
  ['ArrowLeft', 'facts', 'Description'],
  ['ArrowLeft', 'description', 'Vehicles'],
  ['Home', 'vehicles', 'Description'],
  ['End', 'description', 'Vehicles'],
] as const)('%s on the tab %s selects %s and moves the focus there', async (key, first, title) => {
  const user = open(first);
  await user.tab();
  await user.keyboard(`{${key}}`);
  expect([tab(title).getAttribute('aria-selected'), document.activeElement]).toEqual(['true', tab(title)]);
});

test('the down arrow and a letter select no other tab', async () => {
  const user = open();
  await user.tab();
  await user.keyboard('{ArrowDown}x');
  expect(tab('Description')).toHaveAttribute('aria-selected', 'true');
});

test('a click selects a tab', async () => {
  const user = open();
  await user.click(tab('Vehicles'));
  expect(panel()).toHaveTextContent('vehicles');
});

test('the tabs are one stop of the Tab key', () => {
  open('facts');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('the panel is labelled by the selected tab', () => {
  open('facts');
  expect(panel()).toHaveAccessibleName('Facts');
});

test('each panel is rendered when it is first opened, and keeps its state', async () => {
  const renders: Name[] = [];
  function Kept({ name }: { name: Name }) {
    renders.push(name);
    return <input aria-label={name} />;
  }
  function Anchored() {
    const [current, setCurrent] = useState<Name>('description');
    return (
      <Tabs anchored label="Product" tabs={tabs} current={current} onChoose={setCurrent}>
        {(name) => <Kept name={name} />}
      </Tabs>
    );
  }
  render(<Anchored />);
  const user = userEvent.setup();
  expect([...new Set(renders)]).toEqual(['description']);
  await user.type(screen.getByLabelText('description'), 'typed');
  await user.click(tab('Facts'));
  expect(screen.getByRole('tabpanel', { name: 'Facts' })).toHaveAttribute('id', 'facts');
  expect(screen.getByLabelText('description')).not.toBeVisible();
  await user.click(tab('Description'));
  expect(screen.getByLabelText('description')).toHaveValue('typed');
  expect(renders).not.toContain('vehicles');
});
