import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import type { Address } from '@/erp/rows/address';
import { account } from '@/features/account';
import { addresses } from '@/features/addresses';
import { auth } from '@/features/auth';
import { cart, cartSelectors, emptyDraft } from '@/features/cart';
import { display } from '@/features/display';
import { navigation } from '@/features/navigation';
import { orders } from '@/features/orders';
import { payment } from '@/features/payment';
import { vehicles } from '@/features/vehicles';
import {
  addToCart,
  buildCartProduct,
  buildCustomer,
  buildSeller,
  renderWithStore,
  signInCustomer,
} from '@/testing/renderWithStore';
import type { PlaceOrder } from '@/shop/schemas';
import { buildAddress } from '@/testing/buildAddress';
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
  renderWithStore(<CheckoutPage />, {
    at: '/shop/checkout',
    before: [
      signInCustomer(),
      ...addToCart(buildCartProduct(), 2, [{ name: 'Lado', value: 'Izquierdo' }]),
      cart.checkoutBegan({ idempotencyKey: 'key-00000001' }),
      ...events,
    ],
  });
const withBranches = (...events: UnknownAction[]) => open(account.branchesReceived({ branches }), ...events);
/** Loads the form's chunk, so that the order of the tests does not matter. */
beforeAll(async () => {
  const { view } = withBranches();
  await screen.findByRole('button', { name: 'Realizar pedido' });
  view.unmount();
});

const terms = () => screen.getByLabelText('Acepto las condiciones de venta');
const getPlaceButton = () => screen.getByRole('button', { name: 'Realizar pedido' });

test('the hint of the notes says that a pickup is requested there', () => {
  withBranches();
  expect(screen.getByLabelText('Notas para el pedido')).toHaveAccessibleDescription(
    /o que lo retira en el local/,
  );
  expect(screen.getByText(/al retirar en el local, si lo pide en las notas/)).toBeVisible();
  expect(screen.getByText(/^Todo pedido lleva una dirección\. Si lo retira/)).toBeVisible();
});

test('the terms of sale name stock, IVA, returns and guarantee', () => {
  withBranches();
  expect(screen.getByText('Condiciones de venta').parentElement).toHaveTextContent(
    /Las existencias se comprueban al realizar el pedido.*el resumen muestra el IVA y el total\. ?Devoluciones: 15 días, sin instalar y en su empaque\. ?Garantía: 6 meses contra defectos de fábrica\./,
  );
});

test('the sending of an order is announced until the service has answered', () => {
  const { happens } = withBranches();
  const order: PlaceOrder = {
    lines: [],
    total: 0,
    payment: 'cash',
    notes: '',
    shippingAddress: buildAddress(),
  };
  expect(screen.queryByText('Enviando el pedido…')).not.toBeInTheDocument();
  happens(orders.orderSubmitted({ order, idempotencyKey: 'key-00000001' }));
  expect(screen.getByText('Enviando el pedido…').closest('[aria-live]')).toBeInTheDocument();
  happens(orders.orderRejected({ code: 'OFFLINE' }));
  expect(screen.queryByText('Enviando el pedido…')).not.toBeInTheDocument();
});

test('the default branch is selected, and a double click submits the shown order twice with one idempotency key', async () => {
  const { user, dispatched } = withBranches();
  expect(await screen.findByRole('radio', { name: 'Calle Sucre 2, Quito' })).toBeChecked();
  await user.type(screen.getByLabelText('Notas para el pedido'), 'Por la tarde ');
  await user.click(terms());
  await user.dblClick(getPlaceButton());
  const [submitted, again] = dispatched(orders.orderSubmitted);
  // the flow ignores the second one by its idempotency key (placeOrder.ts)
  expect(again).toEqual(submitted);
  expect(submitted).toEqual({
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
  });
  expect(getPlaceButton()).toHaveAttribute('aria-disabled', 'true');
});

const added = (fields: Partial<Address> = {}) => [
  addresses.addressesAsked({ customer: 'C0001' }),
  addresses.addressesReceived({
    addresses: [buildAddress({ id: 'a1', address1: 'Bodega', isDefault: true, ...fields })],
  }),
];

test('the default among the saved addresses is selected rather than the default branch', async () => {
  const { user, dispatched } = withBranches(...added());
  expect(await screen.findByRole('radio', { name: 'Bodega, Ambato' })).toBeChecked();
  await user.click(terms());
  await user.click(getPlaceButton());
  expect(dispatched(orders.orderSubmitted)[0]?.order.shippingAddress.address1).toBe('Bodega');
});

test('no address is selected, and no order can be placed, while the saved addresses load', async () => {
  const { happens } = withBranches(addresses.addressesAsked({ customer: 'C0001' }));
  expect(await screen.findByRole('radio', { name: 'Calle Sucre 2, Quito' })).not.toBeChecked();
  expect(getPlaceButton()).toHaveAttribute('aria-disabled', 'true');
  for (const event of added()) happens(event);
  expect(getPlaceButton()).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('radio', { name: 'Bodega, Ambato' })).toBeChecked();
});

test('the link to the form of a new address makes that form return to the checkout', async () => {
  withBranches();
  expect(await screen.findByRole('link', { name: /guardarla en su cuenta/ })).toHaveAttribute(
    'href',
    '/account/addresses/new?return=%2Fshop%2Fcheckout',
  );
});

test('the default branch is selected when the branches arrive late', async () => {
  const { happens } = open(account.branchesAsked());
  expect(await screen.findByRole('radio', { name: 'Otra dirección' })).not.toBeChecked();
  happens(account.branchesReceived({ branches }));
  expect(await screen.findByRole('radio', { name: 'Calle Sucre 2, Quito' })).toBeChecked();
});

test('the error summary lists missing fields and links to each', async () => {
  const { user, dispatched } = withBranches();
  await user.click(await screen.findByRole('radio', { name: 'Otra dirección' }));
  await user.click(getPlaceButton());
  const summary = screen.getByRole('alert');
  expect(summary.parentElement).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  await user.click(within(summary).getByRole('link', { name: /Ciudad/ }));
  expect(screen.getByLabelText('Ciudad')).toHaveFocus();
  expect(screen.getByLabelText('Ciudad')).toHaveAccessibleDescription('Complete este campo.');
  expect(dispatched(orders.orderSubmitted)).toEqual([]);
});

test('a new address is sent with the order, without surrounding spaces', async () => {
  const { user, dispatched } = withBranches();
  await user.click(await screen.findByRole('radio', { name: 'Otra dirección' }));
  await user.type(screen.getByLabelText('Nombre de quien recibe'), 'Ana Vera ');
  await user.type(screen.getByLabelText('Teléfono'), '0991234567');
  await user.type(screen.getByLabelText('Dirección'), 'Calle 3');
  await user.type(screen.getByLabelText('Ciudad'), 'Loja');
  await user.selectOptions(screen.getByLabelText('Provincia'), 'Loja');
  await user.click(terms());
  await user.click(getPlaceButton());
  expect(dispatched(orders.orderSubmitted)[0]?.order.shippingAddress).toEqual({
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

test('typed notes are stored in the draft, which keeps its idempotency key', async () => {
  const { user, store } = withBranches();
  await user.type(screen.getByLabelText('Notas para el pedido'), 'Llamar antes');
  expect(cartSelectors.draft(store.getState()).notes).toBe('Llamar antes');
  expect(cartSelectors.draft(store.getState()).idempotencyKey).toBe('key-00000001');
});

test('an earlier draft is restored when the page opens', () => {
  withBranches(cart.draftTyped({ ...typedNothing, addressId: '1', payment: 'cash', notes: 'Llamar antes' }));
  expect(screen.getByRole('radio', { name: 'Av. Amazonas 1, Quito' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Efectivo contra entrega' })).toBeChecked();
  expect(screen.getByLabelText('Notas para el pedido')).toHaveValue('Llamar antes');
});

test('credit is offered only to customers with a limit, and shows the available amount', () => {
  const { happens } = withBranches(statement(0));
  expect(screen.queryByRole('radio', { name: 'Crédito de la cuenta' })).not.toBeInTheDocument();
  happens(statement(10_000));
  expect(screen.getByRole('radio', { name: 'Crédito de la cuenta' })).toHaveAccessibleDescription(
    /Disponible: .*60[.,]00/,
  );
});

test.each([
  ['the credit', account.statementAsked(), account.statementFailed({ code: 'TIMEOUT' }), /cupo de crédito/],
  ['the payment by card', payment.offerAsked(), payment.offerFailed({ code: 'OFFLINE' }), /con tarjeta/],
  [
    'the saved addresses',
    addresses.addressesAsked({ customer: 'C0001' }),
    addresses.addressesFailed({ code: 'TIMEOUT' }),
    /tarda demasiado/,
  ],
])('a failed request of %s is shown, and can be retried', async (_, asks, fails, words) => {
  const { user, dispatched } = withBranches(asks, fails);
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent(words);
  await user.click(within(note).getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(navigation.retryRequested)).toHaveLength(1);
});

test('an order above the available credit shows by how much it exceeds that credit', () => {
  withBranches(statement(5_500));
  expect(screen.getByRole('radio', { name: 'Crédito de la cuenta' })).toHaveAccessibleDescription(
    /supera el cupo disponible en .*8[.,]00/,
  );
});

test('changed prices are listed, and accepting them does not send the order yet', async () => {
  const changes = [{ kind: 'price' as const, sku: '03-001-0007', unitPrice: 1250 }];
  const { user, dispatched } = withBranches(orders.orderChanged({ changes }));
  expect(screen.getByText(/Filtro de aceite: de .*11[.,]50 a .*14[.,]38, con IVA/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aceptar los cambios' }));
  expect(dispatched(orders.changesAccepted)).toEqual([{ changes }]);
  expect(dispatched(orders.orderSubmitted)).toEqual([]);
  expect(screen.getAllByText(/25[.,]00/)[0]).toBeVisible();
});

test.each([
  ['with-iva', /Filtro de aceite: de .*11[.,]50 a .*14[.,]38, con IVA/],
  ['without-iva', /Filtro de aceite: de .*10[.,]00 a .*12[.,]50, sin IVA/],
] as const)(
  'a changed price is listed as the display setting %s requires, with the resulting total',
  (prices, words) => {
    const changes = [{ kind: 'price' as const, sku: '03-001-0007', unitPrice: 1250 }];
    withBranches(display.pricesChosen({ prices }), orders.orderChanged({ changes }));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/^Total con IVA: .*28[.,]75/)).toBeVisible();
  },
);

test('a cart line that accepting the changes will remove is named beforehand, and its removal is announced', async () => {
  const changes = [{ kind: 'stock' as const, sku: '03-001-0007', available: 1 }];
  const { user, dispatched } = withBranches(
    ...addToCart(buildCartProduct(), 2, [{ name: 'Lado', value: 'Derecho' }]),
    orders.orderChanged({ changes }),
  );
  expect(screen.getByText('Al aceptar se quita del carrito: Filtro de aceite.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aceptar los cambios' }));
  expect(dispatched(orders.changesAccepted)).toEqual([{ changes, removed: 'Filtro de aceite' }]);
});

test('changes beyond the listed ones are counted, with a link to the cart', () => {
  const changes = [{ kind: 'price' as const, sku: '03-001-0007', unitPrice: 1250 }];
  withBranches(orders.orderChanged({ changes: [...changes, { kind: 'more', count: 34 }] }));
  const alert = screen.getByText(/Y 34 cambios más/).closest<HTMLElement>('[class*=alert]');
  expect(within(alert!).getByRole('link', { name: 'Editar carrito' })).toHaveAttribute('href', '/shop/cart');
  expect(screen.queryByRole('button', { name: 'Aceptar los cambios' })).not.toBeInTheDocument();
});

test('a button that confirms the e-mailed code replaces the order button, until the order is changed', async () => {
  const { user, happens } = withBranches();
  await user.click(terms());
  await user.click(getPlaceButton());
  happens(orders.orderRejected({ code: 'EMAIL_UNVERIFIED' }));
  expect(await screen.findByRole('button', { name: 'Confirmar y pedir' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Realizar pedido' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Notas para el pedido'), 'Por la tarde');
  expect(getPlaceButton()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirmar y pedir' })).not.toBeInTheDocument();
});

test('a rejected order shows the reason and loses no input', () => {
  withBranches(
    cart.draftTyped({ ...typedNothing, notes: 'Llamar antes' }),
    orders.orderRejected({ code: 'ERP_UNAVAILABLE' }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('su carrito sigue intacto');
  expect(screen.getByLabelText('Notas para el pedido')).toHaveValue('Llamar antes');
  expect(getPlaceButton()).not.toHaveAttribute('aria-disabled');
});

test.each([
  ['OFFLINE' as const, 0],
  ['ERP_UNAVAILABLE' as const, 1],
])(
  'a retry clears the message of a lost connection alone: after the code %s, %i messages remain',
  (code, expected) => {
    const { happens } = withBranches(orders.orderRejected({ code }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    happens(navigation.retryRequested());
    expect(screen.queryAllByRole('alert')).toHaveLength(expected);
  },
);

test.each([
  ['a customer', [], /le quedan .*12[.,]50.* Elija otra forma de pago o quite/],
  [
    'a seller',
    [
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      auth.customerSelected({ customer: buildCustomer() }),
    ],
    /le quedan .*12[.,]50.* escriba en las notas el motivo/,
  ],
])(
  'an order above the credit shows %s the remaining credit, and the ways to continue',
  (_who, served, words) => {
    renderWithStore(<CheckoutPage />, {
      at: '/shop/checkout',
      before: [
        signInCustomer(),
        ...served,
        ...addToCart(buildCartProduct(), 2),
        cart.checkoutBegan({ idempotencyKey: 'key-00000001' }),
        account.branchesReceived({ branches }),
        orders.orderRejected({ code: 'CREDIT_EXCEEDED', available: 1250 }),
      ],
    });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('radio', { name: /Transferencia/ })).toBeEnabled();
  },
);

describe('a cart emptied in another tab', () => {
  const emptied = { items: [], owner: 'C0001', person: 'C0001', parked: {}, parkedDrafts: {} };

  test('by an order shows that the order was sent, and links to the orders', async () => {
    const { happens } = withBranches();
    // the two storage keys of the cart arrive one after the other
    happens(cart.changedElsewhere({ items: [] }));
    expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
    happens(cart.changedElsewhere({ ...emptied, draft: emptyDraft }));
    expect(screen.getByText(/El pedido ya se envió/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mis pedidos' })).toHaveAttribute('href', '/account/orders');
  });

  test('by removing lines is shown as empty', async () => {
    const { happens, store } = withBranches();
    happens(cart.changedElsewhere({ ...emptied, draft: cartSelectors.draft(store.getState()) }));
    expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
    expect(screen.queryByText(/El pedido ya se envió/)).not.toBeInTheDocument();
  });
});

test('no message about a sent order is shown once the seller serves another customer, whose cart is empty', async () => {
  const { happens } = renderWithStore(<CheckoutPage />, {
    at: '/shop/checkout',
    before: [
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      auth.customerSelected({ customer: buildCustomer() }),
      ...addToCart(buildCartProduct(), 2),
      cart.checkoutBegan({ idempotencyKey: 'key-00000001' }),
    ],
  });
  // the first customer's cart was ordered in another tab
  happens(cart.changedElsewhere({ items: [], owner: 'C0001', draft: emptyDraft }));
  happens(auth.customerSelected({ customer: buildCustomer({ code: 'C0002' }) }));
  expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
  expect(screen.queryByText(/El pedido ya se envió/)).not.toBeInTheDocument();
});

test('an order whose idempotency key was used before cannot be sent, and the page links to the orders', () => {
  withBranches(orders.orderRejected({ code: 'IDEMPOTENCY_KEY_REUSED' }));
  expect(getPlaceButton()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link', { name: 'Mis pedidos' })).toBeVisible();
});

describe('the consent to parts that do not fit the current vehicle', () => {
  const pads = buildCartProduct({ id: 8, sku: 'P8', name: 'Pastillas', compatibility: [rio.id] });
  const disc = buildCartProduct({ id: 9, sku: 'P9', name: 'Disco', compatibility: [rio.id] });
  const uses = (vehicle: typeof aveo | null) => vehicles.vehicleSelected({ vehicle });
  const consent = () => screen.getByRole('checkbox', { name: /lo quiero igual/ });

  test('is one checkbox that names all these parts, and the error summary links to it', async () => {
    const { user, dispatched } = withBranches(...addToCart(pads), ...addToCart(disc), uses(aveo));
    expect(consent()).toHaveAccessibleName(
      'No sirve para Chevrolet Aveo 2012, y lo quiero igual: Pastillas, Disco',
    );
    await user.click(terms());
    await user.click(getPlaceButton());
    const error = within(screen.getByRole('alert')).getByRole('link', { name: /Compatibilidad/ });
    await user.click(error);
    expect(consent()).toHaveFocus();
    expect(consent()).toHaveAccessibleDescription('Confirme que quiere estos repuestos.');
    expect(dispatched(orders.orderSubmitted)).toEqual([]);
    await user.click(consent());
    await user.click(getPlaceButton());
    expect(dispatched(orders.orderSubmitted)).toHaveLength(1);
  });

  test('is cleared by a change of the parts or of the vehicle', async () => {
    const { user, happens } = withBranches(...addToCart(pads), uses(aveo));
    await user.click(consent());
    expect(consent()).toBeChecked();
    for (const event of addToCart(disc)) happens(event);
    expect(consent()).not.toBeChecked();
    await user.click(consent());
    happens(uses({ ...aveo, id: 77 }));
    expect(consent()).not.toBeChecked();
  });

  test('is not requested when the parts fit another vehicle of the garage', () => {
    const garage = [rio, aveo].map((vehicle) => vehicles.vehicleAdded({ vehicle }));
    withBranches(...addToCart(pads), ...garage);
    expect(screen.queryByRole('checkbox', { name: /lo quiero igual/ })).not.toBeInTheDocument();
  });

  test('is not stored in the draft of the order', async () => {
    const { user, store } = withBranches(...addToCart(pads), uses(aveo));
    await user.click(consent());
    expect(cartSelectors.draft(store.getState())).not.toHaveProperty('misfitAccepted');
  });

  test.each([
    ['all parts fit the vehicle', rio],
    ['no vehicle is selected', null],
  ])('is not requested when %s', (_, vehicle) => {
    withBranches(...addToCart(pads), uses(vehicle));
    expect(screen.queryByRole('checkbox', { name: /lo quiero igual/ })).not.toBeInTheDocument();
  });
});

describe('payment by card', () => {
  const provider = { clientId: 'shop-1', scriptUrl: 'https://payments.example.com/shop.js' };
  const offered = payment.offerReceived({ card: provider });
  const card = () => screen.getByRole('radio', { name: 'Tarjeta de crédito o débito' });

  test('is offered only when the service names a provider', () => {
    const { happens } = withBranches(payment.offerReceived({ card: null }));
    expect(screen.queryByRole('radio', { name: /Tarjeta/ })).not.toBeInTheDocument();
    happens(offered);
    expect(card()).not.toBeChecked();
  });

  test('waits for the provider’s script, and is sent with the order once it has loaded', async () => {
    const { user, dispatched, happens } = withBranches(offered);
    await user.click(card());
    await user.click(terms());
    expect(getPlaceButton()).toHaveAttribute('aria-disabled', 'true');
    happens(payment.scriptAsked());
    expect(card()).toHaveAccessibleDescription('Cargando…');
    happens(payment.scriptArrived());
    await user.click(getPlaceButton());
    expect(dispatched(orders.orderSubmitted)[0]?.order).toMatchObject({ payment: 'card', total: 2300 });
    expect(dispatched(orders.orderSubmitted)[0]?.order).not.toHaveProperty('authorisation');
  });

  test('shows what to do when it is unavailable, and leaves the other methods', async () => {
    const { user, dispatched, happens } = withBranches(offered);
    await user.click(card());
    await user.click(terms());
    happens(payment.scriptFailed({ path: provider.scriptUrl, code: 'OFFLINE' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error al cargar: https://payments.example.com/shop.js',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Elija otra forma de pago');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(dispatched(payment.scriptRetryRequested)).toHaveLength(1);
    await user.click(getPlaceButton());
    expect(dispatched(orders.orderSubmitted)).toEqual([]);
    await user.click(screen.getByRole('link', { name: /^Forma de pago/ }));
    expect(screen.getByRole('radio', { name: /Transferencia/ })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Efectivo contra entrega' }));
    await user.click(getPlaceButton());
    expect(dispatched(orders.orderSubmitted)[0]?.order.payment).toBe('cash');
  });

  test('requests no second authorisation for the same total, and a new one for another total', async () => {
    const authorisation = { reference: 'AUT-1', amount: 2300 };
    const { user, dispatched, happens } = withBranches(
      cart.draftTyped({ ...typedNothing, addressId: '1', payment: 'card', termsAccepted: true }),
      offered,
      payment.scriptArrived(),
    );
    await user.click(getPlaceButton());
    const [first] = dispatched(orders.orderSubmitted);
    happens(orders.orderAuthorised({ ...first!, order: { ...first!.order, authorisation } }));
    happens(orders.orderRejected({ code: 'TIMEOUT' }));
    expect(card()).toHaveAccessibleDescription(/Ya autorizó .*23[.,]00/);
    await user.click(getPlaceButton());
    expect(dispatched(orders.orderSubmitted)[1]?.order.authorisation).toEqual(authorisation);
    happens(orders.orderChanged({ changes: [{ kind: 'price', sku: '03-001-0007', unitPrice: 1250 }] }));
    await user.click(screen.getByRole('button', { name: 'Aceptar los cambios' }));
    await user.click(getPlaceButton());
    expect(dispatched(orders.orderSubmitted)[2]?.order.total).toBe(2875);
    expect(dispatched(orders.orderSubmitted)[2]?.order).not.toHaveProperty('authorisation');
  });

  test('chosen before a reload is deselected when cards are no longer accepted', () => {
    const { happens } = withBranches(cart.draftTyped({ ...typedNothing, payment: 'card' }));
    expect(card()).toBeChecked();
    happens(payment.offerReceived({ card: null }));
    expect(screen.getByRole('radio', { name: /Transferencia/ })).toBeChecked();
  });

  test('chosen before a reload stays selected when the offer fails to load, and no other method is used instead', async () => {
    const { user, dispatched, happens } = withBranches(
      cart.draftTyped({ ...typedNothing, addressId: '1', payment: 'card', termsAccepted: true }),
    );
    happens(payment.offerAsked());
    happens(payment.offerFailed({ code: 'OFFLINE' }));
    expect(card()).toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent('Elija otra forma de pago');
    await user.click(getPlaceButton());
    expect(dispatched(orders.orderSubmitted)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(dispatched(navigation.retryRequested)).toHaveLength(1);
    happens(offered);
    happens(payment.scriptArrived());
    await user.click(getPlaceButton());
    expect(dispatched(orders.orderSubmitted)[0]?.order.payment).toBe('card');
  });
});

test('credit chosen before a reload stays selected when the statement fails to load', async () => {
  const { user, dispatched, happens } = withBranches(
    cart.draftTyped({ ...typedNothing, addressId: '1', payment: 'credit', termsAccepted: true }),
  );
  happens(account.statementAsked());
  happens(account.statementFailed({ code: 'ERP_UNAVAILABLE' }));
  const credit = screen.getByRole('radio', { name: 'Crédito de la cuenta' });
  expect(credit).toBeChecked();
  expect(credit).toHaveAccessibleDescription(/no responde/);
  await user.click(getPlaceButton());
  expect(dispatched(orders.orderSubmitted)[0]?.order.payment).toBe('credit');
});
