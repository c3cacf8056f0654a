/**
 * npm run office:account -- NAME < FILE: prints an entry for OFFICE_ACCOUNTS. The password is the first line of the
 * standard input. It is not an argument, because arguments stay in the shell's history.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { makePasswords } from '../gateway/passwords';
import { requireStrongPassword } from '../gateway/passwordStrength';
import { toSettingHash } from '../office/officeAccounts';
import { exitWithUsage } from '../shared/readOptions';
import { Problem } from '../shared/problem';

const usage = 'npm run office:account -- NAME < FILE';

async function printAccount(name: string): Promise<void> {
  if (!/^[a-z0-9][a-z0-9._-]{0,39}$/.test(name))
    exitWithUsage('NAME is up to 40 small letters, digits, dots, dashes and underscores.', usage);
  const [password = ''] = readFileSync(0, 'utf8').split(/\r?\n/);
  try {
    await requireStrongPassword(password, [name, 'oficina', 'office']);
  } catch (error) {
    if (error instanceof Problem) exitWithUsage(error.message, usage);
    throw error;
  }
  process.stdout.write(`${name}:${toSettingHash(await makePasswords().hash(password))}\n`);
}

void printAccount(process.argv[2] ?? '');
