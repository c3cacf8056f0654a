/** Trace spans for queries, named by the kind of the statement, never by its text, which may contain values. */
import { getCurrentSpan, traceWork } from '../shared/tracing';

const kinds = new Set(
  'SELECT INSERT UPDATE DELETE WITH BEGIN COMMIT ROLLBACK SAVEPOINT RELEASE SET LOCK'.split(' '),
);

/** Returns the first word of a statement; OTHER for a word that is not in the list. */
export function readStatementKind(text: string): string {
  const [word = ''] = /[a-z]+/i.exec(text.slice(0, 100)) ?? [];
  const kind = word.toUpperCase();
  return kinds.has(kind) ? kind : 'OTHER';
}

const readText = (question: unknown): string =>
  typeof question === 'string' ? question : String(Reflect.get(Object(question), 'text'));

/**
 * Runs a query within a trace span if its work is traced. @param question a text, or an object with a text, as clients
 * of PostgreSQL accept it
 */
export function traceQuery<Result>(question: unknown, run: () => Promise<Result>): Promise<Result> {
  if (getCurrentSpan() === undefined) return run();
  const kind = readStatementKind(readText(question));
  return traceWork(kind, 'client', { 'db.system.name': 'postgresql', 'db.operation.name': kind }, run);
}

/** Returns a client for a transaction whose queries are traced with its work. The given client is not changed. */
export const traceClient = <Client extends object>(client: Client): Client => {
  if (getCurrentSpan() === undefined) return client;
  const query = Reflect.get(client, 'query') as (...question: unknown[]) => Promise<unknown>;
  return Object.create(client, {
    query: {
      value: (...question: unknown[]) => traceQuery(question[0], () => query.apply(client, question)),
    },
  }) as Client;
};
