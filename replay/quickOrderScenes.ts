/** Scenes of the quick order: lines are pasted, read, chosen among, edited, and added to the cart. */
import { buildErpRows, buildPart, someOptions } from '@/testing/buildPart';
import { toResolved } from '@/testing/matchParts';
import { answerInTurn, customer, failed } from './sceneAnswers';
import { buildArrival, type Scene } from './scenes';

const pads = buildPart('FRE-PD-1042');
const filter = buildPart('MAN-FO-3102');
const mirror = buildPart('ESP-LT-0001', { opciones: someOptions });
const mirrors = [mirror, buildPart('ESP-LT-0002', { opciones: someOptions })];

/** Answer to any pasted text: it may contain texts that the page did not ask for. */
const resolved = {
  parts: [
    { span: 'FRE-PD-1042', kind: 'sku', skus: [pads.sku] },
    { span: 'MAN-FO-3102', kind: 'sku', skus: [filter.sku] },
    { span: 'MAN FO 3102', kind: 'digits', skus: [filter.sku] },
    { span: 'ESP-0001', kind: 'equivalent', skus: mirrors.map(({ sku }) => sku) },
    ...mirrors.map(({ sku }) => ({ span: sku, kind: 'sku', skus: [sku] })),
  ],
  products: [pads, filter, ...mirrors].map(toResolved),
  isCut: false,
};
const toCartable = ({ id, sku, slug, name }: typeof pads, stock: number) => ({
  id,
  sku,
  slug,
  name,
  image: '',
  unitPrice: 1_150,
  stock,
  compatibility: 'all',
});
const paste = (...texts: string[]) =>
  [
    'quickOrder/linesSubmitted',
    { lines: texts.map((text) => ({ code: text, quantity: null, written: { text } })) },
  ] as const;

export const quickOrderScenes: readonly Scene[] = [
  {
    name: 'quick-order-read-edited-and-added',
    answers: {
      'GET /api/shop/session': { account: customer, customer: null, demo: [] },
      'POST /api/shop/catalogue/resolve': answerInTurn(failed, resolved),
      'POST /api/dtierp/wsdti/getProductosFilter': buildErpRows(),
    },
    steps: [
      buildArrival('/shop/quick-order'),
      100,
      paste('FRE-PD-1042 x 3', '2 MAN FO 3102', 'ESP-0001 x 2', 'ZZZ-99-0000 x 1', 'Buenos días'),
      100,
      // the request failed
      ['quickOrder/retryRequested', {}],
      200,
      ['quickOrder/candidateChosen', { id: 3, slug: 'ESP-LT-0001' }],
      ['quickOrder/optionChosen', { id: 3, group: 'color', value: 'gris' }],
      ['quickOrder/quantityChosen', { id: 1, quantity: 5 }],
      ['quickOrder/editUndone'],
      ['quickOrder/quantitiesPasted', { ids: [1, 2], quantities: [7, 8] }],
      10,
      ['quickOrder/codeEdited', { id: 4, code: 'FRE-PD-1042' }],
      200,
      ['quickOrder/lineRemoved', { id: 4 }],
      ['quickOrder/removalUndone'],
      100,
      ['quickOrder/lineRemoved', { id: 4 }],
      [
        'cart/linesAddRequested',
        {
          lines: [
            { ref: 'quickOrder:1', product: toCartable(pads, 10), quantity: 7, options: [] },
            // the quantity exceeds the stock: the rest stays in the list
            { ref: 'quickOrder:2', product: toCartable(filter, 4), quantity: 8, options: [] },
          ],
        },
      ],
      400,
      ['quickOrder/emptied'],
      ['quickOrder/removalUndone'],
      100,
      // a request that a newer one replaces
      paste('FRE-PD-1042'),
      10,
      paste('MAN-FO-3102'),
      200,
    ],
  },
];
