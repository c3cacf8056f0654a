import { Problem } from '../shared/problem';
import { hashesAtOnce } from './hashesAtOnce';

/** Maximum number of waiting requests with a password. Hashing them takes about ten seconds. */
export const places = 30 * hashesAtOnce;
/** Additional places for known browsers of an account, so that a flood does not lock them out. */
const placesForKnown = 10 * hashesAtOnce;
export const maxPlaces = places + placesForKnown;
/**
 * Number of requests processed at the same time. While one password is hashed, another request calls the database and
 * the ERP.
 */
export const workedOnAtOnce = 2 * hashesAtOnce;

/** Runs work that ends in hashing a password. @throws OVERLOADED when too many wait */
export interface PassPasswordGate {
  <T>(isKnown: boolean, work: () => Promise<T>): Promise<T>;
  /** Returns the number of admitted requests. */
  count(): number;
}

/**
 * Limits requests with a password before they cost anything, because each of them queries the database, calls the ERP,
 * and hashes. A limit on hashing alone would not limit the queries and calls of a flood. Admitted requests wait here
 * and not in the database's queue, where they would delay the queries of other visitors.
 */
export function createPasswordGate(): PassPasswordGate {
  let inside = 0;
  let workedOn = 0;
  const waiting = { known: [] as (() => void)[], others: [] as (() => void)[] };
  const pass = async <T>(isKnown: boolean, work: () => Promise<T>): Promise<T> => {
    if (inside >= places + (isKnown ? placesForKnown : 0)) throw new Problem('OVERLOADED');
    inside += 1;
    if (workedOn >= workedOnAtOnce)
      await new Promise<void>((resolve) => waiting[isKnown ? 'known' : 'others'].push(resolve));
    else workedOn += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
      const next = waiting.known.shift() ?? waiting.others.shift();
      // a finished request passes its place on to the next
      if (next) next();
      else workedOn -= 1;
    }
  };
  return Object.assign(pass, { count: () => inside });
}
