import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Problem } from '../shared/problem';
import { hashesAtOnce } from './hashesAtOnce';
import { maxPlaces } from './passwordGate';

/** Parameters of scrypt: 2^ln blocks of r × 128 bytes, p times. */
export interface ScryptCost {
  ln: number;
  r: number;
  p: number;
}

/** Default cost of a hash. OWASP recommends this cost. A hash takes 32 MB and some tenths of a second. */
export const defaultScryptCost: ScryptCost = { ln: 15, r: 8, p: 3 };

export type Derive = (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;

const deriveByScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const bytes = 32;
const form = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Formats a hash as a PHC string. */
const written = ({ ln, r, p }: ScryptCost, salt: Buffer, hash: Buffer): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;

function read(stored: string) {
  const [, ln, r, p, salt, hash] = form.exec(stored) ?? [];
  if (!salt || !hash) throw new Error('A stored password is not of the form $scrypt$…');
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

/** Hashes and checks passwords with scrypt. */
export function makePasswords(cost: ScryptCost = defaultScryptCost, derive: Derive = deriveByScrypt) {
  const hashing = bulkhead(hashesAtOnce, maxPlaces);
  /** @throws OVERLOADED if too many passwords wait to be hashed */
  const hashOf = (password: string, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> =>
    hashing
      .execute(() =>
        // the password is normalized, because keyboards may encode the same letter, such as ñ, in different ways
        derive(password.normalize('NFC'), salt, bytes, { N: 2 ** ln, r, p, maxmem: 2 ** (ln + 8) * r }),
      )
      .catch((error: unknown) => {
        throw error instanceof BulkheadRejectedError ? new Problem('OVERLOADED') : error;
      });
  const nobodys = written(cost, randomBytes(16), randomBytes(bytes));

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      return written(cost, salt, await hashOf(password, salt, cost));
    },

    /** Checks a password. If there is no stored hash, returns false after the same time. */
    async isRight(password: string, stored: string | null): Promise<boolean> {
      const { cost: spent, salt, hash } = read(stored ?? nobodys);
      return timingSafeEqual(await hashOf(password, salt, spent), hash) && stored !== null;
    },
  };
}

export type Passwords = ReturnType<typeof makePasswords>;
