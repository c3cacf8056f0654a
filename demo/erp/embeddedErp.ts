import fastify, { type FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { makeAnswers, getRows } from './answers';
import { makeCatalogue } from './catalogue';
import { toCalendarDay } from './data/calendar';
import { addControl, type ControlledErp } from './control';
import { answerOf, buildFaultyAnswer, buildRefusal, type Answer, type Fault } from './faults';
import { createOrderBackend } from './orderBackend';
import { isErpCall, type ErpCall } from './requests';
import { equalsSecret } from './secrets';

export type { Fault } from './faults';
export type { ErpCall } from './requests';

export interface EmbeddedErpOptions {
  /** `empresa` and `apikey`, which every request must carry. */
  company: string;
  key: string;
  /** Whether each call takes half a second, as in the demonstration. */
  latency?: boolean;
  /** Whether /control is open, with which every client can break the ERP: for tests only. */
  faults?: boolean;
  /** Day on which the history of orders ends. */
  today?: Date;
  /** Port on this machine; any free port by default. */
  port?: number;
  /** Number of products, at least 150. */
  products?: number;
  /** Whether the ERP has the optional fields of the contract, `desde` and `modificadoDesde`; default: true. */
  optionalFields?: boolean;
}

export interface EmbeddedErp extends ControlledErp {
  /** http://127.0.0.1:PORT, without a final slash. */
  url: string;
  close(): Promise<void>;
  /** Returns how often each call was made since the start, including refused calls. */
  requests(): Partial<Record<ErpCall, number>>;
  /** Resets the ERP to its state at the start. This takes a fraction of a second, so that tests can share one ERP. */
  reset(): void;
}

const demoLatencyMs = 500;

const field = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
};

const send = (reply: FastifyReply, { status, type, body }: Answer): FastifyReply =>
  reply.code(status).header('content-type', type).send(body);

/** Starts a stand-in for the ERP, on this machine only. Its data is in memory, and is lost when the process ends. */
export async function startEmbeddedErp(options: EmbeddedErpOptions): Promise<EmbeddedErp> {
  const { today = new Date(), company } = options;
  const catalogue = makeCatalogue(
    () => toCalendarDay(options.today ?? new Date()),
    options.products,
    options.optionalFields,
  );
  const office = createOrderBackend(catalogue.products, { today, company });
  const answers = makeAnswers(catalogue, office);
  let counts: Partial<Record<ErpCall, number>> = {};
  const closing = new AbortController();
  let misbehaviour: { fault: Fault; calls: ErpCall[] | undefined } | null = null;

  const misbehave = (fault: Fault | null, calls?: ErpCall[]): void => {
    misbehaviour = fault === null ? null : { fault, calls };
  };
  const faultOf = (call: ErpCall): Fault | null =>
    misbehaviour && (misbehaviour.calls?.includes(call) ?? true) ? misbehaviour.fault : null;

  const isAllowed = (body: unknown): boolean => {
    const company = equalsSecret(field(body, 'empresa'), options.company);
    const key = equalsSecret(field(body, 'apikey'), options.key);
    return company && key;
  };

  const app = fastify({ logger: false, forceCloseConnections: true });

  app.post<{ Params: { call: string } }>('/api/dtierp/wsdti/:call', async (request, reply) => {
    const { call } = request.params;
    if (!isErpCall(call)) return send(reply, buildRefusal(404, 'Llamada desconocida'));
    counts[call] = (counts[call] ?? 0) + 1;
    const fault = faultOf(call);
    const delay = (options.latency ? demoLatencyMs : 0) + (typeof fault === 'number' ? fault : 0);
    if (delay > 0) await pause(delay, undefined, { signal: closing.signal });
    if (fault === 'hang') return reply.hijack();
    if (!isAllowed(request.body)) return send(reply, buildRefusal(401, 'Credenciales no válidas'));
    const rows = getRows(answers, call, request.body);
    if (!rows) return send(reply, buildRefusal(400, 'Campos no válidos'));
    const rightly = fault === null || typeof fault === 'number';
    return send(reply, rightly ? answerOf(rows) : buildFaultyAnswer(fault, rows));
  });

  const { setStock, setPrice, resetProducts } = catalogue;
  if (options.faults) addControl(app, { misbehave, setStock, setPrice, resetProducts });

  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return {
    url,
    close: async () => {
      closing.abort();
      await app.close();
    },
    misbehave,
    requests: () => ({ ...counts }),
    setStock,
    setPrice,
    resetProducts,
    reset: () => {
      counts = {};
      misbehave(null);
      resetProducts();
      office.reset();
    },
  };
}
