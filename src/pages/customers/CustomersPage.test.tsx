import { screen, within } from '@testing-library/react';
import { auth } from '@/features/auth';
import { renderWithStore, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import CustomersPage from './CustomersPage';

const nanez = buildCustomer();
const lopez = buildCustomer({
  code: 'C0002',
  name: 'Repuestos López',
  tradeName: 'El Faro',
  email: 'l@faro.ec',
});
const vera = buildCustomer({ code: 'C0003', name: 'Vera Hnos.', tradeName: '', email: 'vera@hnos.ec' });

/** Loads the list's chunk in advance. */
beforeAll(() => import('@/widgets/customers/CustomerFinder'));

/** jsdom has no layout: the list's height is mocked, and so are keyboard and mouse. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  Element.prototype.scrollTo = () => undefined;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: keyboard || !media.includes('hover'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
let keyboard = true;
afterEach(() => {
  keyboard = true;
  jest.restoreAllMocks();
});

const arrive = async (customers = [nanez, lopez, vera], served: string[] = []) => {
  const shop = renderWithStore(<CustomersPage />, {
    at: '/account/clientes',
    before: [
      auth.sellerSignedIn({ account: buildSeller(), customers, returnTo: null }),
      ...served.map((code) => auth.customerSelected({ customer: buildCustomer({ code, name: code }) })),
    ],
  });
  await screen.findByRole('listbox', { name: 'Clientes' });
  return shop;
};
const filter = () => screen.getByRole('searchbox', { name: 'Filtrar clientes' });
const options = () => screen.getAllByRole('option');
/** Returns the code of the active option. */
const getActiveCode = () =>
  document.getElementById(filter().getAttribute('aria-activedescendant') ?? '')?.textContent?.slice(0, 5);

test('the search field of the customers is focused on devices with a keyboard', async () => {
  await arrive();
  expect(filter()).toHaveFocus();
});

test('the search field of the customers is not focused on a phone, whose keyboard stays closed', async () => {
  keyboard = false;
  await arrive();
  expect(filter()).not.toHaveFocus();
});

test.each([
  ['the trade name and the name, in any order', 'nanez PISTON'],
  ['the code', 'c0001'],
  ['the e-mail', 'compras@'],
])('a customer is found by %s, ignoring accents and case', async (_, typed) => {
  const { user } = await arrive();
  await user.type(filter(), typed);
  expect(options()).toHaveLength(1);
  expect(options()[0]).toHaveTextContent('Taller Ñañez S.A.');
  expect(screen.getByText('1 cliente.')).toBeInTheDocument();
});

test('the text that matches the search is highlighted', async () => {
  const { user } = await arrive();
  await user.type(filter(), 'nan');
  expect(within(options()[0]!).getByText('Ñañ').localName).toBe('mark');
});

test('an empty result is announced, and Enter has no effect', async () => {
  const { user, dispatched } = await arrive();
  await user.type(filter(), 'zzz{Enter}');
  expect(screen.getByText('Ningún cliente coincide.')).toBeInTheDocument();
  expect(dispatched(auth.customerChosen)).toEqual([]);
});

test('a shorter search finds customers again that a longer one excluded', async () => {
  const { user } = await arrive();
  await user.type(filter(), 'verax{Backspace}');
  expect(options()).toHaveLength(1);
});

test('arrows, Home, End and the page keys move the highlight, which stays within the list', async () => {
  const { user } = await arrive();
  const pressKeys = async (keys: string) => {
    await user.keyboard(keys);
    return getActiveCode();
  };
  expect(getActiveCode()).toBe('C0001');
  expect(await pressKeys('{ArrowDown}')).toBe('C0002');
  expect(await pressKeys('{End}')).toBe('C0003');
  expect(await pressKeys('{ArrowDown}')).toBe('C0003');
  expect(await pressKeys('{PageUp}')).toBe('C0001');
  expect(await pressKeys('{PageDown}')).toBe('C0003');
  expect(await pressKeys('{Home}')).toBe('C0001');
});

test('code, names and e-mail of a customer are separated by spaces for screen readers', async () => {
  await arrive();
  expect(options()[1]).toHaveTextContent(/^C0002 El Faro Repuestos López l@faro.ec /);
});

test('Enter selects the highlighted customer, and a click selects the clicked customer', async () => {
  const { user, dispatched } = await arrive();
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(options()[2]!);
  expect(dispatched(auth.customerChosen)).toEqual([{ code: 'C0002' }, { code: 'C0003' }]);
});

test('recently served customers come first, the current one is marked, and Enter returns to the previous one', async () => {
  const { user, dispatched } = await arrive(undefined, ['C0002', 'C0003']);
  expect(options().map((option) => option.textContent?.slice(0, 5))).toEqual(['C0003', 'C0002', 'C0001']);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/C0003.*Cliente actual/);
  expect(options()[1]).toHaveTextContent('Reciente');
  await user.keyboard('{Enter}');
  expect(dispatched(auth.customerChosen)).toEqual([{ code: 'C0002' }]);
});

test('ten thousand customers can be searched, and only visible ones are rendered', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) =>
    buildCustomer({ code: `C${n}`, name: `Taller ${n}.`, email: `${n}@x.ec` }),
  );
  const { user } = await arrive(many);
  expect(options().length).toBeLessThan(40);
  expect(options()[0]).toHaveAttribute('aria-setsize', '10000');
  await user.type(filter(), '9999.');
  expect(options()).toHaveLength(1);
});

test('a list of customers that failed to load shows a retry', () => {
  renderWithStore(<CustomersPage />, {
    at: '/account/clientes',
    before: [
      auth.sessionReceived({ session: { account: buildSeller(), customer: null, demo: [] } }),
      auth.customersAsked(),
      auth.customersFailed({ code: 'OFFLINE' }),
    ],
  });
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});
