import { clearStockHolds } from '../../shop/stockHolds';
import { makePlugin } from '../plugin';
import type { Services } from '../services';

export type FaultControlServices = Pick<Services, 'client' | 'database' | 'erp' | 'memory' | 'pages'>;

/** Passes requests to the fault control of the embedded ERP, so that browser tests reach it through the shop's port. */
export const registerFaultControl = makePlugin(
  'fault control',
  (routes, { client, database, erp, memory, pages }: FaultControlServices) => {
    routes.post<{ Params: { what: string } }>('/control/:what', async ({ params, body }, reply) => {
      const { status } = await fetch(new URL(`/control/${params.what}`, erp.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      // a test has changed the embedded ERP, so the caches are cleared
      await memory.forget();
      await client.forgetFaults();
      await clearStockHolds(await database.get());
      pages.clear();
      return reply.status(status).send();
    });
  },
);
