import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addToGarageSchema, type AddedToGarage, type Garage } from '@/shop/schemas';
import { customerOf, requireRole } from '../gateway/access';
import { parse } from '../problem';
import type { GarageStore } from './garageStore';
import { vehicleIdSchema } from './vehicles';

/** Whose garage it is: the customer's a seller serves, or one's own. @throws AUTH_REQUIRED */
function accountCodeOf({ session }: FastifyRequest): string {
  requireRole(session, ['customer', 'seller']);
  return (customerOf(session) ?? session!.account).code;
}

/** /api/shop/garage: the vehicles an account keeps. */
export function garageRoutes(app: FastifyInstance, store: GarageStore): void {
  app.get('/garage', async (request): Promise<Garage> => ({
    vehicles: await store.list(accountCodeOf(request)),
  }));

  app.post('/garage', async (request): Promise<AddedToGarage> => {
    const accountCode = accountCodeOf(request);
    const { ids } = parse(addToGarageSchema, request.body);
    return store.add(accountCode, ids);
  });

  // what is not there is removed already
  app.delete<{ Params: { id: string } }>('/garage/:id', async (request): Promise<Garage> => {
    const accountCode = accountCodeOf(request);
    return { vehicles: await store.remove(accountCode, parse(vehicleIdSchema, request.params.id)) };
  });
}
