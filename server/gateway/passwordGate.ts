import { Problem } from '../shared/problem';
import { hashesAtOnce } from './hashesAtOnce';

/** Maximum number of admitted requests with a password. Their hashes take about ten seconds. */
export const places = 30 * hashesAtOnce;
/**
 * Additional places that only known browsers of an account may use, so that a flood of requests does not lock them out.
 */
const placesForKnown = 10 * hashesAtOnce;
export const maxPlaces = places + placesForKnown;
/**
 * Number of requests that are processed at the same time. While one request hashes a password, another request calls
 * the database and the ERP.
 */
export const workedOnAtOnce = 2 * hashesAtOnce;

/** Runs work that hashes a password. @throws OVERLOADED if too many requests wait */
export interface PassPasswordGate {
  <T>(isKnown: boolean, work: () => Promise<T>): Promise<T>;
  /** Returns the number of requests that wait or are processed. */
  count(): number;
}

/**
 * Limits requests with a password before they start any work, because each of them queries the database, calls the ERP
 * and hashes a password. A limit on hashing alone would not limit the queries and ERP calls of a flood. Admitted
 * requests wait here. If they waited in the database's queue, they would delay the queries of other visitors.
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
      // a waiting request takes the place of the finished request
      if (next) next();
      else workedOn -= 1;
    }
  };
  return Object.assign(pass, { count: () => inside });
}
