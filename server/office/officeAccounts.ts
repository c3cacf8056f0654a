/** Accounts of the office. OFFICE_ACCOUNTS contains pairs of a name and a password hash. */
import { createHash } from 'node:crypto';

/**
 * Prefix of a hash in OFFICE_ACCOUNTS. A hash contains no `$`, commas or blanks, because these characters have a
 * meaning in shells and settings files.
 */
const begin = 'scrypt.';

/** Converts a stored password ($scrypt$ln=…,r=…,p=…$salt$hash) into a hash for OFFICE_ACCOUNTS. */
export function toSettingHash(stored: string): string {
  const [, , cost = '', salt = '', hash = ''] = stored.split('$');
  const numbers = cost.split(',').map((part) => part.replace(/^\w+=/, ''));
  return begin + [...numbers, salt, hash].join('.');
}

/** Converts a hash from OFFICE_ACCOUNTS into a stored password. */
export function toStoredPassword(setting: string): string {
  const [ln, r, p, salt, hash] = setting.slice(begin.length).split('.');
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt}$${hash}`;
}

/** Hashes an entry of OFFICE_ACCOUNTS. If the entry changes, the hash changes, and the account's sessions end. */
export const hashEntry = (setting: string): string =>
  createHash('sha256').update(setting).digest('base64url');
