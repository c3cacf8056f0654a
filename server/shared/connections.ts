/**
 * Limits of connections. They limit what one client can use of the service, by sending data as well as by not reading
 * answers.
 */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { toNetworkKey } from './clientNetwork';

export interface ConnectionLimits {
  /**
   * Maximum number of connections from one address. Connections from a trusted proxy are not counted, because they
   * belong to many people.
   */
  perAddress: number;
  /**
   * Maximum number of requests on one connection that wait while another request is answered. Browsers and proxies wait
   * for an answer before they send the next request.
   */
  pipelined: number;
  /** Maximum number of bytes that have been sent to one address but not read yet. */
  unreadBytes: number;
  /** Maximum milliseconds in which the headers of a request must arrive. */
  headersMs: number;
  /** Maximum milliseconds in which a whole request must arrive. */
  requestMs: number;
  /** Maximum milliseconds in which the rest of a body must arrive, after the request was answered. */
  answeredBodyMs: number;
  /** Maximum milliseconds in which a client must read a whole answer. */
  readMs: number;
  /** Maximum milliseconds for which a connection may be silent in both directions. */
  silenceMs: number;
}

export const defaultConnectionLimits: ConnectionLimits = {
  perAddress: 256,
  pipelined: 32,
  unreadBytes: 16 * 1024 * 1024,
  headersMs: 10_000,
  requestMs: 20_000,
  answeredBodyMs: 5_000,
  readMs: 60_000,
  silenceMs: 30_000,
};

/** Interval in milliseconds at which Node.js checks for slow requests. */
const checkEveryMs = 1_000;
/**
 * Milliseconds after which the service closes an idle connection. A proxy must close idle connections to the service
 * sooner.
 */
const keepAliveMs = 10_000;

interface Connection {
  isAnswering: boolean;
  waiting: [IncomingMessage, ServerResponse][];
  /** All connections from the same address. Null for a trusted proxy, whose connections are not counted. */
  siblings: Set<Socket> | null;
}

export interface LimitedServer {
  /** Creates the HTTP server. Fastify calls this function as its `serverFactory`. */
  create(handler: RequestListener): Server;
  /** Closes each connection after its next answer, so that no connection stays open. */
  endKeptConnections(): void;
}

export function limitConnections({
  trustedProxies,
  limits: changed = {},
}: {
  trustedProxies: readonly string[];
  limits?: Partial<ConnectionLimits>;
}): LimitedServer {
  const limits = { ...defaultConnectionLimits, ...changed };
  // Fastify uses the same package, so `trustedProxies` has the same meaning for Fastify
  const isProxy = compile([...trustedProxies]);
  const byAddress = new Map<string, Set<Socket>>();
  const connections = new WeakMap<Socket, Connection>();
  let isEnding = false;

  /**
   * Adds a connection to the connections from its address, and returns these connections. Returns null for a trusted
   * proxy.
   */
  function addConnection(socket: Socket): Set<Socket> | null {
    const remote = socket.remoteAddress;
    if (remote !== undefined && isProxy(remote, 0)) return null;
    const address = toNetworkKey(remote ?? '');
    const siblings = byAddress.get(address) ?? new Set();
    byAddress.set(address, siblings.add(socket));
    socket.once('close', () => {
      siblings.delete(socket);
      if (siblings.size === 0) byAddress.delete(address);
    });
    return siblings;
  }

  function admitConnection(socket: Socket): void {
    const connection: Connection = { isAnswering: false, waiting: [], siblings: addConnection(socket) };
    connections.set(socket, connection);
    socket.once('close', () => (connection.waiting.length = 0));
    if (connection.siblings && connection.siblings.size > limits.perAddress) socket.destroy();
  }

  const isReadTooLate = ({ siblings }: Connection): boolean => {
    let unread = 0;
    for (const { writableLength } of siblings ?? []) unread += writableLength;
    return unread > limits.unreadBytes;
  };

  /** Closes the connection if the client reads the answer too slowly, or does not send the rest of a refused body. */
  function limitAnswer(
    { socket, ...request }: Pick<IncomingMessage, 'socket'> & { isComplete: () => boolean },
    response: ServerResponse,
  ): void {
    let timer: NodeJS.Timeout | undefined;
    const destroyAfter = (ms: number, isNeeded: () => boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => isNeeded() && socket.destroy(), ms).unref();
    };
    response.once('prefinish', () => destroyAfter(limits.readMs, () => !response.writableFinished));
    response.once('close', () => {
      clearTimeout(timer);
      if (!request.isComplete()) destroyAfter(limits.answeredBodyMs, () => !request.isComplete());
    });
  }

  return {
    create(handler) {
      /**
       * Answers a request, and then the next waiting request of the same connection. A pipelined request waits until
       * all earlier answers are sent.
       */
      function answer(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
        if (isReadTooLate(connection)) {
          request.socket.destroy();
          return;
        }
        connection.isAnswering = true;
        // the connection may close, because no other request of the connection waits; a client may repeat requests that
        // the service has not read
        if (isEnding && connection.waiting.length === 0) response.shouldKeepAlive = false;
        limitAnswer({ socket: request.socket, isComplete: () => request.complete }, response);
        response.once('close', () => {
          connection.isAnswering = false;
          // `close` is also emitted when the connection has ended; no client then waits for the next answer
          const next = request.socket.destroyed ? undefined : connection.waiting.shift();
          if (next) answer(connection, ...next);
        });
        handler(request, response);
      }

      const server = createServer(
        {
          connectionsCheckingInterval: checkEveryMs,
          headersTimeout: limits.headersMs,
          requestTimeout: limits.requestMs,
          keepAliveTimeout: keepAliveMs,
        },
        (request, response) => {
          const connection = connections.get(request.socket);
          if (!connection?.isAnswering) {
            if (connection) answer(connection, request, response);
            else request.socket.destroy();
          } else if (connection.waiting.length < limits.pipelined) {
            connection.waiting.push([request, response]);
          } else {
            request.socket.destroy();
          }
        },
      );
      server.setTimeout(limits.silenceMs);
      server.on('connection', admitConnection);
      return server;
    },
    endKeptConnections: () => {
      isEnding = true;
    },
  };
}
