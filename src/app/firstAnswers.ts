/** What the service asked and was answered while it drew this page: the flows' first questions are answered from it. */
import type { HttpAnswer, HttpRequest, Transport } from '@/shared/http';

export interface FirstAnswer extends Pick<HttpRequest, 'method' | 'path' | 'body'> {
  answer: HttpAnswer;
}

/** The page's own, written by the service of the same build (server/render/firstPage.ts); none in a page that was sent empty. */
export function firstAnswersIn(document: Document): FirstAnswer[] {
  const text = document.getElementById('answers')?.textContent;
  const answers = text ? (JSON.parse(text) as FirstAnswer[]) : [];
  // an answer without a body has none in JSON
  return answers.map((first) => ({ ...first, answer: { ...first.answer, body: first.answer.body } }));
}

const keyOf = ({ method, path, body }: Pick<HttpRequest, 'method' | 'path' | 'body'>): string =>
  `${method} ${path} ${JSON.stringify(body)}`;

/** Answers each of these questions once, in place of the network: asked again, it is asked for what is new. */
export function answeredFirst(answers: readonly FirstAnswer[]): (network: Transport) => Transport {
  const left = new Map(answers.map((first) => [keyOf(first), first.answer]));
  return (network) => (request, signal) => {
    const key = keyOf(request);
    const answer = left.get(key);
    if (!answer) return network(request, signal);
    left.delete(key);
    return Promise.resolve(answer);
  };
}
