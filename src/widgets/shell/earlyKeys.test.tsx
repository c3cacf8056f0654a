import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { auth } from '@/features/auth';
import { buildCustomer, buildSeller, renderWithStore } from '@/testing/renderWithStore';
import { waitForNextTask } from '@/shared/time';
import { getPropertyRuns } from '@/testing/testDepth';
import ActingForBar from './ActingForBar';
import { awaitedBar, keepEarlyKeys, takeEarlyKeys } from './earlyKeys';

const customers = ['C0001', 'C0002', 'C0012', 'C0021'].map((code) =>
  buildCustomer({ code, name: `Taller ${code}`, tradeName: '' }),
);
const sellersPage = '<script type="application/json" id="answers">[{"role":"seller"}]</script>';

beforeAll(() => {
  // jsdom has neither scrolling nor modal dialogs
  Element.prototype.scrollTo = () => undefined;
});
// 1,000 moments take minutes
jest.setTimeout(600_000);

/** Presses a key as a browser does: a key that is not prevented is typed where the focus is. */
function press(key: string, code?: string): boolean {
  const target = document.activeElement ?? document.body;
  const isFree = fireEvent.keyDown(target, { key, code, altKey: code !== undefined });
  if (isFree && key.length === 1 && target instanceof HTMLInputElement)
    fireEvent.input(target, { target: { value: target.value + key } });
  return isFree;
}

/** Begins a page whose code has not come. */
function begin(body: string): void {
  document.body.innerHTML = body;
  keepEarlyKeys();
}
afterEach(() => {
  takeEarlyKeys();
});

const showBar = () =>
  renderWithStore(<ActingForBar />, {
    at: '/',
    before: [
      auth.sellerSignedIn({ account: buildSeller(), customers, returnTo: null }),
      auth.customerSelected({ customer: customers[0]! }),
    ],
  });
test('keys of a guest, and keys before a shortcut, are left to the page', () => {
  begin('<p></p>');
  expect(press('c', 'KeyC')).toBe(true);
  begin(sellersPage);
  expect(press('x')).toBe(true);
});

test('until the seller’s bar has loaded, its placeholder stores a shortcut and the keys after it; Escape discards them', () => {
  begin(`<div ${awaitedBar}></div>`);
  expect(press('c', 'KeyC')).toBe(false);
  expect(press('0')).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'F5' })).toBe(true);
  expect(press('Escape')).toBe(false);
  expect(press('0')).toBe(true);
  document.body.innerHTML = '';
  showBar();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a shortcut that follows the code of an unknown customer is ignored', async () => {
  begin(sellersPage);
  press('c', 'KeyC');
  for (const key of [...'C9999', 'Enter']) press(key);
  press('k', 'KeyK');
  const { view } = showBar();
  expect(await screen.findByRole('searchbox')).toHaveValue('C9999');
  expect(screen.getByText('Ningún cliente coincide.')).toBeInTheDocument();
  view.unmount();
});

test('the typed customer and no other is chosen, in whatever sequence the seller’s bar and its panel load', async () => {
  // the panel comes between two keys, as it does in a browser
  const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  global.IS_REACT_ACT_ENVIRONMENT = false;
  keepEarlyKeys();
  const passTurns = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await waitForNextTask();
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...customers.slice(1)),
      fc.nat(7),
      fc.array(fc.nat(6), { minLength: 7, maxLength: 7 }),
      async ({ code }, shownAfter, turns) => {
        document.body.innerHTML = `<div ${awaitedBar}></div>`;
        let shown: ReturnType<typeof showBar> | undefined;
        const show = () => {
          document.querySelector(`[${awaitedBar}]`)?.remove();
          shown = showBar();
        };
        for (const [at, key] of ['Alt', ...code, 'Enter'].entries()) {
          if (at === shownAfter) show();
          if (key === 'Alt') press('c', 'KeyC');
          else press(key);
          await passTurns(turns[at] ?? 0);
        }
        if (!shown) show();
        await screen.findByText(/^Cambiando a /);
        expect(shown?.dispatched(auth.customerChosen)).toEqual([{ code }]);
        shown?.view.unmount();
      },
    ),
    { numRuns: getPropertyRuns(15, 1_000) },
  );
  global.IS_REACT_ACT_ENVIRONMENT = true;
});
