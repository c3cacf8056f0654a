/**
 * Prepares the data folder with which the services of a run begin: one service reads the whole catalogue once, instead
 * of each worker's service. Each service works on a copy.
 */
import { rmSync } from 'node:fs';
import { preparedDataVariable, startService, waitForCatalogue } from './service';

/** Returns a folder with the catalogue read, and the function that removes it. */
export async function prepareData() {
  const service = await startService({}, null);
  try {
    await waitForCatalogue(service);
  } catch (error) {
    await service.stop();
    throw error;
  }
  await service.end();
  const { dataDir } = service;
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Set-up of Playwright; returns its tear-down. Does nothing if `prepareStoryData.ts` has already prepared a folder. */
export default async function setUp(): Promise<() => void> {
  if (process.env[preparedDataVariable] !== undefined) return () => undefined;
  const { dataDir, remove } = await prepareData();
  process.env[preparedDataVariable] = dataDir;
  return remove;
}
