import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { FoundVehicle } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { parse, Problem } from '../problem';
import { makeVehicleStore } from './vehicleStore';
import { readVin } from './vin';

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const year = v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number));
const ofYear = v.object({ year });
const ofMake = v.object({ year, make: name });
const ofModel = v.object({ year, make: name, model: name });

/** 1 to 1,000 of the ids that PostgreSQL's integer holds, with commas between them. */
const ofIds = v.object({
  ids: v.pipe(
    v.string(),
    v.regex(/^\d{1,10}(,\d{1,10}){0,999}$/),
    v.transform((ids) => ids.split(',').map(Number)),
    v.everyItem((id) => id < 2 ** 31),
  ),
});

/** In an address: within PostgreSQL's integers and without leading zeros. */
export const vehicleIdSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

const found = <Found extends FoundVehicle>(answer: Found | null): Found => {
  if (!answer) throw new Problem('NOT_FOUND');
  return answer;
};

/** The cascade year → make → model → engine, a list by ids, one vehicle, and the look-up by VIN. */
export function vehicleRoutes(app: FastifyInstance, database: LazyDatabase): void {
  const store = makeVehicleStore(database);

  app.get('/vehicles/years', async () => ({ years: await store.years() }));

  app.get('/vehicles/makes', async ({ query }) => {
    const asked = parse(ofYear, query);
    return { makes: await store.makes(asked.year) };
  });

  app.get('/vehicles/models', async ({ query }) => {
    const asked = parse(ofMake, query);
    return { models: await store.models(asked.year, asked.make) };
  });

  app.get('/vehicles', async ({ query }) => {
    const asked = parse(ofModel, query);
    return { vehicles: await store.vehicles(asked.year, asked.make, asked.model) };
  });

  app.get('/vehicles/list', async ({ query }) => {
    const { ids } = parse(ofIds, query);
    return { vehicles: await store.list(ids) };
  });

  app.get<{ Params: { id: string } }>('/vehicles/:id', async ({ params }): Promise<FoundVehicle> => {
    const asked = v.safeParse(vehicleIdSchema, params.id);
    const [vehicle] = asked.success ? await store.list([asked.output]) : [];
    return found(vehicle ? { vehicle } : null);
  });

  app.get<{ Params: { vin: string } }>('/vehicles/vin/:vin', async ({ params }): Promise<FoundVehicle> => {
    const vin = readVin(params.vin);
    return found(vin === null ? null : await store.byVin(vin));
  });
}
