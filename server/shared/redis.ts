/**
 * Client for Redis (or Valkey), which several copies of the service share. Redis saves ERP calls, but the service also
 * works without Redis. If a command gets no answer within 50 ms, Redis counts as lost. Requests then no longer wait for
 * Redis until it accepts writes again.
 */
import { createClient, ErrorReply } from '@redis/client';
import { createHash, createHmac } from 'node:crypto';

/** A Lua script. Redis runs it in one step, and by the clock of Redis. */
export interface RedisScript {
  source: string;
  sha: string;
}

export const makeRedisScript = (source: string): RedisScript => ({
  source,
  sha: createHash('sha1').update(source).digest('hex'),
});

export interface SharedRedis {
  /** Runs a script and returns its reply. Returns null if the script fails, or while Redis is lost. */
  run(script: RedisScript, keys: readonly string[], values: readonly string[]): Promise<unknown>;
  /** Whether commands are sent to Redis. False while Redis is lost. */
  isUp(): boolean;
  /**
   * Adds a listener. It is called when Redis accepts writes for the first time, and each time that Redis is no longer
   * lost.
   */
  onUp(listener: () => void): void;
  close(): void;
}

export interface SharedRedisOptions {
  url: string;
  /** Called with the reason when Redis is lost, and after each failed attempt to reach Redis. */
  onTrouble: (reason: string) => void;
  /** Maximum milliseconds to wait for the reply to a command. */
  commandMs?: number;
  /** Milliseconds between two attempts to reach Redis while it is lost. */
  lookMs?: number;
}

const defaultCommandMs = 50;
const defaultLookMs = 500;
/**
 * Milliseconds without a received byte after which the connection is closed and opened again. A working connection is
 * never silent for so long, because the client sends pings.
 */
const silenceMs = 5_000;
const pingMs = 1_000;
const connectMs = 1_000;
const longestReconnectMs = 1_000;
/** Maximum number of commands that wait for their replies. */
const maxWaiting = 10_000;

/**
 * Key that is written to check whether Redis accepts writes. A server without free memory and a replica accept no
 * writes.
 */
const lookKey = 'shop:look';

/** Number of timers that together make a time limit. */
const limitSteps = 5;

/**
 * Rejects if the work takes longer than `ms`. A busy thread would handle one long timer before a reply that has already
 * arrived. The limit therefore consists of several timers, so that the thread can handle the reply before the last
 * timer.
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

/** Describes an error in a few words. The description contains no addresses, keys or values. */
function describeRedisError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // an error reply begins with an error code: READONLY, OOM, NOAUTH, WRONGPASS …
  if (error instanceof ErrorReply) return /^[A-Z]+/.exec(error.message)?.[0] ?? 'error reply';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.message;
}

/**
 * Error replies which mean that Redis cannot be used, or accepts no writes. All other error replies concern only a key
 * or a script.
 */
const lossCodes =
  /\b(READONLY|OOM|NOAUTH|WRONGPASS|NOPERM|LOADING|MISCONF|BUSY|NOREPLICAS|MASTERDOWN|CLUSTERDOWN)\b/;

const isLoss = (error: unknown): boolean => !(error instanceof ErrorReply) || lossCodes.test(error.message);

/** Connects to Redis in the background. If the connection is lost, connects again. */
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
   * Checks whether Redis accepts writes. While there is no connection, does nothing, because the client reconnects by
   * itself.
   */
  function look(): void {
    if (isClosed || isLooking || !client.isReady) return;
    isLooking = true;
    // no time limit is needed, because only one such command waits at a time; a stalled server answers the command
    // later, or the connection closes
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
      // a server that has just started does not know the script
      if (!(error instanceof ErrorReply && error.message.startsWith('NOSCRIPT'))) throw error;
      return client.sendCommand(['EVAL', script.source, ...rest]);
    }
  }

  client.on('error', lose);
  client.on('ready', look);
  // the client tries to connect without end; `connect` rejects only if the client is closed before it has connected
  client.connect().catch(() => undefined);

  return {
    async run(script, keys, values) {
      if (!isUp) return null;
      try {
        return await limitTime(evaluate(script, [String(keys.length), ...keys, ...values]), commandMs);
      } catch (error) {
        // if many commands fail at once, only the first one reports that Redis is lost
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
 * Returns the prefix of a shop's keys. The prefix is a keyed hash of the ERP's address and company, so that two shops
 * on the same Redis use different keys.
 */
export const getRedisNamespace = (erp: { url: string; company: string }, secret: string): string =>
  `shop:${createHmac('sha256', secret).update(`redis ${erp.url} ${erp.company}`).digest('base64url').slice(0, 22)}`;
