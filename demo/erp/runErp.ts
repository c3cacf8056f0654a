/**
 * `npm run erp`: the stand-in ERP as a server of its own, for several copies of the shop, load tests and `npm run
 * erp:check`. `npm run erp -- --fault markup` misbehaves from the start; /control/faults changes this later.
 */
import * as v from 'valibot';
import { exitWithUsage, readOptions, readWholeNumber } from '../../server/shared/readOptions';
import { startEmbeddedErp } from './embeddedErp';
import { faultSchema, namedFaults } from './faults';
import { isErpCall, type ErpCall } from './requests';

const usage = `Usage: npm run erp -- [--port 8090] [--products 1200] [--latency] [--fault FAULT [--calls CALL,…]]
  --latency  answers as slowly as a real ERP
  --fault    milliseconds of delay, or ${namedFaults.join(', ')}
  --calls    the calls that misbehave: getProducto,getPedidos; without it all`;

const { values } = readOptions(
  {
    options: {
      port: { type: 'string', default: '8090' },
      products: { type: 'string', default: '1200' },
      latency: { type: 'boolean', default: false },
      fault: { type: 'string' },
      calls: { type: 'string' },
    },
  },
  usage,
);
const port = readWholeNumber('port', values.port, 65_535, usage);
const products = readWholeNumber('products', values.products, 1_000_000, usage);
const fault = readFault(values.fault);
const calls = values.calls?.split(',').map(readCall);

function readFault(text: string | undefined) {
  if (text === undefined) return null;
  const parsed = v.safeParse(faultSchema, /^\d+$/.test(text) ? Number(text) : text);
  return parsed.success ? parsed.output : exitWithUsage(`There is no fault '${text}'.`, usage);
}

function readCall(name: string): ErpCall {
  return isErpCall(name) ? name : exitWithUsage(`There is no call '${name}'.`, usage);
}

const { ERP_COMPANY: company = 'DEMO', ERP_KEY: key = 'demo-key' } = process.env;

async function run(): Promise<void> {
  const erp = await startEmbeddedErp({
    company,
    key,
    port,
    products,
    latency: values.latency,
    faults: true,
  });
  if (fault !== null) erp.misbehave(fault, calls);
  process.stdout.write(`The stand-in ERP: ERP_URL=${erp.url} ERP_COMPANY=${company} ERP_KEY=${key}\n`);
  process.stdout.write(`Its control: ${erp.url}/control/faults\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void erp.close());
}

run().catch((error: unknown) => exitWithUsage(error instanceof Error ? error.message : String(error), usage));
