import { act, screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import { CopyButton } from './CopyButton';

const copyButton = () => screen.getByRole('button', { name: 'Copiar código' });
const open = () => renderWithStore(<CopyButton value="FRE-PD-1042" label="Copiar código" />, { at: '/shop' });

test('the number is copied to the clipboard, and the success is shown for two seconds', async () => {
  const { user } = open();
  jest.useFakeTimers({ advanceTimers: true });
  await user.click(copyButton());
  expect(await navigator.clipboard.readText()).toBe('FRE-PD-1042');
  expect(screen.getByText('Copiado')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.queryByText('Copiado')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a refused clipboard shows no success', async () => {
  const { user } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(copyButton());
  expect(screen.queryByText('Copiado')).not.toBeInTheDocument();
});
