import { createServer, type Server } from 'node:http';
import { Counter, Registry } from 'prom-client';
import type { RowReports } from './gateway/rowReports';

/** Registers the counts of what was forgiven and dropped of the ERP's rows; they are read when they are asked for. */
function createRegistry(rowReports: Pick<RowReports, 'list'>): Registry {
  const registry = new Registry();
  const registers = [registry];
  new Counter({
    name: 'erp_fields_forgiven_total',
    help: 'Fields of the ERP’s rows that were read with a fallback or in another spelling, since the start.',
    labelNames: ['call', 'field', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const { call, field, reason, count } of rowReports.list())
        if (field !== null) this.inc({ call, field, reason }, count);
    },
  });
  new Counter({
    name: 'erp_rows_dropped_total',
    help: 'Rows of the ERP that could not be read, since the start.',
    labelNames: ['call', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const { call, field, reason, count } of rowReports.list())
        if (field === null) this.inc({ call, reason }, count);
    },
  });
  return registry;
}

/**
 * Starts the operator's own server: GET /metrics in Prometheus' text format. It stands beside the shop's port, which
 * everybody reaches.
 */
export function startMetrics(
  rowReports: Pick<RowReports, 'list'>,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const registry = createRegistry(rowReports);
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
