/**
 * Scenes of accounts: signing in with a guest's vehicles, other sessions, other tabs, and requests that the service
 * refuses.
 */
import { buildErpRows, buildPartRow, someOptions } from '@/testing/buildPart';
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { aveo, dmax, rio } from '@/testing/vehicles';
import { answerInTurn, customer, failed, refuse } from './sceneAnswers';
import { buildArrival, type Scene } from './scenes';

const erp = 'POST /api/dtierp/wsdti';
const guest = { account: null, customer: null, demo: [] };
const signedIn = { 'GET /api/shop/session': { account: customer, customer: null, demo: [] } };
const signIn = ['auth/loginSubmitted', { email: customer.email, password: 'x', returnTo: null }] as const;
const loggedIn = buildErpRows({
  salida: 'OK',
  tipoPersona: 'cliente',
  correo: customer.email,
  razonsocial: customer.name,
  codigo: customer.code,
  descuento: customer.discount,
  inv40060id: customer.level,
});
const picker = { form: 'picker' };
const session = (device: string, isCurrent: boolean) => ({
  device,
  startedAt: '2026-01-15T15:00:00.000Z',
  lastSeenAt: '2026-01-15T15:00:00.000Z',
  isCurrent,
});
const post = {
  slug: 'frenos',
  image: '',
  publishedOn: '2026-01-15',
  minutes: 2,
  title: { es: 'Frenos', en: 'Brakes' },
  excerpt: { es: 'Pastillas', en: 'Pads' },
  body: { es: [{ kind: 'paragraph', text: 'Frene.' }], en: [{ kind: 'paragraph', text: 'Brake.' }] },
  categories: [],
};
const line = { sku: 'P-1', quantity: 1, options: [] };
const order = {
  lines: [{ ...line, unitPrice: 1_000 }],
  addressId: '0',
  payment: 'transfer',
  notes: '',
};
const listed = (id: number) => ({ id, sku: `P-${id}`, slug: `p-${id}`, name: `Pieza ${id}`, images: [] });

export const accountScenes: readonly Scene[] = [
  {
    name: 'guest-signs-in-with-vehicles',
    answers: {
      'GET /api/shop/session': guest,
      [`${erp}/getLoginIn`]: loggedIn,
      'POST /api/shop/garage': answerInTurn({ vehicles: [aveo], missing: [rio.id] }),
      [`GET /api/shop/vehicles/${aveo.id}`]: { vehicle: aveo },
    },
    steps: [
      ['vehicles/vehicleAdded', { ...picker, vehicle: aveo }],
      ['vehicles/vehicleAdded', { ...picker, vehicle: rio }],
      ['vehicles/vehicleSelected', { vehicle: aveo }],
      100,
      signIn,
      400,
    ],
  },
  {
    name: 'account-without-room-for-a-guests-vehicles',
    answers: {
      'GET /api/shop/session': guest,
      [`${erp}/getLoginIn`]: loggedIn,
      'POST /api/shop/garage': refuse('GARAGE_FULL'),
      'GET /api/shop/garage': { vehicles: [dmax] },
      'GET /api/shop/vehicles/': refuse('NOT_FOUND', 404),
    },
    steps: [
      ['vehicles/vehicleAdded', { ...picker, vehicle: aveo }],
      ['vehicles/vehicleSelected', { vehicle: aveo }],
      100,
      signIn,
      400,
    ],
  },
  {
    name: 'sessions-of-other-browsers-ended',
    answers: {
      ...signedIn,
      'GET /api/shop/sessions': answerInTurn(failed, {
        sessions: [session('Firefox · Windows', true), session('Chrome · Android', false)],
      }),
      'DELETE /api/shop/sessions': answerInTurn(failed, { sessions: [session('Firefox · Windows', true)] }),
    },
    steps: [
      buildArrival('/account/profile'),
      200,
      ['navigation/retryRequested'],
      200,
      ['openSessions/othersEndRequested'],
      // this happens once, however often the button is pressed
      ['openSessions/othersEndRequested'],
      200,
      ['openSessions/othersEndRequested'],
      200,
    ],
  },
  {
    name: 'own-data-downloaded-and-account-deleted',
    answers: {
      ...signedIn,
      'GET /api/shop/account/data': answerInTurn(failed, { rows: [{ number: 1 }], next: 1 }, { rows: [] }),
      'POST /api/shop/account/deletion': answerInTurn(refuse('AUTH_WRONG_PASSWORD'), {}),
      'DELETE /api/shop/session': {},
    },
    steps: [
      ['cart/checkoutBegan', { idempotencyKey: 'k-1' }],
      buildArrival('/account/profile'),
      200,
      ['accountData/downloadRequested'],
      200,
      ['accountData/downloadRequested'],
      400,
      ['accountData/deletionOpened'],
      ['accountData/deletionClosed'],
      ['accountData/deletionOpened'],
      ['accountData/deletionSubmitted', { password: 'x' }],
      200,
      ['accountData/deletionSubmitted', { password: 'y' }],
      // this happens once, however often the button is pressed
      ['accountData/deletionSubmitted', { password: 'y' }],
      400,
    ],
  },
  {
    name: 'another-person-signs-in-after-a-session-ended',
    answers: {
      'GET /api/shop/session': answerInTurn({ account: customer, customer: null, demo: [] }, guest, {
        account: { ...customer, code: 'C0002', email: 'otra@taller.ec' },
        customer: null,
        demo: [],
      }),
    },
    steps: [
      ['wishlist/addRequested', { product: listed(1) }],
      400,
      ['auth/changedElsewhere'],
      200,
      ['auth/changedElsewhere'],
      200,
    ],
  },
  {
    name: 'session-that-cannot-be-prolonged',
    answers: {
      'GET /api/shop/session': answerInTurn({ account: customer, customer: null, demo: [] }, failed, {
        account: { ...customer, code: 'C0002', email: 'otra@taller.ec' },
        customer: null,
        demo: [],
      }),
      'GET /api/shop/session/expiry': { endsInMs: 200_000 },
    },
    steps: [
      buildArrival('/account/dashboard'),
      500,
      ['sessionEnd/prolongRequested'],
      500,
      ['sessionEnd/prolongRequested'],
      500,
    ],
  },
  {
    name: 'order-refused-and-placed-for-another',
    answers: {
      ...signedIn,
      'GET /api/shop/session': answerInTurn({ account: customer, customer: null, demo: [] }, guest),
      'POST /api/shop/orders': answerInTurn(refuse('CREDIT_EXCEEDED', 409, { available: 500 }), {
        order: buildOrder('1'),
      }),
    },
    steps: [
      ['orders/orderSubmitted', { order, idempotencyKey: 'k-1' }],
      200,
      ['orders/orderSubmitted', { order, idempotencyKey: 'k-2' }],
      // the same order is placed once, however often the button is pressed
      ['orders/orderSubmitted', { order, idempotencyKey: 'k-2' }],
      10,
      ['auth/changedElsewhere', { userCode: null }],
      200,
    ],
  },
  {
    name: 'order-that-waits-for-a-verified-email',
    answers: {
      ...signedIn,
      'POST /api/shop/email-verifications/confirmations': answerInTurn(refuse('RESET_CODE_WRONG'), {}),
      'POST /api/shop/email-verifications': answerInTurn(failed, { demo: null }),
      'POST /api/shop/orders': answerInTurn(refuse('EMAIL_UNVERIFIED', 403), { order: buildOrder('1') }),
    },
    steps: [
      buildArrival('/shop/checkout'),
      200,
      ['orders/orderSubmitted', { order, idempotencyKey: 'k-1' }],
      200,
      ['emailVerification/codeRequested'],
      200,
      ['emailVerification/codeRequested'],
      200,
      ['emailVerification/codeSubmitted', { code: '111111' }],
      200,
      ['emailVerification/codeSubmitted', { code: '123456' }],
      300,
    ],
  },
  {
    name: 'pages-of-an-account-that-fail-and-come',
    answers: {
      ...signedIn,
      'GET /api/shop/addresses': answerInTurn(failed, { addresses: [] }),
      [`${erp}/getPedidoId`]: failed,
      [`${erp}/getChangePassword`]: buildErpRows({ salida: 'OK' }),
      [`${erp}/getProducto`]: buildErpRows(buildPartRow('P-1', { opciones: someOptions })),
      'GET /api/shop/posts/frenos': { post },
    },
    steps: [
      buildArrival('/account/addresses'),
      200,
      ['navigation/retryRequested'],
      200,
      buildArrival('/account/orders/77'),
      300,
      ['credentials/passwordSubmitted', { current: 'x', next: 'y' }],
      200,
      buildArrival('/blog/frenos'),
      200,
      ['wishlist/addRequested', { product: listed(1) }],
      400,
      buildArrival('/shop/wishlist'),
      300,
      ['catalog/listApproached', { path: '/shop/category/05-001/products' }],
      300,
      buildArrival('/account/orders'),
      300,
      ['reorder/requested', { order: buildOrder('1', { lines: [buildOrderLine('P-1')] }) }],
      300,
      ['reorder/optionChosen', { position: 0, group: 'color', value: 'gris' }],
      ['reorder/closed'],
    ],
  },
  {
    name: 'wishlist-at-its-limit',
    steps: [
      ['wishlist/changedElsewhere', { items: Array.from({ length: 200 }, (_, at) => listed(at + 1)) }],
      ['wishlist/addRequested', { product: listed(201) }],
      400,
      ['wishlist/removeRequested', { id: 200 }],
      400,
      ['wishlist/addRequested', { product: listed(201) }],
      400,
    ],
  },
];
