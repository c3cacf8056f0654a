/**
 * Trace spans for queries. A trace span is named after the kind of the statement and not after its text, because the
 * text may contain values.
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
 * Runs a query within a trace span if the work that needs the query is traced.
 * @param question a text, or an object with a text: clients of PostgreSQL accept both
 */
export function traceQuery<Result>(question: unknown, run: () => Promise<Result>): Promise<Result> {
  if (getCurrentSpan() === undefined) return run();
  const kind = readStatementKind(readText(question));
  return traceWork(kind, 'client', { 'db.system.name': 'postgresql', 'db.operation.name': kind }, run);
}

/**
 * Returns a client for a transaction. Its queries are traced with the work that needs them. The given client is not
 * changed.
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
