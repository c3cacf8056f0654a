/**
 * Adapter for the card payment provider. The provider's script is loaded from the configured URL when the user selects
 * card payment. docs/decisions/0013 describes the API that the script must provide.
 */
import * as v from 'valibot';
import { createLazy } from '@/shared/createLazy';
import { Failure } from '@/shared/failure';
import { makeAbortable, type Abortable } from '@/shared/http';
import type { Cents } from '@/shared/money';
import { createTrustedTypesPolicy } from '@/shared/trustedTypes';
import { requestShop } from './client';
import { cardReferenceSchema, configSchema } from './schemas';

export interface CardRequest {
  /** Id of the shop at the provider. */
  clientId: string;
  amount: Cents;
  currency: 'USD';
  /**
   * Idempotency key of the checkout and the amount. If a request repeats a key, the provider need not ask the customer
   * again.
   */
  key: string;
  language: string;
}

/** API that the provider's script sets as `window.cardPayment`. */
export interface CardPayment {
  /** Asks the customer and the bank, and reserves the amount; null if the customer or the bank refuses. */
  authorise: (request: CardRequest) => Promise<{ reference: string } | null>;
}

declare global {
  interface Window {
    cardPayment?: CardPayment;
  }
}

export const getConfig = () => requestShop({ method: 'GET', path: '/config' }, configSchema);

/**
 * Trusted Types policy. The policy is created only once, because the browser refuses a second policy with the same
 * name.
 */
const getScriptPolicy = createLazy(() =>
  createTrustedTypesPolicy()?.createPolicy('payment', {
    createScriptURL: (url) => (url.startsWith('https://') ? url : null),
  }),
);

/**
 * Returns the URL in the type that the browser requires. Only https is accepted, and the Content-Security-Policy
 * restricts the URL's origin.
 */
function toTrustedUrl(scriptUrl: string): string {
  return getScriptPolicy()?.createScriptURL(scriptUrl) ?? scriptUrl;
}

/**
 * Loads the provider's script, once per page. Rejects with OFFLINE if the script does not load, and with BAD_ANSWER if
 * the script does not provide the API. After a rejection or an abort, the function can be called again.
 */
export function loadPaymentScript(scriptUrl: string): Abortable<void> {
  const script = document.createElement('script');
  const isLoaded = () => typeof window.cardPayment?.authorise === 'function';
  const loaded = new Promise<void>((resolve, reject) => {
    if (isLoaded()) {
      resolve();
      return;
    }
    const fail = (code: 'OFFLINE' | 'BAD_ANSWER') => {
      script.remove();
      reject(new Failure(code));
    };
    script.onload = () => (isLoaded() ? resolve() : fail('BAD_ANSWER'));
    script.onerror = () => fail('OFFLINE');
    script.src = toTrustedUrl(scriptUrl);
    document.head.append(script);
  });
  return makeAbortable(loaded, () => script.remove());
}

/**
 * Returns the provider's reference for the authorised amount; null if the authorisation was refused.
 * @throws BAD_ANSWER for an invalid reference
 */
export async function authorizeCard(request: CardRequest): Promise<string | null> {
  const answer: unknown = await window.cardPayment?.authorise(request);
  if (answer === null) return null;
  const parsed = v.safeParse(v.object({ reference: cardReferenceSchema }), answer);
  if (!parsed.success) throw new Failure('BAD_ANSWER');
  return parsed.output.reference;
}
