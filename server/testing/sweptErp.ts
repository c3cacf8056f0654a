import { startEmbeddedErp, type EmbeddedErp } from '../../demo/erp/embeddedErp';
import { makeErpClient, type ErpRequestFn } from '../erp/erpClient';
import { credentials } from './service';

export interface SweptErp extends EmbeddedErp {
  /** Asks the stand-in over HTTP the first time and remembers each answer, because a sweep sends 500 requests. */
  ask: ErpRequestFn;
}

/** Starts an ERP with few products for tests that read all of them several times. */
export async function startSweptErp(products: number, optionalFields = true): Promise<SweptErp> {
  const erp = await startEmbeddedErp({
    ...credentials,
    today: new Date('2025-06-15T15:00:00Z'),
    products,
    optionalFields,
  });
  const { ask } = makeErpClient({ ...credentials, url: erp.url, timeoutMs: 5_000, retryDelayMs: () => 0 });
  const answers = new Map<string, Promise<unknown[]>>();
  return {
    ...erp,
    ask: (call, fields) => {
      const question = JSON.stringify([call, fields]);
      const answer = answers.get(question) ?? ask(call, fields);
      answers.set(question, answer);
      return answer;
    },
  };
}
