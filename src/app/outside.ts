/**
 * Functions outside of the store that sagas call, except requests and ids. The recorder stores these calls. In a replay
 * through the sagas, the log answers these calls.
 */
import { navigateTo, redirectTo, replaceUrl } from '@/features/navigation';
import { clearForNewVersion, hasTypedField, reloadPage, wasClearedForVersion } from '@/features/version';
import { delay } from '@/shared/saga/effects';
import { saveFile } from '@/shared/saveFile';
import { authorizeCard, loadPaymentScript } from '@/shop/payment';

type OutsideFunction = (...args: unknown[]) => unknown;

/** redux-saga's `call` effect. */
interface Call {
  type: 'CALL';
  payload: { fn: OutsideFunction; args: unknown[] };
}

/** Function of redux-saga that `delay` calls. */
export const delayFunction: unknown = (delay(0).next().value as Call).payload.fn;

const names: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [navigateTo, 'navigateTo'],
  [redirectTo, 'redirectTo'],
  [replaceUrl, 'replaceUrl'],
  [clearForNewVersion, 'clearForNewVersion'],
  [reloadPage, 'reloadPage'],
  [wasClearedForVersion, 'wasClearedForVersion'],
  [hasTypedField, 'hasTypedField'],
  [authorizeCard, 'authorizeCard'],
  [loadPaymentScript, 'loadPaymentScript'],
  [saveFile, 'saveFile'],
]);

/** Returns the name of a function that calls the outside; null for any other function. */
export const getOutsideName = (fn: unknown): string | null => names.get(fn) ?? null;

export const isCall = (effect: unknown): effect is Call =>
  typeof effect === 'object' && effect !== null && 'type' in effect && effect.type === 'CALL';

export interface Outside {
  /** Resolves after the delay. redux-saga cancels the delay through a symbol on the promise. */
  wait: (milliseconds: number) => Promise<unknown>;
  call: (name: string, fn: OutsideFunction, args: unknown[]) => unknown;
}

export const realOutside: Outside = {
  wait: delayFunction as Outside['wait'],
  call: (_, fn, args) => fn(...args),
};
