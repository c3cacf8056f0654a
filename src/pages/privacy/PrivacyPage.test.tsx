import { screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import english from '../../../locales/en.json';
import spanish from '../../../locales/es.json';
import PrivacyPage from './PrivacyPage';
import { privacySections } from './privacyTexts';

test('the privacy page names the controller, the stored data, their retention, the rights and the conditions of sale', () => {
  renderWithStore(<PrivacyPage />, { at: '/site/privacy' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Quién responde por sus datos',
    'Qué guardamos y para qué',
    'Qué queda en su navegador',
    'Quién más los recibe',
    'Por cuánto tiempo',
    'Sus derechos',
    'Condiciones de venta',
  ]);
  expect(screen.getByText(/Pedidos: 7 años/)).toBeVisible();
  // the address /legal/terms leads to the section
  expect(document.querySelector('#terms')).toHaveTextContent(/Las existencias se comprueban/);
});

test('the privacy page has the same content in both languages', () => {
  const count = (language: 'es' | 'en') =>
    privacySections[language].map(({ paragraphs = [], items = [] }) => [paragraphs.length, items.length]);
  expect(count('en')).toEqual(count('es'));
});

test.each([
  ['es', `«${spanish.LINK_PROFILE}»`, /códigos, avisos de su cuenta y confirmaciones de pedidos/],
  ['en', `“${english.LINK_PROFILE}”`, /codes, notices about your account and confirmations of orders/],
] as const)(
  'the privacy page uses the profile’s own labels, and names all mails, in %s',
  (language, profile, mails) => {
    const words = privacySections[language].flatMap(({ paragraphs = [] }) => paragraphs).join('\n');
    expect(words).toContain(profile);
    expect(words).toMatch(mails);
  },
);
