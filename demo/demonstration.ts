/**
 * The demonstration that the service starts if no ERP is configured: its ERP, its accounts, and data for its tables.
 */
import { randomBytes } from 'node:crypto';
import type { Config } from '../server/shared/config';
import { demoAccounts } from './accounts';
import { startEmbeddedErp } from './erp/embeddedErp';
import { seedDemo } from './seedDemo';

async function startErp({
  erpFaults,
  erpProducts,
  simulatedLatency,
}: Pick<Config, 'erpFaults' | 'erpProducts' | 'simulatedLatency'>) {
  const credentials = { company: 'DEMO', key: randomBytes(16).toString('hex') };
  const { url, close } = await startEmbeddedErp({
    ...credentials,
    latency: simulatedLatency,
    faults: erpFaults,
    products: erpProducts,
  });
  return { ...credentials, url, close };
}

export const demonstration = { startErp, accounts: demoAccounts, fill: seedDemo };
