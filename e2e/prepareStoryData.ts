/**
 * `node -r ./replay/register.cjs e2e/prepareStoryData.ts FOLDER` prepares the data folder with which the stories'
 * services begin. `npm test` runs it beside the unit tests, as the first reading of all prices is mostly waiting.
 */
import { cpSync } from 'node:fs';
import process from 'node:process';
import { exitWithUsage } from '../server/shared/readOptions';
import { prepareData } from './prepareData';

const usage = 'node -r ./replay/register.cjs e2e/prepareStoryData.ts FOLDER';

async function prepareStoryData(folder: string): Promise<void> {
  const { dataDir, remove } = await prepareData();
  cpSync(dataDir, folder, { recursive: true });
  remove();
}

const [, , folder] = process.argv;
if (folder === undefined) exitWithUsage('The folder is missing.', usage);
void prepareStoryData(folder);
