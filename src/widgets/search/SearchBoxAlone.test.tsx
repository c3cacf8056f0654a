import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { catalog } from '@/features/catalog';
import { recent } from '@/features/recent';
import { renderWithStore } from '@/testing/renderWithStore';
import { SearchBox } from './SearchBox';

jest.mock('./SearchPanel', () => {
  throw new Error('the network is gone');
});

test('the search box searches for its text, and selects nothing, when the code of the suggestions fails to load', async () => {
  const { user, dispatched, happens } = renderWithStore(<SearchBox />, {
    at: '/',
    before: [catalog.searchSubmitted({ text: 'bujía' })],
  });
  const input = screen.getByRole('combobox', { name: 'Buscar repuestos' });
  await user.click(input);
  await user.keyboard('{ArrowDown}{Delete}fre');
  expect(dispatched(recent.searchForgotten)).toEqual([]);
  const disc = parseProductRow(v.parse(productRow, { id: 1, codigo: 'A-1', descripcion: 'Disco de freno' }));
  happens(catalog.suggestionsReceived({ text: 'fre', products: [disc] }));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  expect(dispatched(catalog.searchSubmitted)).toEqual([{ text: 'fre' }]);
});
