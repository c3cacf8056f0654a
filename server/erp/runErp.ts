/**
 * `npm run erp`: the stand-in for the ERP as a server of its own, for several copies of the shop, load tests and
 * `npm run erp:check`. `npm run erp -- --fault markup` misbehaves from the start; /control/faults changes it later.
 */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { startEmbeddedErp } from './embeddedErp';
import { faultSchema } from './faults';
import { isErpCall } from './requests';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8090' },
    products: { type: 'string', default: '1200' },
    latency: { type: 'boolean', default: false },
    fault: { type: 'string' },
    calls: { type: 'string' },
  },
});

const { ERP_COMPANY: company = 'DEMO', ERP_KEY: key = 'demo-key' } = process.env;

async function run(): Promise<void> {
  const erp = await startEmbeddedErp({
    company,
    key,
    port: Number(values.port),
    products: Number(values.products),
    latency: values.latency,
    faults: true,
  });
  if (values.fault !== undefined) {
    const fault = /^\d+$/.test(values.fault) ? Number(values.fault) : values.fault;
    erp.misbehave(v.parse(faultSchema, fault), values.calls?.split(',').filter(isErpCall));
  }
  process.stdout.write(`The stand-in ERP: ERP_URL=${erp.url} ERP_COMPANY=${company} ERP_KEY=${key}\n`);
  process.stdout.write(`Its control: ${erp.url}/control/faults\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void erp.close());
}

void run();
