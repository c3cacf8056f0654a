import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Cents } from '@/shared/money';
import { faultRequest, type Fault } from './faults';
import type { ErpCall } from './requests';

/** Controls that change the stand-in ERP while it runs. */
export interface ControlledErp {
  /** Gives ERP calls a fault. Null ends the fault. Without `calls` every call gets the fault. */
  misbehave(fault: Fault | null, calls?: ErpCall[]): void;
  /** Sets the pieces in stock. @throws for an unknown sku */
  setStock(sku: string, quantity: number): void;
  /** Sets the price at level 1 without IVA, from which the other levels follow. @throws for an unknown sku */
  setPrice(sku: string, priceWithoutIvaCents: Cents): void;
  /** Undoes every setStock and setPrice. */
  resetProducts(): void;
}

const productRequest = v.strictObject({
  sku: v.string(),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Price at level 1, in cents. */
  priceWithoutIva: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/**
 * POST /control/faults, /control/product and /control/reset: a test in another process changes the ERP by these routes.
 * They answer 204, or 400 for an invalid request.
 */
export function addControl(app: FastifyInstance, erp: ControlledErp): void {
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
