/** Scenes whose logs are golden: `npm run replay:record -- --scenes` writes them again. */
import { nothingUnderstood } from '@/shop/catalogueSchemas';
import { buildAddress } from '@/testing/buildAddress';
import { buildErpRows } from '@/testing/buildPart';
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { aveo, dmax, rio } from '@/testing/vehicles';
import { customer, failed, answerInTurn } from './sceneAnswers';
import { accountScenes } from './accountScenes';
import { quotationScenes } from './quotationScenes';
import { quickOrderScenes } from './quickOrderScenes';
import { buildArrival, type Scene } from './scenes';

const named = (id: number) => ({ id, sku: `P-${id}`, slug: `p-${id}`, name: `Pieza ${id}` });
const listed = (id: number) => ({ ...named(id), images: [] });
const product = (id: number) => ({
  ...named(id),
  image: '',
  unitPrice: 1_000,
  stock: 5,
  compatibility: 'all',
});
const signedIn = { 'GET /api/shop/session': { account: customer, customer: null, demo: [] } };
const picker = { form: 'picker' };
const message = {
  name: 'Ana',
  email: 'ana@taller.ec',
  phone: '0991234567',
  subject: 'Frenos',
  message: '¿Hay?',
};
const order = buildOrder('1', { lines: [buildOrderLine('P-1'), buildOrderLine('P-2')] });
const add = (id: number, quantity = 1) =>
  ['cart/addRequested', { product: product(id), quantity, options: [] }] as const;
const list = (name: 'wishlist' | 'compare', page: string): Scene => ({
  name: `${name}-pressed-twice-emptied-and-filled`,
  answers: { 'POST /api/dtierp/wsdti/getProducto': answerInTurn(failed, buildErpRows()) },
  steps: [
    [`${name}/addRequested`, { product: listed(1) }],
    100,
    // the lock of 350 ms holds back add and remove alike
    [`${name}/removeRequested`, { id: 1 }],
    260,
    [`${name}/removeRequested`, { id: 1 }],
    100,
    [`${name}/removeRequested`, { id: 1 }],
    400,
    [`${name}/removalUndone`],
    ...[2, 3, 4, 5, 6].flatMap((id) => [[`${name}/addRequested`, { product: listed(id) }] as const, 10]),
    400,
    buildArrival(page),
    500,
    ['navigation/retryRequested'],
    500,
    // adding a part ends the undo of a removal
    [`${name}/removeRequested`, { id: 2 }],
    400,
    // the part is in the list already
    [`${name}/addRequested`, { product: listed(3) }],
    [`${name}/addRequested`, { product: listed(7) }],
    400,
    [`${name}/emptied`],
    [`${name}/removalUndone`],
    [`${name}/changedElsewhere`, { items: [listed(9)] }],
    100,
  ],
});

const seller = { ...customer, role: 'seller', code: 'V01', email: 'vendedor@taller.ec', tradeName: '' };
const noReviews = { reviews: [], page: 1, total: 0, average: null, counts: [0, 0, 0, 0, 0] };
const review = {
  id: 'r1',
  author: 'Ana',
  rating: 4,
  content: 'Bien',
  createdAt: '2026-01-15T10:00:00-05:00',
  isOwn: true,
};

const erpFails = {
  'POST /api/dtierp/wsdti/': failed,
  'POST /api/dtierp/wsdti/getProducto': failed,
};

export const scenes: readonly Scene[] = [
  {
    name: 'cart-locks-of-removal-and-batch',
    steps: [
      add(1, 2),
      400,
      add(1, 999),
      10,
      ['cart/removeRequested', { key: '1' }],
      340,
      // the list is still locked
      ['cart/removeRequested', { key: '1' }],
      20,
      ['cart/removeRequested', { key: '1' }],
      400,
      ['cart/removalUndone'],
      ['cart/quantityChosen', { key: '1', quantity: 3 }],
      10,
      ['cart/linesAddRequested', { lines: [{ product: product(2), quantity: 999, options: [] }] }],
      340,
      ['cart/linesAddRequested', { lines: [{ product: product(2), quantity: 999, options: [] }] }],
      20,
      ['cart/linesAddRequested', { lines: [{ product: product(2), quantity: 1, options: [] }] }],
      400,
      ['cart/linesAddRequested', { lines: [] }],
      10,
      ['cart/removeRequested', { key: '1' }],
      400,
      // the cart's page keeps the undo, another page drops it
      buildArrival('/shop/cart'),
      100,
      buildArrival('/'),
      100,
      ['cart/removalUndone'],
      10,
    ],
  },
  {
    name: 'toasts-undo-an-add-and-a-removal',
    steps: [
      add(1, 2),
      400,
      add(1, 1),
      400,
      ['cart/addUndone', { key: '1', quantity: 1 }],
      10,
      ['cart/removeRequested', { key: '1', name: 'Pieza 1' }],
      400,
      ['cart/removalUndone'],
      10,
      // lines that the cart does not have
      ['cart/addUndone', { key: '9', quantity: 2 }],
      ['cart/removeRequested', { key: '9' }],
      400,
      ['cart/addUndone', { key: '1', quantity: 2 }],
      6_000,
    ],
  },
  {
    name: 'prices-and-theme-chosen',
    steps: [
      ['display/pricesChosen', { prices: 'without-iva' }],
      10,
      ['display/themeChosen', { theme: 'dark' }],
      10,
      ['display/changedElsewhere', { prices: 'with-iva', theme: null }],
      10,
    ],
  },
  list('wishlist', '/shop/wishlist'),
  list('compare', '/shop/compare'),
  {
    name: 'vehicle-chosen-again-resets-what-depends-on-it',
    answers: {
      'GET /api/shop/vehicles/models': answerInTurn({ models: ['Aveo'] }, { models: ['Rio'] }, failed, {
        models: ['Aveo'],
      }),
      'GET /api/shop/vehicles/vin': failed,
    },
    steps: [
      ['vehicles/formOpened'],
      100,
      ['vehicles/yearChosen', { ...picker, year: 2012 }],
      100,
      ['vehicles/makeChosen', { ...picker, make: 'Chevrolet' }],
      100,
      ['vehicles/modelChosen', { ...picker, model: 'Aveo' }],
      100,
      ['vehicles/engineChosen', { ...picker, engine: 1 }],
      100,
      // choosing another model clears the engine
      ['vehicles/modelChosen', { ...picker, model: 'Aveo Family' }],
      100,
      ['vehicles/engineChosen', { ...picker, engine: 1 }],
      10,
      // choosing another make clears model and engine
      ['vehicles/makeChosen', { ...picker, make: 'Kia' }],
      100,
      ['vehicles/modelChosen', { ...picker, model: 'Rio' }],
      100,
      ['vehicles/engineChosen', { ...picker, engine: 3 }],
      // choosing another year clears all fields
      ['vehicles/yearChosen', { ...picker, year: 2018 }],
      20,
      // while the makes of the year are being loaded
      ['vehicles/yearChosen', { ...picker, year: 2015 }],
      // before the makes of the year have loaded
      ['vehicles/makeChosen', { ...picker, make: 'Chevrolet' }],
      100,
      // makes that have loaded before
      ['vehicles/yearChosen', { ...picker, year: 2012 }],
      ['vehicles/yearChosen', { ...picker, year: 2015 }],
      10,
      ['vehicles/makeChosen', { ...picker, make: 'Chevrolet' }],
      100,
      ['vehicles/stepRetried', { ...picker, step: 'models' }],
      100,
      ['vehicles/vinTyped', { ...picker, text: '8LATD5166C012345' }],
      300,
      ['vehicles/vinTyped', { ...picker, text: '8LATD5166C0123456' }],
      499,
      ['vehicles/vinTyped', { ...picker, text: '8LATD5166C0123457' }],
      600,
      // without a number there is no request
      ['vehicles/vinTyped', { ...picker, text: ' ' }],
      600,
      ['vehicles/vehicleAdded', { ...picker, vehicle: aveo }],
      ['vehicles/vehicleSelected', { vehicle: aveo }],
      ['vehicles/vehicleSelected', { vehicle: null }],
      ['vehicles/vehicleRemoved', { id: 1 }],
      ['vehicles/changedElsewhere', { garage: [rio], current: rio }],
      100,
    ],
  },
  {
    name: 'garage-of-a-customer-and-what-the-service-refuses',
    answers: {
      ...signedIn,
      'GET /api/shop/garage': answerInTurn(failed, { vehicles: [rio] }),
      'POST /api/shop/garage': answerInTurn({ vehicles: [rio, aveo], missing: [] }, failed),
      'DELETE /api/shop/garage': failed,
    },
    steps: [
      ['navigation/retryRequested'],
      200,
      ['vehicles/vehicleAdded', { ...picker, vehicle: aveo }],
      200,
      ['vehicles/vehicleAdded', { ...picker, vehicle: dmax }],
      200,
      ['vehicles/vehicleRemoved', { id: 2 }],
      200,
      ['auth/logoutRequested'],
      300,
    ],
  },
  {
    name: 'newer-version-reloads-once-it-is-safe',
    answers: { 'GET /assets/version.json': answerInTurn({ version: '1' }, failed, { version: '2' }) },
    steps: [
      buildArrival('/contact'),
      ['navigation/formDirtied', { form: 'contact' }],
      59_000,
      ['version/codeMissed'],
      500,
      500,
      60_000,
      // unsaved input prevents the reload until the visitor leaves the page or presses the button
      ['version/reloadRequested'],
      200,
    ],
  },
  {
    name: 'newer-version-reloads-at-once',
    answers: { 'GET /assets/version.json': answerInTurn({ version: '1' }, { version: '2' }) },
    steps: [buildArrival('/'), 60_000, 200],
  },
  {
    name: 'contact-message-refused-and-sent',
    answers: { 'POST /api/shop/contact': answerInTurn(failed, { number: 'M-000001' }) },
    steps: [
      buildArrival('/contact'),
      ['contact/draftTyped', { draft: message }],
      // the text that is sent is the last one that was typed
      ['contact/messageSubmitted', { message: { ...message, message: '¿Hay pastillas?' } }],
      200,
      // the same text, typed again, is another message
      ['contact/draftTyped', { draft: message }],
      ['contact/messageSubmitted', { message }],
      20,
      ['contact/messageSubmitted', { message }],
      200,
      ['contact/anotherBegan'],
      100,
    ],
  },
  {
    name: 'pages-of-content-fail-and-come',
    answers: {
      'GET /api/shop/brands': answerInTurn(failed, { brands: [] }),
      'GET /api/shop/posts/frenos': failed,
      'GET /api/shop/posts': answerInTurn(failed, { posts: [] }),
    },
    steps: [
      ['content/brandsWanted'],
      200,
      ['content/brandsWanted'],
      200,
      ['content/postsWanted'],
      200,
      ['content/postsWanted'],
      200,
      buildArrival('/blog/frenos'),
      200,
      ['navigation/retryRequested'],
      200,
    ],
  },
  {
    name: 'credentials-refused',
    answers: {
      'POST /api/shop/accounts': failed,
      'POST /api/shop/password-resets/confirmations': failed,
      'POST /api/shop/password-resets': answerInTurn(failed, { demo: null }),
      'PUT /api/shop/password': failed,
      'POST /api/shop/password': failed,
    },
    steps: [
      buildArrival('/account/login'),
      ['credentials/signUpSubmitted', { email: 'ana@taller.ec', password: 'x', returnTo: null }],
      200,
      ['credentials/codeRequested', { email: 'ana@taller.ec' }],
      200,
      ['credentials/codeRequested', { email: 'ana@taller.ec' }],
      200,
      ['credentials/resetSubmitted', { code: '123456', password: 'x', returnTo: null }],
      200,
      ['credentials/resetRestarted'],
      ['credentials/passwordSubmitted', { current: 'x', next: 'y' }],
      200,
    ],
  },
  {
    name: 'address-book-changes-and-refusals',
    answers: {
      ...signedIn,
      'PUT /api/shop/addresses': answerInTurn(failed, { addresses: [buildAddress({ isDefault: true })] }),
      'GET /api/shop/countries': answerInTurn(failed, { countries: ['EC'] }),
    },
    steps: [
      buildArrival('/account/addresses/new'),
      200,
      ['navigation/retryRequested'],
      200,
      ['addresses/addressTyped', { id: null, address: buildAddress() }],
      ['addresses/draftDropped'],
      ['addresses/addressSubmitted', { id: null, address: buildAddress() }],
      200,
      ['addresses/defaultChosen', { id: 'a1' }],
      200,
      ['addresses/changeRetried'],
      200,
      ['addresses/addressRemoved', { id: 'a1' }],
      10,
      ['addresses/removalUndone'],
      300,
    ],
  },
  {
    name: 'list-left-before-it-came',
    steps: [
      buildArrival('/shop/category/05-001/products'),
      10,
      ['navigation/began', { path: '/' }],
      buildArrival('/'),
      300,
    ],
  },
  {
    name: 'parts-of-a-vehicle',
    answers: {
      'GET /api/shop/vehicles/parts/': answerInTurn(failed, {
        vehicle: aveo,
        own: 2,
        universal: 1,
        categories: [{ slug: '05-001', own: 2, universal: 1 }],
        isCut: false,
      }),
    },
    steps: [
      buildArrival('/vehicles/chevrolet-aveo-2012-1-6'),
      300,
      buildArrival('/'),
      300,
      buildArrival('/vehicles/chevrolet-aveo-2012-1-6'),
      300,
    ],
  },
  {
    name: 'everything-fails-and-says-so',
    answers: {
      'GET /api/shop/session': failed,
      'GET /api/shop/config': failed,
      'GET /api/shop/vehicles/years': failed,
      ...erpFails,
    },
    steps: [
      buildArrival('/'),
      ['vehicles/formOpened'],
      300,
      buildArrival('/shop/products/P-1'),
      300,
      buildArrival('/shop/category/05-001/products'),
      300,
      ['catalog/searchTyped', { text: 'filtro' }],
      700,
      ['catalog/quickViewOpened', { slug: 'p-1' }],
      300,
      ['catalog/quickViewClosed'],
      ['connection/lost'],
      100,
      ['connection/restored'],
      300,
    ],
  },
  {
    name: 'customer-pages-fail-and-the-session-ends',
    answers: {
      ...signedIn,
      'GET /api/shop/session/expiry': { endsInMs: 200_000 },
      'GET /api/shop/orders': answerInTurn(failed, { orders: [] }),
      'DELETE /api/shop/session': answerInTurn(failed, null),
      ...erpFails,
    },
    steps: [
      buildArrival('/account/dashboard'),
      400,
      buildArrival('/account/orders'),
      400,
      ['navigation/retryRequested'],
      400,
      add(1),
      1_000,
      buildArrival('/shop/cart'),
      400,
      90_000,
      ['sessionEnd/prolongRequested'],
      60_000,
      ['auth/logoutRequested'],
      10_000,
    ],
  },
  {
    name: 'order-again',
    answers: { ...signedIn, 'POST /api/dtierp/wsdti/getPedidoId': failed },
    steps: [
      buildArrival('/account/orders'),
      400,
      ['reorder/requested', { order }],
      400,
      ['reorder/lineChosen', { position: 0, isTaken: false }],
      ['reorder/quantityChosen', { position: 1, quantity: 4 }],
      ['reorder/closed'],
      ['reorder/requested', { order: buildOrder('2') }],
      400,
      ['reorder/retryRequested'],
      400,
    ],
  },
  {
    name: 'small-events-of-the-page',
    steps: [
      ['qa/marked', { note: 'aquí' }],
      ['recent/searchForgotten', { text: 'filtro' }],
      ['recent/searchesForgotten', { ofAll: true }],
      ['recent/productsForgotten'],
      ['gallery/foundEmpty', { name: 'parts' }],
      ['gallery/viewerFailed', { path: '/' }],
      ['storage/valueSetAside', { keys: ['cart', 'garage'] }],
      ['storage/writeFailed'],
      add(1),
      400,
      ['toasts/dismissed', { id: 1 }],
      100,
      add(2),
      400,
      ['toasts/allDismissed'],
      400,
    ],
  },
  {
    name: 'tabs-of-a-product',
    answers: {
      ...signedIn,
      'GET /api/shop/vehicles/list': answerInTurn(failed, { vehicles: [aveo, rio] }),
      'GET /api/shop/products/': answerInTurn(failed, noReviews),
      'POST /api/shop/products/': answerInTurn(failed, { review }),
    },
    steps: [
      buildArrival('/shop/products/P-1#fitment'),
      300,
      ['navigation/retryRequested'],
      300,
      buildArrival('/shop/products/P-1#reviews'),
      300,
      ['navigation/retryRequested'],
      300,
      ['reviews/pageChosen', { page: 2 }],
      300,
      ['reviews/reviewSubmitted', { slug: 'P-1', sku: 'P-1', review: { rating: 4, content: 'Bien' } }],
      300,
      ['reviews/reviewSubmitted', { slug: 'P-1', sku: 'P-1', review: { rating: 4, content: 'Bien' } }],
      300,
      ['reviews/changeBegan'],
    ],
  },
  {
    name: 'seller-whose-customers-fail-and-come',
    answers: {
      'GET /api/shop/session': { account: seller, customer: null, demo: [] },
      'GET /api/shop/session/customers': answerInTurn(failed, { customers: [customer] }),
      'PUT /api/shop/session/customer': answerInTurn(failed, { account: seller, customer, demo: [] }),
    },
    steps: [
      buildArrival('/account/clientes'),
      300,
      ['auth/customersOpened'],
      ['navigation/retryRequested'],
      300,
      ['auth/customerChosen', { code: 'C0001' }],
      300,
      ['auth/customerChosen', { code: 'C0001' }],
      300,
      ['auth/changedElsewhere', { userCode: 'C0009' }],
      300,
    ],
  },
  {
    name: 'limits-of-lists',
    answers: { 'POST /api/dtierp/wsdti/getProducto': answerInTurn(failed, buildErpRows()) },
    steps: [
      ...Array.from({ length: 8 }, (_, id) => ['compare/addRequested', { product: listed(id + 1) }] as const),
      400,
      buildArrival('/shop/compare'),
      400,
      buildArrival('/shop/wishlist'),
      400,
    ],
  },
  {
    name: 'warned-before-the-session-ends-and-prolonged',
    answers: {
      ...signedIn,
      'GET /api/shop/session/expiry': answerInTurn(
        { endsInMs: 200_000 },
        { endsInMs: 28_800_000 },
        { endsInMs: 130_000 },
      ),
    },
    steps: [
      buildArrival('/account/dashboard'),
      85_000,
      ['sessionEnd/prolongRequested'],
      1_000,
      buildArrival('/shop'),
      1_000,
    ],
  },
  {
    name: 'session-runs-out',
    answers: {
      ...signedIn,
      'GET /api/shop/session/expiry': answerInTurn(
        { endsInMs: 60_000 },
        { endsInMs: 40_000 },
        { endsInMs: null },
      ),
    },
    // the page to which the flow leads
    steps: [buildArrival('/account/dashboard'), 41_000, buildArrival('/account/login')],
  },
  {
    name: 'language-that-does-not-come',
    answers: { 'GET /assets/i18n/en.json': answerInTurn(failed, {}) },
    steps: [
      ['i18n/languageChosen', { language: 'en' }],
      1_000,
      ['i18n/languageChosen', { language: 'en' }],
      5_000,
    ],
  },
  {
    name: 'suggestions-typed-left-and-typed-again',
    answers: {
      'GET /api/shop/suggestions': {
        products: [],
        total: 0,
        understood: nothingUnderstood,
        isCut: false,
      },
    },
    steps: [
      ['catalog/searchTyped', { text: 'f' }],
      100,
      ['catalog/searchTyped', { text: 'fil' }],
      20,
      // the newer text aborts the request for the older one
      ['catalog/searchTyped', { text: 'filtro' }],
      20,
      ['catalog/searchLeft'],
      100,
      ['catalog/searchTyped', { text: 'filtros' }],
      100,
    ],
  },
  {
    name: 'first-language-asked-for-again',
    // at the start no page can be shown without its texts
    answers: { 'GET /assets/i18n/es.json': answerInTurn(failed, failed, {}) },
    steps: [11_000],
  },
  ...quickOrderScenes,
  ...quotationScenes,
  ...accountScenes,
];
