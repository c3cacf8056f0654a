/**
 * `npm run erp:check`: makes all ERP calls that only read, and prints how the rows were read. ERP_URL, ERP_COMPANY and
 * ERP_KEY set the ERP. With ERP_CHECK_USER and ERP_CHECK_PASSWORD the command also makes the calls for that account.
 * The exit code is 1 if a call failed or a row lacks a field that the shop requires.
 */
import { toEcuadorDate } from '@/shared/time';
import { readOptions, readWholeNumber } from '../shared/readOptions';
import {
  checkErp,
  checkOptionalFields,
  formatBlockedPictures,
  formatChecks,
  isUsable,
} from '../erp/erpCheck';

const usage = 'Usage: ERP_URL=… ERP_COMPANY=… ERP_KEY=… npm run erp:check -- [--rows 100]';
const { values } = readOptions({ options: { rows: { type: 'string', default: '100' } } }, usage);
const limit = Math.max(1, readWholeNumber('rows', values.rows, 100, usage));
const { ERP_URL: url, ERP_COMPANY: company = '', ERP_KEY: key = '' } = process.env;
const { PICTURES_ORIGIN: pictures = '' } = process.env;
const { ERP_CHECK_USER: user, ERP_CHECK_PASSWORD: password } = process.env;

async function run(): Promise<void> {
  if (!url) {
    process.stderr.write('ERP_URL is missing: set it, with ERP_COMPANY and ERP_KEY, to the ERP to check.\n');
    process.exitCode = 1;
    return;
  }
  const options = {
    url: url.replace(/\/+$/, ''),
    company,
    key,
    timeoutMs: 30_000,
    retryDelayMs: () => 0,
  };
  const checks = await checkErp({
    ...options,
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { password }),
    limit,
    clock: () => performance.now(),
    day: toEcuadorDate(new Date().toISOString()),
  });
  process.stdout.write(`${formatChecks(checks)}\n`);
  const blocked = formatBlockedPictures(
    checks,
    pictures
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  );
  if (blocked) process.stdout.write(`${blocked}\n`);
  const fields = await checkOptionalFields(options);
  process.stdout.write(`optional fields of getProductos: ${fields.join(', ') || 'none'}\n`);
  process.exitCode = isUsable(checks) ? 0 : 1;
}

void run();
