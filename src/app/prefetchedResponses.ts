/**
 * Responses to the requests that the service made while rendering the page. The sagas' first requests are answered with
 * these responses.
 */
import type { HttpAnswer, HttpRequest, Transport } from '@/shared/http';
import { expandJson } from './packedAnswers';

export interface PrefetchedResponse extends Pick<HttpRequest, 'method' | 'path' | 'body'> {
  answer: HttpAnswer;
}

/**
 * Reads the page's prefetched responses, which the same build wrote (server/pages/htmlTemplate.ts). An app shell has no
 * prefetched responses.
 */
export function readPrefetchedResponses(document: Document): PrefetchedResponse[] {
  const element = document.getElementById('answers');
  const text = element?.textContent;
  // a signed-in visitor's answers contain personal data, so the element is removed from the page
  element?.remove();
  const answers = text ? (expandJson(JSON.parse(text)) as PrefetchedResponse[]) : [];
  // JSON drops an undefined body
  return answers.map((prefetched) => ({
    ...prefetched,
    answer: { ...prefetched.answer, body: prefetched.answer.body },
  }));
}

const getKey = ({ method, path, body }: Pick<HttpRequest, 'method' | 'path' | 'body'>): string =>
  `${method} ${path} ${JSON.stringify(body)}`;

/**
 * Creates a transport that answers each of these requests once, without the network, until the transport is stopped.
 */
export function createPrefetchedTransport(answers: readonly PrefetchedResponse[]) {
  const remaining = new Map(answers.map((prefetched) => [getKey(prefetched), prefetched.answer]));
  return {
    inFrontOf:
      (network: Transport): Transport =>
      (request, signal) => {
        const key = getKey(request);
        const answer = remaining.get(key);
        if (!answer) return network(request, signal);
        remaining.delete(key);
        return Promise.resolve(answer);
      },
    stop: () => remaining.clear(),
  };
}
