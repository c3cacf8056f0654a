import { createAccountLimit, createOrderMailLimit } from '../../gateway/rateLimits';
import { makeConfirmOrder } from '../../shop/orderConfirmations';
import { orderRoutes } from '../../shop/orders';
import { makeOrderStore } from '../../shop/orderStore';
import { registerQuotationRoutes } from '../../shop/quotations';
import { makePlugin } from '../plugin';
import type { Services } from '../services';
import { makeAddTopic, makeWarnOfMail, simulatedMs, type TopicServices } from './topics';

export type OrderServices = TopicServices &
  Pick<
    Services,
    | 'addressStore'
    | 'attempts'
    | 'erp'
    | 'limits'
    | 'mailer'
    | 'memory'
    | 'now'
    | 'orderData'
    | 'outbox'
    | 'quotationStore'
    | 'readProducts'
    | 'requireVerifiedEmail'
  >;

/** Adds the routes for quotations and orders. Both take their prices from the ERP's current products. */
export const registerOrders = makePlugin('orders', (routes, services: OrderServices) => {
  const { addressStore, attempts, config, erp, limits, mailer, memory } = services;
  const { now, orderData, outbox, quotationStore, readProducts, requireVerifiedEmail } = services;
  const addTopic = makeAddTopic(routes, services);

  addTopic((on) => {
    registerQuotationRoutes(on, {
      readProducts,
      store: quotationStore,
      now,
      countSave: createAccountLimit(limits, 'quotation', attempts.quotations),
      requireVerifiedEmail,
    });
  }, simulatedMs.shop);

  addTopic((on) => {
    orderRoutes(on, {
      ask: memory.ask,
      readProducts,
      store: makeOrderStore({
        database: orderData,
        now,
        handsOver: outbox !== null,
        holdHours: config.stockHoldHours,
      }),
      listAddresses: addressStore.list,
      company: erp.company,
      now,
      takesCards: config.payment !== null,
      requireVerifiedEmail,
      onPlaced: () => outbox?.wake(),
      confirmOrder: makeConfirmOrder({
        mailer,
        countMail: createOrderMailLimit(limits, attempts),
        onMailFault: makeWarnOfMail(routes.log, 'The confirmation of an order could not be mailed'),
      }),
    });
  }, simulatedMs.shop);
});
