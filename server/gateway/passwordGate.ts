import { Problem } from '../problem';
import { hashesAtOnce } from './hashesAtOnce';

/** Requests with a password that are worked on at once: about ten seconds of hashing. */
export const places = 30 * hashesAtOnce;
/** Places beyond those for browsers that signed in to the account before: a flood does not keep them out. */
const placesForKnown = 10 * hashesAtOnce;
export const maxPlaces = places + placesForKnown;

/** Does work that ends in hashing a password. @throws OVERLOADED when too many do */
export type PassPasswordGate = <T>(isKnown: boolean, work: () => Promise<T>) => Promise<T>;

/**
 * Bounds the requests with a password before they cost anything: each asks the database, the ERP, and hashes, so that a flood
 * that is refused by the queue of hashing alone has all of its other work done.
 */
export function createPasswordGate(): PassPasswordGate {
  let inside = 0;
  return async (isKnown, work) => {
    if (inside >= places + (isKnown ? placesForKnown : 0)) throw new Problem('OVERLOADED');
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
    }
  };
}
