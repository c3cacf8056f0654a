import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { auth } from '@/features/auth';
import { cart, toCartProduct } from '@/features/cart';
import { display } from '@/features/display';
import { navigation } from '@/features/navigation';
import { maxRows, quickOrder } from '@/features/quickOrder';
import { matchParts } from '@/testing/matchParts';
import { signInCustomer, addToCart, renderWithStore, buildSeller } from '@/testing/renderWithStore';
import { someOptions, buildPart } from '@/testing/buildPart';
import QuickOrderPage from './QuickOrderPage';

const pads = buildPart('FRE-PD-1042', { descripcion: 'Pastillas' });
const filter = buildPart('MAN-FO-3102', { descripcion: 'Filtro' });

// jsdom has no scrolling and logs an error
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const open = (...events: UnknownAction[]) =>
  renderWithStore(<QuickOrderPage />, { at: '/shop/quick-order', before: [signInCustomer(), ...events] });
const lines = (...wanted: [code: string, quantity: number | null][]) =>
  quickOrder.linesSubmitted({ lines: wanted.map(([code, quantity]) => ({ code, quantity })) });
const buildLookupEvents = (code: string, match: ReturnType<typeof matchParts>) =>
  quickOrder.answersReceived({ answers: [{ code, answer: { status: 'answered', ...match } }] });
const padsFound = (quantity: number | null = 2) => [
  lines(['FRE-PD-1042', quantity]),
  buildLookupEvents('frepd1042', matchParts('exact', pads)),
];
const entry = () => screen.getByLabelText('Códigos y cantidades');
const line = (position: number) => screen.findByRole('group', { name: `Línea ${position}` });
const addButton = (name: RegExp) => screen.findByRole('button', { name });

test('pasted lines become rows, and the field is emptied for more lines', async () => {
  const { user, dispatched } = open();
  await user.click(entry());
  await user.paste('FRE-PD-1042\t3\n2 x MAN-FO-3102');
  await user.click(screen.getByRole('button', { name: 'Revisar la lista' }));
  expect(await line(2)).toBeInTheDocument();
  expect(dispatched(quickOrder.linesSubmitted)).toEqual([
    {
      lines: [
        {
          code: 'FRE-PD-1042\t3',
          quantity: null,
          written: { text: 'FRE-PD-1042\t3', cells: ['FRE-PD-1042', '3'] },
        },
        { code: '2 x MAN-FO-3102', quantity: null, written: { text: '2 x MAN-FO-3102' } },
      ],
    },
  ]);
  expect(entry()).toHaveValue('');
});

test('Ctrl+Enter in the field turns its text into a line of the quick order', async () => {
  const { user } = open();
  await user.type(entry(), 'FRE-PD-1042{Control>}{Enter}{/Control}');
  expect(await line(1)).toBeInTheDocument();
});

test('a list that is not ordered yet makes the browser prompt before a reload, and an emptied list does not', async () => {
  const { happens } = open(...padsFound());
  await line(1);
  const isPromptShown = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isPromptShown()).toBe(true);
  happens(quickOrder.emptied());
  expect(isPromptShown()).toBe(false);
});

test('typing makes the form dirty, and a list in progress keeps it dirty', async () => {
  const { user, dispatched, happens } = open();
  await user.type(entry(), 'A');
  expect(dispatched(navigation.formDirtied)).toEqual([{ form: 'quickOrder' }]);
  await user.clear(entry());
  expect(dispatched(navigation.formSettled)).toEqual([{ form: 'quickOrder' }]);
  happens(lines(['A-1', 1]));
  expect(dispatched(navigation.formDirtied)).toHaveLength(2);
});

test('an input without a code shows an error at the field, and submits no line', async () => {
  const { user, dispatched } = open();
  await user.type(entry(), ' --- ');
  await user.click(screen.getByRole('button', { name: 'Revisar la lista' }));
  expect(await screen.findByText('Escriba o pegue al menos un código.')).toBeVisible();
  expect(entry()).toHaveAccessibleDescription(/al menos un código/);
  expect(dispatched(quickOrder.linesSubmitted)).toEqual([]);
});

test('more lines than an order can have stay in the field, with a message about their number', async () => {
  const { user, dispatched } = open();
  const pasted = Array.from({ length: maxRows + 1 }, (_, at) => `AB-${at}`).join('\n');
  await user.click(entry());
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: 'Revisar la lista' }));
  expect(await screen.findByText(/Serían 1[.,]?001 líneas y caben 1[.,]?000/)).toBeVisible();
  expect(entry()).toHaveValue(pasted);
  expect(dispatched(quickOrder.linesSubmitted)).toEqual([]);
});

test('a seller without a served customer is sent to the customers', () => {
  renderWithStore(<QuickOrderPage />, {
    at: '/shop/quick-order',
    before: [auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null })],
  });
  expect(screen.queryByLabelText('Códigos y cantidades')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Seleccionar cliente' })).toHaveAttribute(
    'href',
    '/account/clientes',
  );
});

test('one press adds the ready lines, whose total is shown', async () => {
  const { user, dispatched } = open(
    ...padsFound(2),
    lines(['ZZZ', 1]),
    buildLookupEvents('zzz', matchParts('near')),
  );
  const bar = await screen.findByRole('region', { name: 'Resumen' });
  expect(bar).toHaveTextContent(/Subtotal.*18[.,]00/);
  expect(bar).toHaveTextContent(/Total con IVA.*20[.,]70/);
  await user.click(await addButton(/^Agregar 1 línea al carrito$/));
  expect(dispatched(cart.linesAddRequested)).toEqual([
    { lines: [{ product: toCartProduct(pads, 10), quantity: 2, options: [], ref: 'quickOrder:1' }] },
  ]);
});

test('rows and their alternatives show prices with or without IVA, as chosen, and add up to the total', async () => {
  const [cheap, cheaper] = [
    buildPart('A-1', { precio_siniva: 0.03 }),
    buildPart('A-2', { precio_siniva: 0.03 }),
  ];
  const { happens } = open(
    lines(['A-1', 1], ['A-2', 1], ['FRE', 1]),
    buildLookupEvents('a1', matchParts('exact', cheap)),
    buildLookupEvents('a2', matchParts('exact', cheaper)),
    buildLookupEvents('fre', matchParts('several', pads, filter)),
  );
  const sum = await screen.findByRole('region', { name: 'Resumen' });
  expect(await line(1)).toHaveTextContent(/\$0,03 c\/u con IVA/);
  expect(await line(2)).toHaveTextContent(/\$0,04 c\/u con IVA/);
  expect(sum).toHaveTextContent('$0,07');
  const option = async () => within(await line(3)).getAllByRole('option')[1];
  expect(await option()).toHaveTextContent(/con IVA/);
  happens(display.pricesChosen({ prices: 'without-iva' }));
  expect(await line(2)).toHaveTextContent(/\$0,03 c\/u sin IVA/);
  expect(await option()).toHaveTextContent(/sin IVA/);
});

test('added lines are announced, with a link to the cart', async () => {
  const { happens } = open(...padsFound(2));
  await line(1);
  const product = toCartProduct(pads, 10)!;
  happens(
    cart.linesAddBegan({
      lines: [{ key: '1', product, quantity: 2, wanted: 2, options: [], ref: 'quickOrder:1' }],
    }),
  );
  expect(screen.getByText('Se agregó 1 línea al carrito.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver carrito' })).toHaveAttribute('href', '/shop/cart');
});

test('a line whose code has several products is ready once one of them is chosen', async () => {
  const { user } = open(lines(['pieza', 1]), buildLookupEvents('pieza', matchParts('several', pads, filter)));
  const choice = within(await line(1)).getByLabelText('Repuesto de la línea 1');
  await user.selectOptions(choice, 'MAN-FO-3102');
  expect(within(await line(1)).getByText('Lista')).toBeVisible();
  expect(await addButton(/^Agregar 1 línea/)).not.toHaveAttribute('aria-disabled');
});

test('a line whose part has options is ready once one of them is chosen', async () => {
  const trim = buildPart('COL-1', { opciones: someOptions });
  const { user } = open(lines(['COL-1', 1]), buildLookupEvents('col1', matchParts('exact', trim)));
  expect(within(await line(1)).getByText('Por elegir opción')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Color de la línea 1'), 'gris');
  expect(within(await line(1)).getByText('Lista')).toBeVisible();
});

test('a line above the stock shows the pieces left and those in the cart, and one press sets the pieces left', async () => {
  const { user } = open(...addToCart(toCartProduct(pads, 10)!, 4), ...padsFound(9));
  const row = within(await line(1));
  expect(row.getByText(/Quedan 6 unidades y 4 en su carrito/)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Dejar 6' }));
  expect(row.getByText('Lista')).toBeVisible();
});

test('lines out of stock and on backorder explain what to do', async () => {
  const out = buildPart('OUT-1', { cantidad: 0, disponibilidad: 'out-of-stock' });
  const backorderPart = buildPart('LATER-1', { cantidad: 0, disponibilidad: 'on-backorder' });
  open(
    lines(['OUT-1', 1], ['LATER-1', 1]),
    buildLookupEvents('out1', matchParts('exact', out)),
    buildLookupEvents('later1', matchParts('exact', backorderPart)),
  );
  expect(within(await line(1)).getByText(/No hay existencias por ahora/)).toBeVisible();
  expect(within(await line(1)).getByText('Sin existencias')).toBeVisible();
  expect(within(await line(2)).getByText(/Solo bajo pedido/)).toBeVisible();
  expect(within(await line(2)).getByText('Bajo pedido')).toBeVisible();
  expect(within(await line(2)).queryByText('Sin existencias')).not.toBeInTheDocument();
});

test('an unknown code shows similar codes, and one press replaces it', async () => {
  const { user } = open(lines(['FRE-PD-1024', 1]), buildLookupEvents('frepd1024', matchParts('near', pads)));
  const row = within(await line(1));
  await user.click(row.getByRole('button', { name: /FRE-PD-1042/ }));
  expect(screen.getByLabelText('Código de la línea 1')).toHaveValue('FRE-PD-1042');
  expect(row.getByText('Lista')).toBeVisible();
});

test('a code is edited in place: Enter looks up the new code, and Escape restores the old one', async () => {
  const { user, dispatched } = open(lines(['ZZZ', 1]), buildLookupEvents('zzz', matchParts('near')));
  await line(1);
  const code = screen.getByLabelText('Código de la línea 1');
  await user.type(code, '-2{Escape}');
  expect(code).toHaveValue('ZZZ');
  await user.clear(code);
  await user.tab();
  expect(code).toHaveValue('ZZZ');
  expect(dispatched(quickOrder.codeEdited)).toEqual([]);
  await user.type(code, '-3{Enter}');
  expect(dispatched(quickOrder.codeEdited)).toEqual([{ id: 1, code: 'ZZZ-3' }]);
});

test('a line with an unreadable quantity is ready once a quantity is entered', async () => {
  const { user } = open(...padsFound(null));
  const row = within(await line(1));
  expect(row.getByText(/escriba un número entero de 1 a 999\.999/)).toBeVisible();
  const quantity = row.getByLabelText('Cantidad de FRE-PD-1042');
  await user.clear(quantity);
  await user.type(quantity, '4{Enter}');
  expect(row.getByText('Lista')).toBeVisible();
});

test('a doubtful quantity shows the typed line, and its possible readings as buttons', async () => {
  const { user } = open(
    quickOrder.linesSubmitted({
      lines: [{ code: '3 cajas FRE-PD-1042', quantity: null, written: { text: '3 cajas FRE-PD-1042' } }],
    }),
    quickOrder.linesRead({
      ids: [1],
      readings: [
        {
          id: 1,
          code: 'FRE-PD-1042',
          text: '3 cajas FRE-PD-1042',
          quantity: null,
          choices: [3],
          answer: { status: 'answered', ...matchParts('exact', pads) },
        },
      ],
    }),
  );
  const row = within(await line(1));
  expect(row.getByText('3 cajas FRE-PD-1042')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Pedir 3' }));
  expect(row.getByText('Lista')).toBeVisible();
  expect(row.getByLabelText('Cantidad de FRE-PD-1042')).toHaveValue('3');
});

test('lines that order no part are counted, and shown on request', async () => {
  const { user } = open(
    quickOrder.linesSubmitted({
      lines: [{ code: 'Buenos días', quantity: null, written: { text: 'Buenos días' } }],
    }),
    quickOrder.linesRead({ ids: [1], readings: [] }),
  );
  await user.click(await screen.findByText('1 línea no pide ningún repuesto'));
  expect(screen.getByText('Buenos días')).toBeVisible();
});

test('a removed line can be restored, and the focus moves to the next line', async () => {
  const { user } = open(lines(['A-1', 1], ['B-2', 1]));
  await line(2);
  await user.click(screen.getByRole('button', { name: 'Quitar la línea 1' }));
  expect(screen.getByText('Se quitó «A-1».')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quitar la línea 1' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(screen.getByLabelText('Código de la línea 1')).toHaveValue('A-1');
});

test('a failed lookup of several codes is shown once with its reason, and one click repeats it for all', async () => {
  const { user, dispatched } = open(
    lines(['A-1', 1], ['B-2', 1]),
    quickOrder.answersReceived({
      answers: ['a1', 'b2'].map((code) => ({ code, answer: { status: 'failed', failure: 'ERP_TIMEOUT' } })),
    }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('El sistema de inventario tarda en responder');
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(quickOrder.retryRequested)).toEqual([{}]);
});

test('a status filter shows only the lines with its status, and a line stays visible after it is corrected', async () => {
  const { user } = open(...padsFound(99), lines(['B-2', 1]));
  await line(2);
  await user.click(screen.getByRole('button', { name: 'Faltan unidades 1' }));
  expect(screen.getAllByRole('group', { name: /^Línea/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Dejar 10' }));
  expect(screen.getByLabelText('Código de la línea 1')).toHaveValue('FRE-PD-1042');
  await user.click(screen.getByRole('button', { name: 'Todas 2' }));
  expect(screen.getAllByRole('group', { name: /^Línea/ })).toHaveLength(2);
});

test('the lookup shows its progress, and announces only its start and its end', async () => {
  const { happens } = open(lines(['FRE-PD-1042', 1], ['B-2', 1]));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0');
  happens(buildLookupEvents('frepd1042', matchParts('exact', pads)));
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1');
  expect(screen.getByText('1 de 2')).toBeVisible();
  expect(screen.getByText('Buscando 2 líneas…')).toHaveAttribute('role', 'status');
  happens(buildLookupEvents('b2', matchParts('exact', filter)));
  expect(screen.getByText('2 de 2 líneas listas')).toHaveAttribute('role', 'status');
});

test('Enter moves the focus down a column, and from the last row to the add button', async () => {
  const { user } = open(
    ...padsFound(2),
    lines(['MAN-FO-3102', 1]),
    buildLookupEvents('manfo3102', matchParts('exact', filter)),
  );
  await line(2);
  const quantities = () => screen.getAllByRole('spinbutton');
  await user.type(quantities()[0]!, '{Control>}a{/Control}5{Enter}');
  expect(quantities()[1]).toHaveFocus();
  expect(quantities()[0]).toHaveValue('5');
  await user.keyboard('{Enter}');
  expect(await addButton(/^Agregar 2 líneas/)).toHaveFocus();
});

test('a pasted column of numbers fills the quantities from the focused one down, and a pasted block adds lines', async () => {
  const { user, dispatched } = open(lines(['A-1', 1], ['B-2', 1]));
  await line(2);
  await user.click(screen.getAllByRole('spinbutton')[0]!);
  await user.paste('7\n8\n');
  expect(screen.getAllByRole('spinbutton').map((box) => (box as HTMLInputElement).value)).toEqual(['7', '8']);
  await user.click(screen.getByLabelText('Código de la línea 2'));
  await user.paste('C-3\t4\nD-4\t5');
  await line(4);
  expect(dispatched(quickOrder.linesSubmitted).at(-1)?.lines).toHaveLength(2);
});

test('Ctrl+Z undoes the latest edits one by one', async () => {
  const { user } = open(...padsFound(2));
  await line(1);
  const quantity = () => screen.getByLabelText('Cantidad de FRE-PD-1042');
  await user.type(quantity(), '{ArrowUp}{ArrowUp}');
  expect(quantity()).toHaveValue('4');
  await user.keyboard('{Control>}z{/Control}');
  expect(quantity()).toHaveValue('3');
  await user.keyboard('{Control>}z{/Control}');
  expect(quantity()).toHaveValue('2');
});
