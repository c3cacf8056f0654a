/**
 * The border to the provider of card payments: its own script, brought from the configured address when somebody chooses
 * to pay by card, and the one thing asked of it. docs/decisions/0013 says what the script must provide.
 */
import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { makeAbortable, type Abortable } from '@/shared/http';
import type { Cents } from '@/shared/money';
import { createTrustedTypesPolicy } from '@/shared/trustedTypes';
import { requestShop } from './client';
import { cardReferenceSchema, configSchema } from './schemas';

export interface CardRequest {
  /** What the provider knows the shop by. */
  clientId: string;
  amount: Cents;
  currency: 'USD';
  /** Of the checkout and its amount: the same key is the same payment, so a provider that knows it need not ask the person again. */
  key: string;
  language: string;
}

/** What the provider's script puts on the page as `window.cardPayment`. */
export interface CardPayment {
  /** Asks the person and the bank, and holds the amount; null when the person or the bank said no. */
  authorise: (wanted: CardRequest) => Promise<{ reference: string } | null>;
}

declare global {
  interface Window {
    cardPayment?: CardPayment;
  }
}

export const getConfig = () => requestShop({ method: 'GET', path: '/config' }, configSchema);

/** Made once: a second policy of the same name is refused. */
let scripts: { createScriptURL(url: string): string } | undefined;

/** The address as the browser wants it, of https only. Which origin it may be is the content policy's to say. */
function trusted(scriptUrl: string): string {
  scripts ??= createTrustedTypesPolicy()?.createPolicy('payment', {
    createScriptURL: (url) => (url.startsWith('https://') ? url : null),
  });
  return scripts?.createScriptURL(scriptUrl) ?? scriptUrl;
}

/**
 * Runs the provider's script, once in the life of the page. Rejects with OFFLINE when it does not come and with BAD_ANSWER
 * when it does not provide what it must; then, or aborted, it can be asked for again.
 */
export function loadPaymentScript(scriptUrl: string): Abortable<void> {
  const script = document.createElement('script');
  const isThere = () => typeof window.cardPayment?.authorise === 'function';
  const brought = new Promise<void>((resolve, reject) => {
    if (isThere()) {
      resolve();
      return;
    }
    const fail = (code: 'OFFLINE' | 'BAD_ANSWER') => {
      script.remove();
      reject(new Failure(code));
    };
    script.onload = () => (isThere() ? resolve() : fail('BAD_ANSWER'));
    script.onerror = () => fail('OFFLINE');
    script.src = trusted(scriptUrl);
    document.head.append(script);
  });
  return makeAbortable(brought, () => script.remove());
}

/** The provider's reference for the amount it holds; null when it was refused. BAD_ANSWER when it is no reference. */
export async function authorizeCard(wanted: CardRequest): Promise<string | null> {
  const answer: unknown = await window.cardPayment?.authorise(wanted);
  if (answer === null) return null;
  const parsed = v.safeParse(v.object({ reference: cardReferenceSchema }), answer);
  if (!parsed.success) throw new Failure('BAD_ANSWER');
  return parsed.output.reference;
}
