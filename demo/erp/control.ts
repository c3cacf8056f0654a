import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { faultRequest } from './faults';
import type { EmbeddedErp } from './embeddedErp';

const productRequest = v.strictObject({
  sku: v.string(),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Cents, level 1. */
  priceWithoutIva: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** POST /control/faults, /control/product and /control/reset: how a test in another process changes the ERP. 204, or 400. */
export function addControl(
  app: FastifyInstance,
  erp: Pick<EmbeddedErp, 'misbehave' | 'setStock' | 'setPrice' | 'resetProducts'>,
): void {
  app.register(async (control) => {
    control.setErrorHandler((_error, _request, reply) =>
      reply.code(400).send({ error: 'Petición no válida' }),
    );
    control.post('/control/faults', async (request, reply) => {
      const { fault, calls } = v.parse(faultRequest, request.body);
      erp.misbehave(fault, calls);
      return reply.code(204).send();
    });
    control.post('/control/product', async (request, reply) => {
      const { sku, quantity, priceWithoutIva } = v.parse(productRequest, request.body);
      if (quantity !== undefined) erp.setStock(sku, quantity);
      if (priceWithoutIva !== undefined) erp.setPrice(sku, priceWithoutIva);
      return reply.code(204).send();
    });
    control.post('/control/reset', async (_request, reply) => {
      erp.misbehave(null);
      erp.resetProducts();
      return reply.code(204).send();
    });
  });
}
