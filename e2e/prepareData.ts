/**
 * Prepares the data folder that the services of a run begin with: a service reads the whole catalogue once, instead of one in
 * each worker. Each service works on a copy.
 */
import { rmSync } from 'node:fs';
import { preparedDataVariable, startService, waitForCatalogue } from './service';

export default async function prepareData(): Promise<() => void> {
  const service = await startService({}, null);
  try {
    await waitForCatalogue(service);
  } catch (error) {
    await service.stop();
    throw error;
  }
  await service.end();
  process.env[preparedDataVariable] = service.dataDir;
  return () => rmSync(service.dataDir, { recursive: true, force: true });
}
