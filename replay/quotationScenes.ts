/**
 * Scenes of quotations, which are saved from the cart, refused, listed and opened, and of the products that a customer
 * buys most.
 */
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { buildQuotation } from '@/testing/quotations';
import { answerInTurn, customer, failed, refuse } from './sceneAnswers';
import { buildArrival, type Scene } from './scenes';

const signedIn = { 'GET /api/shop/session': { account: customer, customer: null, demo: [] } };
const quotation = buildQuotation('1');
const answer = { quotation, token: 'link-1' };
const product = {
  id: 1,
  sku: 'P-1',
  slug: 'p-1',
  name: 'Pieza 1',
  image: '',
  unitPrice: 1_000,
  stock: 5,
  compatibility: 'all',
};
const type = ['quotations/draftTyped', { days: 8, notes: 'Entrega en dos días' }] as const;
const save = ['quotations/saveRequested', { days: 8, notes: 'Entrega en dos días' }] as const;

export const quotationScenes: readonly Scene[] = [
  {
    name: 'what-a-customer-buys-most',
    answers: {
      ...signedIn,
      'GET /api/shop/orders': answerInTurn(
        failed,
        { orders: [] },
        {
          orders: [
            buildOrder('1', { createdAt: '2026-12-14T10:00:00-05:00', lines: [buildOrderLine('P-1')] }),
          ],
        },
      ),
    },
    steps: [
      buildArrival('/shop/quick-order'),
      200,
      ['usual/requested'],
      200,
      ['usual/requested'],
      200,
      ['usual/requested'],
      300,
      ['reorder/lineChosen', { position: 0, isTaken: true }],
      100,
    ],
  },
  {
    name: 'cart-saved-as-a-quotation',
    answers: {
      ...signedIn,
      'POST /api/shop/quotations': answerInTurn(
        failed,
        refuse('IDEMPOTENCY_KEY_REUSED', 422),
        refuse('ORDER_CHANGED', 409, { changes: [{ kind: 'gone', sku: 'P-1' }] }),
        answer,
      ),
      'GET /api/shop/quotations': { quotations: [quotation] },
      'GET /api/shop/quotations/1': answer,
    },
    steps: [
      ['cart/addRequested', { product, quantity: 2, options: [] }],
      400,
      buildArrival('/shop/cart'),
      300,
      type,
      10,
      save,
      200,
      save,
      200,
      save,
      200,
      // when the button is pressed twice, the quotation is sent once more under the same key
      save,
      10,
      save,
      200,
      buildArrival('/account/quotations/1'),
      200,
      buildArrival('/account/quotations'),
      200,
    ],
  },
  {
    name: 'quotation-whose-link-is-withdrawn',
    answers: {
      ...signedIn,
      'GET /api/shop/quotations/1': answer,
      'DELETE /api/shop/quotations/1/link': answerInTurn(failed, {
        quotation,
        token: null,
        link: 'withdrawn',
      }),
      'POST /api/shop/quotations/1/link': { quotation, token: 'link-2' },
    },
    steps: [
      buildArrival('/account/quotations/1'),
      200,
      ['quotations/linkWithdrawalRequested', { id: '1' }],
      200,
      ['quotations/linkWithdrawalRequested', { id: '1' }],
      200,
      ['quotations/linkRenewalRequested', { id: '1' }],
      200,
    ],
  },
  {
    name: 'quotations-that-fail-and-come',
    answers: {
      ...signedIn,
      'GET /api/shop/quotations': answerInTurn(
        failed,
        { quotations: [quotation], next: 1 },
        {
          quotations: [buildQuotation('0')],
        },
      ),
      'GET /api/shop/quotations/1': answerInTurn(failed, { quotation, token: null }),
      'GET /api/shop/quotations/2': refuse('NOT_FOUND', 404),
    },
    steps: [
      buildArrival('/account/quotations'),
      200,
      ['navigation/retryRequested'],
      300,
      buildArrival('/account/quotations/1'),
      200,
      ['navigation/retryRequested'],
      200,
      buildArrival('/account/quotations/2'),
      200,
    ],
  },
];
