/** What the service asked and was answered while it drew this page: the flows' first questions are answered from it. */
import type { HttpAnswer, HttpRequest, Transport } from '@/shared/http';

export interface PrefetchedResponse extends Pick<HttpRequest, 'method' | 'path' | 'body'> {
  answer: HttpAnswer;
}

/** The page's own, written by the service of the same build (server/pages/htmlTemplate.ts); none in a page that was sent empty. */
export function readPrefetchedResponses(document: Document): PrefetchedResponse[] {
  const element = document.getElementById('answers');
  const text = element?.textContent;
  // a signed-in visitor's answers name a person: the page keeps none of them
  element?.remove();
  const answers = text ? (JSON.parse(text) as PrefetchedResponse[]) : [];
  // an answer without a body has none in JSON
  return answers.map((first) => ({ ...first, answer: { ...first.answer, body: first.answer.body } }));
}

const keyOf = ({ method, path, body }: Pick<HttpRequest, 'method' | 'path' | 'body'>): string =>
  `${method} ${path} ${JSON.stringify(body)}`;

/** Answers each of these questions once, in place of the network, until it is stopped: then it is asked for what is new. */
export function createPrefetchedTransport(answers: readonly PrefetchedResponse[]) {
  const left = new Map(answers.map((first) => [keyOf(first), first.answer]));
  return {
    inFrontOf:
      (network: Transport): Transport =>
      (request, signal) => {
        const key = keyOf(request);
        const answer = left.get(key);
        if (!answer) return network(request, signal);
        left.delete(key);
        return Promise.resolve(answer);
      },
    stop: () => left.clear(),
  };
}
