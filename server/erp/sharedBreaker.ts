/**
 * Circuit breaker for ERP calls, which all copies of the service share in Redis. It counts consecutive faults of a call
 * in all copies. After too many faults, no copy makes the call for a while. Then one copy makes the call as a test.
 */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import { makeRedisScript, type SharedRedis } from '../shared/redis';
import { accessTable } from './accessTable';

/**
 * `go`: the call is allowed. `probe`: the call is allowed as a test of the ERP. `air`: the call is not allowed, because
 * the breaker is open.
 */
export type BreakerPermit = 'go' | 'probe' | 'air';

/** `unknown`: the outcome does not show whether the ERP works. */
export type BreakerOutcome = 'ok' | 'fault' | 'unknown';

export interface SharedBreaker {
  /** Returns whether a call is allowed. Returns null while Redis does not answer. */
  enter(call: ErpCall): Promise<BreakerPermit | null>;
  report(call: ErpCall, permit: BreakerPermit, outcome: BreakerOutcome): Promise<void>;
  /** Resets the faults of all copies of the service. */
  forget(): Promise<void>;
}

export interface SharedBreakerOptions {
  redis: Pick<SharedRedis, 'run'>;
  /** Prefix of all keys. */
  namespace: string;
  faultsInARow: number;
  airMs: number;
  /**
   * Milliseconds after which another copy of the service may test the ERP, if the first test has not reported its
   * outcome.
   */
  probeMs: number;
  /** Called when another copy of the service has reset all faults. */
  onForget: () => void;
}

/** Milliseconds after which old faults are no longer counted. */
const keptMs = 60 * 60_000;

const begin = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local faults = tonumber(redis.call('HGET', KEYS[1], 'faults') or 0)
`;

const enterScript = makeRedisScript(`${begin}
local forgotten = redis.call('GET', KEYS[2]) or ''
if faults < tonumber(ARGV[1]) then return { 'go', forgotten } end
local left = tonumber(redis.call('HGET', KEYS[1], 'airUntil') or 0) - now
-- more than the longest air: the clock was set back
if left > 0 and left <= tonumber(ARGV[3]) then return { 'air', forgotten } end
redis.call('HSET', KEYS[1], 'airUntil', now + ARGV[2])
return { 'probe', forgotten }`);

const reportScript = makeRedisScript(`${begin}
local permit, outcome, limit = ARGV[1], ARGV[2], tonumber(ARGV[3])
if outcome == 'ok' then
  if permit == 'probe' or faults < limit then redis.call('DEL', KEYS[1]) end
elseif outcome == 'fault' then
  faults = redis.call('HINCRBY', KEYS[1], 'faults', 1)
  if faults == limit or permit == 'probe' then redis.call('HSET', KEYS[1], 'airUntil', now + ARGV[4]) end
  redis.call('PEXPIRE', KEYS[1], ARGV[5])
elseif permit == 'probe' and redis.call('EXISTS', KEYS[1]) == 1 then
  redis.call('HSET', KEYS[1], 'airUntil', 0)
end
return 1`);

const forgetScript = makeRedisScript(`
for at = 2, #KEYS do redis.call('DEL', KEYS[at]) end
return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])`);

const enterReply = v.tuple([v.picklist(['go', 'probe', 'air']), v.string()]);

export function makeSharedBreaker({
  redis,
  namespace,
  faultsInARow,
  airMs,
  probeMs,
  onForget,
}: SharedBreakerOptions): SharedBreaker {
  const keyOf = (call: ErpCall): string => `${namespace}:faults:${call}`;
  const forgottenKey = `${namespace}:faults`;
  /** Id of the last known reset of faults. Null before the first call. */
  let mark: string | null = null;

  return {
    async enter(call) {
      const values = [faultsInARow, probeMs, Math.max(airMs, probeMs)].map(String);
      const reply = v.safeParse(
        enterReply,
        await redis.run(enterScript, [keyOf(call), forgottenKey], values),
      );
      if (!reply.success) return null;
      const [permit, now] = reply.output;
      if (mark !== null && now !== '' && now !== mark) onForget();
      mark = now;
      return permit;
    },
    async report(call, permit, outcome) {
      const values = [permit, outcome, String(faultsInARow), String(airMs), String(keptMs)];
      await redis.run(reportScript, [keyOf(call)], values);
    },
    async forget() {
      mark = randomUUID();
      const calls = Object.keys(accessTable) as ErpCall[];
      await redis.run(forgetScript, [forgottenKey, ...calls.map(keyOf)], [mark, String(keptMs)]);
    },
  };
}
