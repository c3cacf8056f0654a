/** Accounts of the office, from OFFICE_ACCOUNTS: pairs of a name and a password hash. */
import { createHash } from 'node:crypto';

/**
 * Prefix of a hash in a setting. The hash contains no `$`, commas or blanks, because these have a meaning in shells and
 * settings files.
 */
const begin = 'scrypt.';

/** Converts a stored password ($scrypt$ln=…,r=…,p=…$salt$hash) into the form for a setting. */
export function toSettingHash(stored: string): string {
  const [, , cost = '', salt = '', hash = ''] = stored.split('$');
  const numbers = cost.split(',').map((part) => part.replace(/^\w+=/, ''));
  return begin + [...numbers, salt, hash].join('.');
}

/** Converts a setting's hash into a stored password. */
export function toStoredPassword(setting: string): string {
  const [ln, r, p, salt, hash] = setting.slice(begin.length).split('.');
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt}$${hash}`;
}

/** Hashes an account's entry. The account's sessions end when its entry, and so the hash, changes. */
export const hashEntry = (setting: string): string =>
  createHash('sha256').update(setting).digest('base64url');
