/**
 * Limits of connections. They bound how much of the service one client can use, by sending as well as by not reading.
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
   * Maximum connections of one address. Connections of a trusted proxy are not counted, because they belong to many
   * people.
   */
  perAddress: number;
  /** Maximum requests that wait on one connection while another is answered. Browsers and proxies do not pipeline. */
  pipelined: number;
  /** Maximum bytes that the connections of one address have not read yet. */
  unreadBytes: number;
  /** Maximum milliseconds for the headers of a request. */
  headersMs: number;
  /** Maximum milliseconds for a whole request. */
  requestMs: number;
  /** Maximum milliseconds for the rest of a body after its request was refused. */
  answeredBodyMs: number;
  /** Maximum milliseconds for a client to read an answer completely. */
  readMs: number;
  /** Maximum milliseconds without a byte in either direction. */
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

/** Milliseconds between Node.js's checks for slow requests. */
const checkEveryMs = 1_000;
/** Milliseconds after which the service closes an idle connection. A proxy must close its idle connections sooner. */
const keepAliveMs = 10_000;

interface Connection {
  isAnswering: boolean;
  waiting: [IncomingMessage, ServerResponse][];
  /** All connections of the same address; null when connections of the address are not counted. */
  siblings: Set<Socket> | null;
}

export interface LimitedServer {
  /** Creates the server, as Fastify's `serverFactory`. */
  create(handler: RequestListener): Server;
  /** Ends each connection after its next answer, so that no connection is kept open. */
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
  // the package is the one that Fastify uses, so that ranges and names mean the same
  const isProxy = compile([...trustedProxies]);
  const byAddress = new Map<string, Set<Socket>>();
  const connections = new WeakMap<Socket, Connection>();
  let isEnding = false;

  /**
   * Adds a connection to the connections of its address, and returns these. Null for a connection of a trusted proxy.
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

  /** Ends a connection whose client does not read its answer, or does not finish a refused body. */
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
       * Answers the requests of a connection one after the other. Pipelined requests wait until the answers before
       * theirs are sent.
       */
      function answer(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
        if (isReadTooLate(connection)) {
          request.socket.destroy();
          return;
        }
        connection.isAnswering = true;
        // no further request of this connection was read, so the client knows that it may send such a request again
        if (isEnding && connection.waiting.length === 0) response.shouldKeepAlive = false;
        limitAnswer({ socket: request.socket, isComplete: () => request.complete }, response);
        response.once('close', () => {
          connection.isAnswering = false;
          // `close` also comes when the connection has ended; then no client waits for the next answer
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
