import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Vehicle } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { vehicles } from '../db/schema';
import { parse, Problem } from '../problem';
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

const shown = {
  id: vehicles.id,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  engine: vehicles.engine,
};

/** The cascade year → make → model → engine, a list by ids, and the lookup by VIN. */
export function vehicleRoutes(app: FastifyInstance, database: LazyDatabase): void {
  app.get('/vehicles/years', async () => {
    const db = await database.get();
    const rows = await db.selectDistinct({ year: vehicles.year }).from(vehicles).orderBy(desc(vehicles.year));
    return { years: rows.map((row) => row.year) };
  });

  app.get('/vehicles/makes', async ({ query }) => {
    const asked = parse(ofYear, query);
    const db = await database.get();
    const rows = await db
      .selectDistinct({ make: vehicles.make })
      .from(vehicles)
      .where(eq(vehicles.year, asked.year))
      .orderBy(asc(vehicles.make));
    return { makes: rows.map((row) => row.make) };
  });

  app.get('/vehicles/models', async ({ query }) => {
    const asked = parse(ofMake, query);
    const db = await database.get();
    const rows = await db
      .selectDistinct({ model: vehicles.model })
      .from(vehicles)
      .where(and(eq(vehicles.year, asked.year), eq(vehicles.make, asked.make)))
      .orderBy(asc(vehicles.model));
    return { models: rows.map((row) => row.model) };
  });

  app.get('/vehicles', async ({ query }): Promise<{ vehicles: Vehicle[] }> => {
    const asked = parse(ofModel, query);
    const db = await database.get();
    const found = await db
      .select(shown)
      .from(vehicles)
      .where(
        and(eq(vehicles.year, asked.year), eq(vehicles.make, asked.make), eq(vehicles.model, asked.model)),
      )
      .orderBy(asc(vehicles.engine));
    return { vehicles: found };
  });

  app.get('/vehicles/list', async ({ query }): Promise<{ vehicles: Vehicle[] }> => {
    const { ids } = parse(ofIds, query);
    const db = await database.get();
    const found = await db
      .select(shown)
      .from(vehicles)
      .where(inArray(vehicles.id, ids))
      .orderBy(asc(vehicles.make), asc(vehicles.model), asc(vehicles.year), asc(vehicles.engine));
    return { vehicles: found };
  });

  app.get<{ Params: { vin: string } }>(
    '/vehicles/vin/:vin',
    async ({ params }): Promise<{ vehicle: Vehicle }> => {
      const vin = readVin(params.vin);
      if (!vin) throw new Problem('NOT_FOUND');
      const db = await database.get();
      const [vehicle] = await db
        .select(shown)
        .from(vehicles)
        .where(and(eq(vehicles.vinPrefix, vin.prefix), inArray(vehicles.year, vin.years)))
        .orderBy(desc(vehicles.year))
        .limit(1);
      if (!vehicle) throw new Problem('NOT_FOUND');
      return { vehicle };
    },
  );
}
