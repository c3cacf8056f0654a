import { screen, within } from '@testing-library/react';
import type { Understood } from '@/erp/rows/understood';
import { catalog } from '@/features/catalog';
import { nothingUnderstood } from '@/shop/catalogueSchemas';
import { buildListBody } from '@/testing/listService';
import { renderWithStore } from '@/testing/renderWithStore';
import { buildPart } from '@/testing/products';
import './filterParts';
import './listParts';
import ProductListPage from './ProductListPage';

const open = (search: string, understood: Partial<Understood>, isFound = true) =>
  renderWithStore(<ProductListPage />, {
    at: `/shop/shop-grid-4-sidebar?search=${encodeURIComponent(search)}&page=2`,
    before: [
      catalog.shelfReceived({
        shelf: { kind: 'all', query: { search, page: '2' } },
        products: isFound ? [buildPart({})] : [],
        found: {
          ...buildListBody(...(isFound ? [buildPart({})] : [])),
          pages: 2,
          understood: { ...nothingUnderstood, ...understood },
        },
      }),
    ],
  });

const notice = () => screen.findByRole('note');

test('a correction is shown with a link to the search for the typed words', async () => {
  open('pasillas', { corrected: [{ typed: 'pasillas', meant: 'pastillas' }] });
  expect(await notice()).toHaveTextContent('Mostrando «pastillas» por «pasillas».');
  expect(within(await notice()).getByRole('link')).toHaveAttribute(
    'href',
    '/shop/shop-grid-4-sidebar?search=pasillas&exact=1',
  );
});

test.each<[string, Partial<Understood>, string]>([
  ['a car with parts', { car: { label: 'Chevrolet Aveo 2012', vehicleIds: [] } }, 'Para Chevrolet Aveo 2012'],
  [
    'a car for which no part is found',
    { car: { label: 'Nissan March', vehicleIds: [] }, relaxation: 'car' },
    'Nada dice que sirva a Nissan March',
  ],
  ['that words were left out', { relaxation: 'word' }, 'se muestra lo más parecido'],
  ['the words that the shop does not know', { ignored: ['xyz'] }, 'Sin lo que no conocemos: xyz.'],
])('the notice mentions %s', async (_, understood, sentence) => {
  open('pastillas', understood);
  expect(await notice()).toHaveTextContent(sentence);
});

test('a symptom links to the categories that a mechanic would check', async () => {
  open('chilla al frenar', {
    relaxation: 'symptom',
    symptom: { categories: [{ slug: '05-001', name: 'Pastillas y zapatas' }] },
  });
  expect(within(await notice()).getByRole('link', { name: 'Pastillas y zapatas' })).toHaveAttribute(
    'href',
    '/shop/category/05-001/products',
  );
});

test('words that name a page link to it, also when no product is found', async () => {
  open('horario', { page: 'contact' }, false);
  expect(within(await notice()).getByRole('link', { name: 'Contacto' })).toHaveAttribute(
    'href',
    '/site/contact-us-v1',
  );
});
