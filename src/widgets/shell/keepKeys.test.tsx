import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { auth } from '@/features/auth';
import { buildCustomer, buildSeller, renderWithStore } from '@/testing/renderWithStore';
import { getPropertyRuns } from '@/testing/testDepth';
import { Dialog } from '@/ui/Dialog';
import CustomerFinder from '../customers/CustomerFinder';
import { keepKeys } from './keepKeys';

const customers = ['C0001', 'C0002', 'C0012', 'C0021'].map((code) =>
  buildCustomer({ code, name: `Taller ${code}`, tradeName: '' }),
);
// jsdom has no scrolling
beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
});

// 1,000 moments take a minute
jest.setTimeout(120_000);

const selector = 'dialog input[type=search]';

/** Renders the page before the panel; `show` is the moment when the panel's code has come. */
function open() {
  const chosen: string[] = [];
  const panel = (
    <Dialog title="Clientes" closeLabel="Cerrar" onClose={() => undefined}>
      <CustomerFinder onChoose={(code) => chosen.push(code)} />
    </Dialog>
  );
  const before = [auth.sellerSignedIn({ account: buildSeller(), customers, returnTo: null })];
  const page = renderWithStore(<input aria-label="Página" />, { at: '/', before });
  screen.getByLabelText('Página').focus();
  return {
    chosen,
    unmount: page.view.unmount,
    show: () => {
      renderWithStore(panel, { at: '/', before });
      // the observer is called in a microtask
      return act(() => Promise.resolve());
    },
  };
}

/** Presses a key as a browser does: a key that is not prevented is typed where the focus is. */
function press(key: string): void {
  const target = document.activeElement ?? document.body;
  const isTyped = fireEvent.keyDown(target, { key });
  if (!isTyped || key.length > 1 || !(target instanceof HTMLInputElement)) return;
  fireEvent.input(target, { target: { value: target.value + key } });
}

test('keys pressed before the panel of customers has loaded are replayed in it, and Enter selects the typed customer', async () => {
  const { chosen, show } = open();
  keepKeys(selector);
  for (const key of [...'C0012', 'Enter']) press(key);
  expect(screen.getByLabelText('Página')).toHaveValue('');
  await show();
  expect(chosen).toEqual(['C0012']);
});

test('Escape discards stored keys, and later keys are left to the page', async () => {
  const { chosen, show } = open();
  let isGivenUp = false;
  keepKeys(selector, {
    onGivenUp: () => {
      isGivenUp = true;
    },
  });
  for (const key of [...'C0012', 'Escape', 'x']) press(key);
  await show();
  expect([isGivenUp, chosen]).toEqual([true, []]);
  expect(screen.getByLabelText('Página')).toHaveValue('x');
});

test('keys with Alt, and browser shortcuts, are left to the browser', () => {
  open();
  const end = keepKeys(selector);
  expect(fireEvent.keyDown(document.body, { key: 'F5' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'p', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'p' })).toBe(false);
  end();
  expect(fireEvent.keyDown(document.body, { key: 'p' })).toBe(true);
});

test('the typed customer and no other is selected, whenever the panel of customers loads', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...customers), fc.nat(6), async ({ code }, shownAfter) => {
      document.body.replaceChildren();
      const { chosen, show, unmount } = open();
      const end = keepKeys(selector);
      const keys = [...code, 'Enter'];
      for (const [at, key] of keys.entries()) {
        if (at === shownAfter) await show();
        act(() => press(key));
      }
      if (shownAfter >= keys.length) await show();
      expect(chosen).toEqual([code]);
      end();
      unmount();
    }),
    { numRuns: getPropertyRuns(30, 1_000) },
  );
});
