import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErpCall } from '@/erp/client';

type Rows = readonly unknown[];

/** Rows of one call, or a function from the requested fields to the rows. */
export type OddRows = Partial<Record<ErpCall, Rows | ((fields: Record<string, unknown>) => Rows)>>;

export interface OddErp {
  url: string;
  /** Fields of each request since the start. */
  asked: { call: string; fields: Record<string, unknown> }[];
  close(): Promise<void>;
}

/**
 * Starts an ERP that is written from the contract alone. It answers with the rows of a test as real ERPs do: over HTTP,
 * in Latin-1, with or without declaring it.
 */
export async function startOddErp(rows: OddRows, contentType = 'application/json'): Promise<OddErp> {
  const asked: OddErp['asked'] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = (request.url ?? '').split('/').at(-1) ?? '';
      const fields = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      asked.push({ call, fields });
      const told = rows[call as ErpCall] ?? [];
      const response = typeof told === 'function' ? told(fields) : told;
      reply.setHeader('content-type', contentType);
      // letters outside Latin-1 are escaped, as bridges write them
      const json = JSON.stringify({ message: { response } }).replace(
        /[\u0100-\uffff]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      reply.end(Buffer.from(json, 'latin1'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
