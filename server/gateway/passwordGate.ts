import { Problem } from '../shared/problem';
import { hashesAtOnce } from './hashesAtOnce';

/** Requests with a password that are let in: about ten seconds of hashing. */
export const places = 30 * hashesAtOnce;
/** Places beyond those for browsers that signed in to the account before: a flood does not keep them out. */
const placesForKnown = 10 * hashesAtOnce;
export const maxPlaces = places + placesForKnown;
/** Requests that are worked on of those let in: one asks the database and the ERP while the other is hashed. */
export const workedOnAtOnce = 2 * hashesAtOnce;

/** Does work that ends in hashing a password. @throws OVERLOADED when too many do */
export interface PassPasswordGate {
  <T>(isKnown: boolean, work: () => Promise<T>): Promise<T>;
  /** Requests that are let in. */
  count(): number;
}

/**
 * Bounds the requests with a password before they cost anything: each asks the database, the ERP, and hashes, so that a flood
 * that is refused by the queue of hashing alone has all of its other work done. Those let in wait here and not in the
 * database's queue, where everybody else's questions would wait behind them.
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
      // a request that leaves hands its place to the next
      if (next) next();
      else workedOn -= 1;
    }
  };
  return Object.assign(pass, { count: () => inside });
}
