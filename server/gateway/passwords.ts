import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../problem';
import { hashesAtOnce } from './hashesAtOnce';
import { maxPlaces } from './passwordGate';

/** scrypt's own names: 2^ln blocks of r × 128 bytes, p times. */
export interface ScryptCost {
  ln: number;
  r: number;
  p: number;
}

/** 32 MB and some tenths of a second: what OWASP asks of scrypt. */
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

/** In the words of the PHC string format. */
const written = ({ ln, r, p }: ScryptCost, salt: Buffer, hash: Buffer): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;

function read(stored: string) {
  const [, ln, r, p, salt, hash] = form.exec(stored) ?? [];
  if (!salt || !hash) throw new Error('A stored password is not of the form $scrypt$…');
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

/**
 * Bounded queue: so many run at a time, the rest wait their turn; as many as the gate lets in.
 * @throws OVERLOADED when too many wait
 */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= maxPlaces) throw new Problem('OVERLOADED');
    if (running >= hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Passwords as the shop keeps them: hashed by scrypt. */
export function makePasswords(cost: ScryptCost = defaultScryptCost, derive: Derive = deriveByScrypt) {
  const turn = createQueue();
  const hashOf = (password: string, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> =>
    turn(() =>
      // keyboards differ in how they compose an ñ
      derive(password.normalize('NFC'), salt, bytes, { N: 2 ** ln, r, p, maxmem: 2 ** (ln + 8) * r }),
    );
  const nobodys = written(cost, randomBytes(16), randomBytes(bytes));

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      return written(cost, salt, await hashOf(password, salt, cost));
    },

    /** Without a stored one it costs the same, and is wrong. */
    async isRight(password: string, stored: string | null): Promise<boolean> {
      const { cost: spent, salt, hash } = read(stored ?? nobodys);
      return timingSafeEqual(await hashOf(password, salt, spent), hash) && stored !== null;
    },
  };
}

export type Passwords = ReturnType<typeof makePasswords>;
