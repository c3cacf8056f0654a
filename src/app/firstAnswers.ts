/** What the service asked and was answered while it drew this page: the flows' first questions are answered from it. */
import * as v from 'valibot';
import type { HttpAnswer, HttpRequest, Transport } from '@/shared/http';

export interface FirstAnswer extends Pick<HttpRequest, 'method' | 'path' | 'body'> {
  answer: HttpAnswer;
}

const answersSchema = v.array(
  v.object({
    method: v.picklist(['GET', 'POST', 'PUT', 'DELETE']),
    path: v.string(),
    body: v.optional(v.unknown()),
    answer: v.looseObject({ status: v.number() }),
  }),
);

/** The page's own; none in a page that was sent empty. */
export function firstAnswersIn(document: Document): FirstAnswer[] {
  const text = document.getElementById('answers')?.textContent;
  if (!text) return [];
  const parsed = v.safeParse(answersSchema, JSON.parse(text));
  // an answer without a body has none in JSON
  return parsed.success
    ? parsed.output.map((first) => ({ ...first, answer: { body: undefined, ...first.answer } }))
    : [];
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
