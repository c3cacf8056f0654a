/**
 * Redis (or Valkey), which several copies of the service share. Redis saves ERP calls and is optional: a command
 * without an answer within 50 ms is abandoned, and then no request waits for Redis until it accepts writes again.
 */
import { createClient, ErrorReply } from '@redis/client';
import { createHash, createHmac } from 'node:crypto';

/** A script that Redis runs atomically, by its own clock. */
export interface RedisScript {
  source: string;
  sha: string;
}

export const makeRedisScript = (source: string): RedisScript => ({
  source,
  sha: createHash('sha1').update(source).digest('hex'),
});

export interface SharedRedis {
  /** Runs a script. Returns its reply, or null when it fails, or while Redis is lost. */
  run(script: RedisScript, keys: readonly string[], values: readonly string[]): Promise<unknown>;
  /** Whether commands are sent to Redis. */
  isUp(): boolean;
  /** Calls back each time that Redis is connected again, the first time included. */
  onUp(listener: () => void): void;
  close(): void;
}

export interface SharedRedisOptions {
  url: string;
  /** Called with the reason when Redis is lost, and after each failed attempt to reach it. */
  onTrouble: (reason: string) => void;
  /** Maximum milliseconds for a command. */
  commandMs?: number;
  /** Milliseconds between two attempts to reach a lost Redis. */
  lookMs?: number;
}

const defaultCommandMs = 50;
const defaultLookMs = 500;
/**
 * Milliseconds without a byte after which the connection is opened again. A working connection is never silent so long,
 * because of the pings.
 */
const silenceMs = 5_000;
const pingMs = 1_000;
const connectMs = 1_000;
const longestReconnectMs = 1_000;
/** Maximum number of commands that wait for their replies. */
const maxWaiting = 10_000;

/** Key that is written to check whether Redis accepts writes. A full server or a replica only reads. */
const lookKey = 'shop:look';

/** Number of pieces into which a time limit is split. */
const limitSteps = 5;

/**
 * Rejects after `ms` without an answer. The limit is split into pieces, because a busy thread handles a timer before a
 * reply that has arrived meanwhile. The last pieces give the thread time to handle the reply.
 */
export function limitTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = limitSteps;
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      timer = setTimeout(() => {
        left -= 1;
        if (left === 0) reject(new Error(`no answer in ${ms} ms`));
        else wait();
      }, ms / limitSteps);
    };
    wait();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Returns the reason for a failure in a few words, without addresses, keys and values. */
function describeRedisError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // an error reply begins with its code: READONLY, OOM, NOAUTH, WRONGPASS …
  if (error instanceof ErrorReply) return /^[A-Z]+/.exec(error.message)?.[0] ?? 'error reply';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.message;
}

/**
 * Error replies of a Redis that serves no commands, or only reads. Any other error reply concerns only a key or a
 * script.
 */
const lossCodes =
  /\b(READONLY|OOM|NOAUTH|WRONGPASS|NOPERM|LOADING|MISCONF|BUSY|NOREPLICAS|MASTERDOWN|CLUSTERDOWN)\b/;

const isLoss = (error: unknown): boolean => !(error instanceof ErrorReply) || lossCodes.test(error.message);

/** Connects in the background, and again whenever the connection is lost. */
export function connectRedis({
  url,
  onTrouble,
  commandMs = defaultCommandMs,
  lookMs = defaultLookMs,
}: SharedRedisOptions): SharedRedis {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxWaiting,
    maintNotifications: 'disabled',
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, longestReconnectMs),
    },
  });
  let isUp = false;
  let isClosed = false;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;
  const listeners: (() => void)[] = [];

  function lose(error: unknown): void {
    if (isClosed) return;
    isUp = false;
    onTrouble(describeRedisError(error));
    clearTimeout(timer);
    timer = setTimeout(look, lookMs).unref();
  }

  /**
   * Checks whether Redis accepts writes. Without a connection the check does nothing, because the client reconnects by
   * itself.
   */
  function look(): void {
    if (isClosed || isLooking || !client.isReady) return;
    isLooking = true;
    // this command has no time limit, because only one such command ever waits: a stalled server answers it later, or
    // the connection is closed
    client
      .sendCommand(['SET', lookKey, '1', 'PX', '1000'])
      .then(() => {
        if (isClosed) return;
        isUp = true;
        for (const listener of listeners) listener();
      }, lose)
      .finally(() => {
        isLooking = false;
      });
  }

  async function evaluate(script: RedisScript, rest: readonly string[]): Promise<unknown> {
    try {
      return await client.sendCommand(['EVALSHA', script.sha, ...rest]);
    } catch (error) {
      // a server that has just started knows no script
      if (!(error instanceof ErrorReply && error.message.startsWith('NOSCRIPT'))) throw error;
      return client.sendCommand(['EVAL', script.source, ...rest]);
    }
  }

  client.on('error', lose);
  client.on('ready', look);
  // `connect` retries without end, and rejects only when the client is closed meanwhile
  client.connect().catch(() => undefined);

  return {
    async run(script, keys, values) {
      if (!isUp) return null;
      try {
        return await limitTime(evaluate(script, [String(keys.length), ...keys, ...values]), commandMs);
      } catch (error) {
        // many commands may fail at once, and only the first one reports that Redis is lost
        if (isUp && isLoss(error)) lose(error);
        return null;
      }
    },
    isUp: () => isUp,
    onUp: (listener) => void listeners.push(listener),
    close: () => {
      isClosed = true;
      isUp = false;
      clearTimeout(timer);
      client.destroy();
    },
  };
}

/**
 * Returns the prefix of a shop's keys. It contains the ERP's address and company, hashed with the shop's own secret, so
 * that two shops on one Redis do not share keys.
 */
export const getRedisNamespace = (erp: { url: string; company: string }, secret: string): string =>
  `shop:${createHmac('sha256', secret).update(`redis ${erp.url} ${erp.company}`).digest('base64url').slice(0, 22)}`;
