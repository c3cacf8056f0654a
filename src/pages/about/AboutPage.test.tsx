import { screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import AboutPage from './AboutPage';

test('the page about the shop says where it is, with the country between commas', () => {
  renderWithStore(<AboutPage />, { at: '/site/about-us' });
  expect(screen.getByText(/desde Quito, Ecuador, a talleres/)).toBeVisible();
});
