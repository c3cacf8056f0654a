import { screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import PrivacyPage from './PrivacyPage';
import { privacySections } from './privacyTexts';

test('the page of privacy says who answers, what is kept, for how long, and the rights', () => {
  renderWithStore(<PrivacyPage />, { at: '/site/privacy' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Quién responde por sus datos',
    'Qué guardamos y para qué',
    'Qué queda en su navegador',
    'Quién más los recibe',
    'Por cuánto tiempo',
    'Sus derechos',
  ]);
  expect(screen.getByText(/Pedidos: 7 años/)).toBeVisible();
});

test('the page of privacy says the same in both languages', () => {
  const count = (language: 'es' | 'en') =>
    privacySections[language].map(({ paragraphs = [], items = [] }) => [paragraphs.length, items.length]);
  expect(count('en')).toEqual(count('es'));
});
