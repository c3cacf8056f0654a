/** Accounts of the office, as OFFICE_ACCOUNTS has them: pairs of a name and the hash of its password. */
import { createHash } from 'node:crypto';

/** Prefix of a hash in a setting, without `$`, commas and blanks, which have a meaning in shells and settings files. */
const begin = 'scrypt.';

/** Turns a stored password ($scrypt$ln=…,r=…,p=…$salt$hash) into a setting's hash. */
export function toSettingHash(stored: string): string {
  const [, , cost = '', salt = '', hash = ''] = stored.split('$');
  const numbers = cost.split(',').map((part) => part.replace(/^\w+=/, ''));
  return begin + [...numbers, salt, hash].join('.');
}

/** Turns a setting's hash into a stored password. */
export function toStoredPassword(setting: string): string {
  const [ln, r, p, salt, hash] = setting.slice(begin.length).split('.');
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt}$${hash}`;
}

/** Hash of an account's entry, by which its sessions end when the entry changes. */
export const hashEntry = (setting: string): string =>
  createHash('sha256').update(setting).digest('base64url');
