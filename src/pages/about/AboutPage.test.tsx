import { screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import AboutPage from './AboutPage';

test('the page about the shop names the shop’s city and country, with commas around the country', () => {
  renderWithStore(<AboutPage />, { at: '/site/about-us' });
  expect(screen.getByText(/desde Quito, Ecuador, a talleres/)).toBeVisible();
});
