import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import type { Address } from '@/erp/rows/address';
import { account } from '@/features/account';
import { cart, cartSelectors, emptyDraft } from '@/features/cart';
import { orders } from '@/features/orders';
import { vehicles } from '@/features/vehicles';
import { customerArrives, inCart, inShop, someCartProduct } from '@/testing/inShop';
import { aveo, rio } from '@/testing/vehicles';
import CheckoutPage from './CheckoutPage';

const branch = (id: string, address1: string, isDefault = false): Address => ({
  ...emptyDraft.address,
  id,
  address1,
  city: 'Quito',
  isDefault,
});
const branches = [branch('1', 'Av. Amazonas 1'), branch('2', 'Calle Sucre 2', true)];
const statement = (creditLimit: number) =>
  account.statementReceived({
    statement: { code: 'C0001', cutoff: '2026-01-31', creditLimit, balance: 4000, overdue: 0, movements: [] },
    today: '2026-01-31',
  });

const { idempotencyKey: _, ...typedNothing } = emptyDraft;
const open = (...events: UnknownAction[]) =>
  inShop(<CheckoutPage />, {
    at: '/shop/checkout',
    before: [
      customerArrives(),
      ...inCart(someCartProduct(), 2, [{ name: 'Lado', value: 'Izquierdo' }]),
      cart.checkoutBegan({ idempotencyKey: 'key-00000001' }),
      ...events,
    ],
  });
const withBranches = (...events: UnknownAction[]) => open(account.branchesReceived({ branches }), ...events);
/** The form comes after its page: once it has come, every test finds it at once, whichever runs first. */
beforeAll(async () => {
  const { view } = withBranches();
  await screen.findByRole('button', { name: 'Realizar pedido' });
  view.unmount();
});

const terms = () => screen.getByLabelText('Acepto las condiciones de venta');
const place = () => screen.getByRole('button', { name: 'Realizar pedido' });

test('the default branch is chosen, and the order is what was seen, sent once on a double click', async () => {
  const { user, asked } = withBranches();
  expect(await screen.findByRole('radio', { name: 'Calle Sucre 2, Quito' })).toBeChecked();
  await user.type(screen.getByLabelText('Notas para el pedido'), 'Por la tarde ');
  await user.click(terms());
  await user.dblClick(place());
  expect(asked(orders.orderSubmitted)).toEqual([
    {
      idempotencyKey: 'key-00000001',
      order: {
        lines: [
          {
            sku: '03-001-0007',
            quantity: 2,
            unitPrice: 1000,
            options: [{ name: 'Lado', value: 'Izquierdo' }],
          },
        ],
        total: 2300,
        shippingAddress: branches[1],
        payment: 'transfer',
        notes: 'Por la tarde',
      },
    },
  ]);
  expect(place()).toBeDisabled();
});

test('branches that come late choose the default one', async () => {
  const { happens } = open(account.branchesAsked());
  expect(await screen.findByRole('radio', { name: 'Otra dirección' })).not.toBeChecked();
  happens(account.branchesReceived({ branches }));
  expect(await screen.findByRole('radio', { name: 'Calle Sucre 2, Quito' })).toBeChecked();
});

test('what is missing is summed up, and each error leads to its field', async () => {
  const { user, asked } = withBranches();
  await user.click(await screen.findByRole('radio', { name: 'Otra dirección' }));
  await user.click(place());
  const summary = screen.getByRole('alert');
  expect(summary.parentElement).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  await user.click(within(summary).getByRole('link', { name: /Ciudad/ }));
  expect(screen.getByLabelText('Ciudad')).toHaveFocus();
  expect(screen.getByLabelText('Ciudad')).toHaveAccessibleDescription('Complete este campo.');
  expect(asked(orders.orderSubmitted)).toEqual([]);
});

test('a new address goes with the order, trimmed', async () => {
  const { user, asked } = withBranches();
  await user.click(await screen.findByRole('radio', { name: 'Otra dirección' }));
  await user.type(screen.getByLabelText('Nombre de quien recibe'), 'Ana Vera ');
  await user.type(screen.getByLabelText('Teléfono'), '0991234567');
  await user.type(screen.getByLabelText('Dirección'), 'Calle 3');
  await user.type(screen.getByLabelText('Ciudad'), 'Loja');
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Loja');
  await user.click(terms());
  await user.click(place());
  expect(asked(orders.orderSubmitted)[0]?.order.shippingAddress).toEqual({
    ...emptyDraft.address,
    id: 'new',
    isDefault: false,
    firstName: 'Ana Vera',
    phone: '0991234567',
    address1: 'Calle 3',
    city: 'Loja',
    state: 'Loja',
  });
});

test('what is typed is kept as the draft, and shown again', async () => {
  const { user, store } = withBranches();
  await user.type(screen.getByLabelText('Notas para el pedido'), 'Llamar antes');
  expect(cartSelectors.draft(store.getState()).notes).toBe('Llamar antes');
  expect(cartSelectors.draft(store.getState()).idempotencyKey).toBe('key-00000001');
});

test('a draft from before is there when the page opens', () => {
  withBranches(cart.draftTyped({ ...typedNothing, addressId: '1', payment: 'cash', notes: 'Llamar antes' }));
  expect(screen.getByRole('radio', { name: 'Av. Amazonas 1, Quito' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Efectivo contra entrega' })).toBeChecked();
  expect(screen.getByLabelText('Notas para el pedido')).toHaveValue('Llamar antes');
});

test('credit is offered only with a limit, and says what is available', () => {
  const { happens } = withBranches(statement(0));
  expect(screen.queryByRole('radio', { name: 'Crédito de la cuenta' })).not.toBeInTheDocument();
  happens(statement(10_000));
  expect(screen.getByRole('radio', { name: 'Crédito de la cuenta' })).toHaveAccessibleDescription(
    /Disponible: .*60[.,]00/,
  );
});

test('changes are listed, and one press accepts them; the order waits for another', async () => {
  const changes = [{ kind: 'price' as const, sku: '03-001-0007', unitPrice: 1250 }];
  const { user, asked } = withBranches(orders.orderChanged({ changes }));
  expect(screen.getByText(/Filtro de aceite: de .*10[.,]00 a .*12[.,]50/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aceptar los cambios' }));
  expect(asked(orders.changesAccepted)).toEqual([{ changes }]);
  expect(asked(orders.orderSubmitted)).toEqual([]);
  expect(screen.getAllByText(/25[.,]00/)[0]).toBeVisible();
});

test('a rejected order says why and loses nothing', () => {
  withBranches(
    cart.draftTyped({ ...typedNothing, notes: 'Llamar antes' }),
    orders.orderRejected({ code: 'ERP_UNAVAILABLE' }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('su carrito sigue intacto');
  expect(screen.getByLabelText('Notas para el pedido')).toHaveValue('Llamar antes');
  expect(place()).toBeEnabled();
});

test('without a key nothing can be sent', () => {
  withBranches(orders.orderRejected({ code: 'IDEMPOTENCY_KEY_REUSED' }));
  expect(place()).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Mis pedidos' })).toBeVisible();
});

describe('parts that do not fit the vehicle in use', () => {
  const pads = someCartProduct({ id: 8, sku: 'P8', name: 'Pastillas', compatibility: [rio.id] });
  const disc = someCartProduct({ id: 9, sku: 'P9', name: 'Disco', compatibility: [rio.id] });
  const uses = (vehicle: typeof aveo | null) => vehicles.vehicleSelected({ vehicle });
  const consent = () => screen.getByRole('checkbox', { name: /lo quiero igual/ });

  test('need one consent that names them, and the summary of errors leads to it', async () => {
    const { user, asked } = withBranches(...inCart(pads), ...inCart(disc), uses(aveo));
    expect(consent()).toHaveAccessibleName(
      'No sirve para 2012 Chevrolet Aveo, y lo quiero igual: Pastillas, Disco',
    );
    await user.click(terms());
    await user.click(place());
    const error = within(screen.getByRole('alert')).getByRole('link', { name: /Compatibilidad/ });
    await user.click(error);
    expect(consent()).toHaveFocus();
    expect(consent()).toHaveAccessibleDescription('Confirme que quiere estos repuestos.');
    expect(asked(orders.orderSubmitted)).toEqual([]);
    await user.click(consent());
    await user.click(place());
    expect(asked(orders.orderSubmitted)).toHaveLength(1);
  });

  test('a consent is for these parts and this vehicle: another asks anew', async () => {
    const { user, happens } = withBranches(...inCart(pads), uses(aveo));
    await user.click(consent());
    expect(consent()).toBeChecked();
    for (const event of inCart(disc)) happens(event);
    expect(consent()).not.toBeChecked();
    await user.click(consent());
    happens(uses({ ...aveo, id: 77 }));
    expect(consent()).not.toBeChecked();
  });

  test('it is no part of what is kept', async () => {
    const { user, store } = withBranches(...inCart(pads), uses(aveo));
    await user.click(consent());
    expect(cartSelectors.draft(store.getState())).not.toHaveProperty('misfitAccepted');
  });

  test.each([
    ['all fit', rio],
    ['no vehicle is in use', null],
  ])('nothing is asked when %s', (_, vehicle) => {
    withBranches(...inCart(pads), uses(vehicle));
    expect(screen.queryByRole('checkbox', { name: /lo quiero igual/ })).not.toBeInTheDocument();
  });
});
