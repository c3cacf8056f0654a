import { screen } from '@testing-library/react';
import { catalog } from '@/features/catalog';
import { inShop } from '@/testing/inShop';
import { SearchBox } from './SearchBox';

jest.mock('./SearchPanel', () => {
  throw new Error('the network is gone');
});

test('the box searches when the code of its list never comes, and chooses nothing unseen', async () => {
  const { user, asked, happens } = inShop(<SearchBox />, {
    at: '/',
    before: [catalog.searchSubmitted({ text: 'bujía' })],
  });
  const input = screen.getByRole('combobox', { name: 'Buscar repuestos' });
  await user.click(input);
  await user.keyboard('{ArrowDown}{Delete}fre');
  happens(catalog.suggestionsReceived({ text: 'fre', products: [] }));
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(asked(catalog.searchSubmitted)).toEqual([{ text: 'fre' }]);
});
