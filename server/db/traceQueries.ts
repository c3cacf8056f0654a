/**
 * Trace spans for queries. The name of a span is the kind of the statement, because the text of the statement may
 * contain personal values.
 */
import { getCurrentSpan, traceWork } from '../shared/tracing';

const kinds = new Set(
  'SELECT INSERT UPDATE DELETE WITH BEGIN COMMIT ROLLBACK SAVEPOINT RELEASE SET LOCK'.split(' '),
);

/** Returns the first word of a statement, or OTHER if the word is not among the known kinds. */
export function readStatementKind(text: string): string {
  const [word = ''] = /[a-z]+/i.exec(text.slice(0, 100)) ?? [];
  const kind = word.toUpperCase();
  return kinds.has(kind) ? kind : 'OTHER';
}

const readText = (question: unknown): string =>
  typeof question === 'string' ? question : String(Reflect.get(Object(question), 'text'));

/**
 * Runs a query within a trace span, if the work that runs the query is traced.
 * @param question a text, or an object that contains the text, because PostgreSQL's client accepts both
 */
export function traceQuery<Result>(question: unknown, run: () => Promise<Result>): Promise<Result> {
  if (getCurrentSpan() === undefined) return run();
  const kind = readStatementKind(readText(question));
  return traceWork(kind, 'client', { 'db.system.name': 'postgresql', 'db.operation.name': kind }, run);
}

/**
 * Returns a client that traces its queries. If the current work is not traced, the given client itself is returned. The
 * given client is not changed.
 */
export const traceClient = <Client extends object>(client: Client): Client => {
  if (getCurrentSpan() === undefined) return client;
  const query = Reflect.get(client, 'query') as (...question: unknown[]) => Promise<unknown>;
  return Object.create(client, {
    query: {
      value: (...question: unknown[]) => traceQuery(question[0], () => query.apply(client, question)),
    },
  }) as Client;
};
