/**
 * The catalogue's answers as all copies of the service share them, in Redis. One copy asks the ERP and the others wait for its answer.
 * Ages are counted by the clock of Redis from when the ERP was asked, so that an answer is as old at every copy; of two answers the one
 * that was asked for later stays.
 *
 * Keys behind the shop's namespace: `:answers` names the generation, which a new one replaces when all is forgotten; `:answer:…`,
 * `:asking:…` and `:fault:…` belong to one question each. An answer has two fields: `rows` as JSON, and `head`: an id, when it was
 * asked for, a signature, and the generation.
 */
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import { makeRedisScript, type SharedRedis } from '../shared/redis';
import { ErpFault } from './erpClient';
import { readErpRows } from './rowAnswers';
import type { RowObserver } from './rowShape';

/** The ERP is about to be asked, or was: when by the clock of Redis, and in which generation of answers. */
export interface AskedAt {
  ms: number;
  generation: string;
}

/** The right to ask, which one copy has at a time. */
export interface Turn extends AskedAt {
  key: string;
  token: string;
}

/** A known answer. */
export interface SharedAnswer {
  rows: unknown[];
  id: string;
  ageMs: number;
}

/** Knowledge of a question: an answer, the one that this copy has already, or none, and then whether another copy asks. */
export type FoundAnswer =
  | { kind: 'answer'; answer: SharedAnswer }
  | { kind: 'same' }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'wait'; holder: string }
  | { kind: 'fault'; code: ErpFault['code'] };

/** A question of the catalogue, and the id of the answer that this copy has for it. */
export interface SharedQuestion {
  call: ErpCall;
  key: string;
  known: string | undefined;
}

/** Rows that answer a question. */
export interface AnsweredQuestion {
  key: string;
  rows: readonly unknown[];
}

export interface SharedAnswers {
  isUp(): boolean;
  /**
   * Finds a recent answer, and where there is none whose turn it is to ask. Returns null while Redis does not answer.
   * @param holder the copy that this one has waited for: its fault is this one's, too
   */
  find(question: SharedQuestion, holder?: string): Promise<FoundAnswer | null>;
  /** Finds recent answers alone: null for each question without one; null as a whole while Redis does not answer. */
  findAll(questions: readonly SharedQuestion[]): Promise<(SharedAnswer | 'same' | null)[] | null>;
  /** Finds an answer that is not recent: it stands in for one that the ERP does not give. */
  findOld(question: SharedQuestion): Promise<SharedAnswer | 'same' | null>;
  /** Keeps a turn while the work goes on, and gives it back with the work's fault. */
  keepTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
  giveBack(turn: Turn): Promise<void>;
  /** Returns the moment; null while Redis does not answer. */
  readTime(): Promise<AskedAt | null>;
  /**
   * Writes answers, and gives the turn back. Returns their id and age; null when they were not written: those of before are then removed
   * as soon as Redis answers, as they are older.
   * @param asked null: Redis did not answer when the ERP was about to be asked
   */
  write(asked: AskedAt | Turn | null, answers: readonly AnsweredQuestion[]): Promise<WrittenAnswers | null>;
  /** Forgets the answers of all copies: at once, or as soon as Redis answers. */
  forget(): Promise<void>;
}

export interface WrittenAnswers {
  /** Null: they were asked for before all was forgotten. */
  id: string | null;
  ageMs: number;
  /** Keys of answers that are too large to be shared. */
  leftOut: ReadonlySet<string>;
}

export interface SharedAnswersOptions {
  redis: Pick<SharedRedis, 'run' | 'isUp' | 'onUp'>;
  /** Begin of all keys. */
  namespace: string;
  /** Signs answers: one of another hand counts as missing. */
  secret: string;
  /** Milliseconds for which an answer is today's, and for which it is kept to stand in for one. */
  ages: { fresh: number; kept: number };
  /** Called when another copy forgot all answers. */
  onForget: () => void;
  /** Milliseconds for which a copy that died while it asked is waited for. */
  turnMs?: number;
}

/** Bytes of an answer that is shared; a larger one each copy asks for. */
const maxAnswerBytes = 1024 * 1024;
/** Bytes of rows that one reply of several answers brings; the others count as missing. */
const maxReplyBytes = 4 * 1024 * 1024;
const maxHeadBytes = 300;
/** An answer stands in for so long at all copies. A visitor's searches are without number: what is kept of them is bounded by time. */
const longestKeptMs = 60 * 60_000;
/** Answers that could not be written are remembered one by one up to so many; then all are forgotten. */
const maxUnwritten = 10_000;
const removedAtOnce = 1_000;
const defaultTurnMs = 1_500;
/** A turn is prolonged so often while it lasts. */
const renewalsPerTurn = 3;
/** A fault is for those who wait for it. */
const faultMs = 2_000;

/** Begin of the scripts. KEYS[1] is the generation's key, ARGV[1] the generation where Redis knows none. */
const begin = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local generation = redis.call('GET', KEYS[1])
if not generation then
  redis.call('SET', KEYS[1], ARGV[1])
  generation = ARGV[1]
end

local function readHead(key)
  local length = redis.pcall('HSTRLEN', key, 'head')
  if type(length) == 'table' then
    redis.call('DEL', key)
    return nil
  end
  if length == 0 or length > ${maxHeadBytes} then return nil end
  return string.match(redis.call('HGET', key, 'head'), '^(%S+) (%d+) (%S+) (%S+)$')
end

local function readAnswer(key, known, youngerThan, room)
  local id, asked, signature, of = readHead(key)
  if not id or of ~= generation then return nil end
  local age = now - tonumber(asked)
  if age < 0 or age >= youngerThan then return nil end
  if id == known then return { 'same' } end
  if redis.call('HSTRLEN', key, 'rows') > room then return nil end
  return { 'answer', age, id, asked, signature, redis.call('HGET', key, 'rows') or '' }
end
`;

const findScript = makeRedisScript(`${begin}
local fresh, known, holder, token, turnMs = tonumber(ARGV[2]), ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local answer = readAnswer(KEYS[2], known, fresh, ${maxAnswerBytes})
if answer then return { generation, answer } end
if holder ~= '' then
  local fault = redis.call('GET', KEYS[4]) or ''
  if string.sub(fault, 1, #holder) == holder then
    return { generation, { 'fault', string.sub(fault, #holder + 2) } }
  end
end
if redis.call('SET', KEYS[3], token, 'NX', 'PX', turnMs) then return { generation, { 'turn', now } } end
return { generation, { 'wait', redis.call('GET', KEYS[3]) } }`);

const findAllScript = makeRedisScript(`${begin}
local youngerThan, room = tonumber(ARGV[2]), ${maxReplyBytes}
local answers = {}
for at = 2, #KEYS do
  local answer = readAnswer(KEYS[at], ARGV[at + 1], youngerThan, math.min(room, ${maxAnswerBytes}))
  if answer and answer[6] then room = room - #answer[6] end
  answers[at - 1] = answer or { 'none' }
end
return { generation, answers }`);

const readTimeScript = makeRedisScript(`${begin} return { generation, { 'turn', now } }`);

const writeScript = makeRedisScript(`${begin}
local asked, kept, token = tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
if token ~= '' and redis.call('GET', KEYS[2]) == token then redis.call('DEL', KEYS[2]) end
if generation ~= ARGV[1] then return { generation, { 'forgotten' } } end
local age = now - asked
if age < 0 or age >= kept then return { generation, { 'none' } } end
for at = 3, #KEYS do
  local _, other = readHead(KEYS[at])
  other = tonumber(other or 0)
  if other <= asked or other > now then
    redis.call('DEL', KEYS[at])
    redis.call('HSET', KEYS[at], 'head', ARGV[at * 2 - 1], 'rows', ARGV[at * 2])
    redis.call('PEXPIRE', KEYS[at], kept - age)
  end
end
return { generation, { 'written', age } }`);

const renewScript = makeRedisScript(`
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`);

const giveBackScript = makeRedisScript(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] ~= '' then redis.call('SET', KEYS[2], ARGV[1] .. ' ' .. ARGV[2], 'PX', ARGV[3]) end
return redis.call('DEL', KEYS[1])`);

const forgetScript = makeRedisScript(`return redis.call('SET', KEYS[1], ARGV[1])`);

const removeScript = makeRedisScript(`
for at = 1, #KEYS do redis.call('DEL', KEYS[at]) end
return #KEYS`);

const answerReply = v.tuple([
  v.literal('answer'),
  v.pipe(v.number(), v.minValue(0)),
  v.string(),
  v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  v.string(),
  v.pipe(v.string(), v.maxLength(maxAnswerBytes)),
]);
const sameReply = v.tuple([v.literal('same')]);
const noneReply = v.tuple([v.literal('none')]);
const faultCode = v.picklist(['ERP_UNAVAILABLE', 'ERP_TIMEOUT', 'ERP_BAD_ANSWER']);
const turnReply = v.tuple([v.literal('turn'), v.number()]);
const findReply = v.union([
  answerReply,
  sameReply,
  turnReply,
  v.tuple([v.literal('wait'), v.string()]),
  v.tuple([v.literal('fault'), faultCode]),
]);
const findAllReply = v.array(v.union([answerReply, sameReply, noneReply]));
const writeReply = v.union([
  v.tuple([v.literal('written'), v.number()]),
  v.tuple([v.literal('forgotten')]),
  noneReply,
]);

interface SignedAnswer {
  id: string;
  asked: string;
  /** Its generation. */
  of: string;
  json: string;
}

const unobserved: RowObserver = { forgiven: () => undefined, dropped: () => undefined };

export function makeSharedAnswers({
  redis,
  namespace,
  secret,
  ages,
  onForget,
  turnMs = defaultTurnMs,
}: SharedAnswersOptions): SharedAnswers {
  const kept = Math.min(ages.kept, longestKeptMs);
  const generationKey = `${namespace}:answers`;
  /** The generation that this copy's answers are of; a Redis that lost it is given it again. */
  let generation: string | null = null;
  let hasToForget = false;
  /** Keys whose answers in Redis are older than this copy's own, which could not be written. */
  const unwritten = new Set<string>();
  let catchingUp: Promise<void> | null = null;

  const hash = (key: string): string => createHash('sha256').update(key).digest('base64url');
  const keysOf = (key: string) => {
    const hashed = hash(key);
    return {
      answer: `${namespace}:answer:${hashed}`,
      asking: `${namespace}:asking:${hashed}`,
      fault: `${namespace}:fault:${hashed}`,
    };
  };
  const sign = (key: string, { id, asked, of, json }: SignedAnswer): Buffer =>
    createHmac('sha256', secret).update(`erp answer\n${of}\n${key}\n${id}\n${asked}\n`).update(json).digest();

  const isBehind = (): boolean => hasToForget || unwritten.size > 0;

  async function forgetAndRemove(): Promise<void> {
    while (hasToForget) {
      const next = randomUUID();
      // asked for once more meanwhile, it is done once more
      hasToForget = false;
      unwritten.clear();
      if ((await redis.run(forgetScript, [generationKey], [next])) === null) {
        hasToForget = true;
        return;
      }
      generation = next;
    }
    while (unwritten.size > 0) {
      const keys = [...unwritten].slice(0, removedAtOnce);
      for (const key of keys) unwritten.delete(key);
      if ((await redis.run(removeScript, keys, [])) === null) {
        for (const key of keys) unwritten.add(key);
        return;
      }
    }
  }

  /** Does in Redis, once for all who wait for it, what could not be done while it was away. */
  function catchUp(): Promise<void> {
    catchingUp ??= forgetAndRemove().finally(() => {
      catchingUp = null;
    });
    return catchingUp;
  }

  function forget(): Promise<void> {
    hasToForget = true;
    return catchUp();
  }

  /** Notes that this copy has newer answers than Redis. */
  function noteUnwritten(answers: readonly Pick<AnsweredQuestion, 'key'>[]): void {
    for (const { key } of answers) unwritten.add(keysOf(key).answer);
    if (unwritten.size <= maxUnwritten) return;
    unwritten.clear();
    hasToForget = true;
  }

  redis.onUp(() => {
    if (isBehind()) void catchUp();
  });

  /** Runs a script that begins with `begin`; answers with the generation, and what follows it. */
  async function run<Reply extends v.GenericSchema>(
    script: Parameters<SharedRedis['run']>[0],
    reply: Reply,
    keys: readonly string[],
    values: readonly string[],
    ownGeneration?: string,
  ): Promise<{ of: string; rest: v.InferOutput<Reply> } | null> {
    if (!redis.isUp()) return null;
    if (catchingUp || isBehind()) await catchUp();
    if (isBehind()) return null;
    const proposed = ownGeneration ?? generation ?? randomUUID();
    const told = await redis.run(script, [generationKey, ...keys], [proposed, ...values]);
    const read = v.safeParse(v.tuple([v.string(), reply]), told);
    if (!read.success) return null;
    const [now, rest] = read.output;
    const isOther = generation !== null && generation !== now;
    generation = now;
    if (isOther) onForget();
    return { of: now, rest };
  }

  /** Reads an answer as the ERP's own are read; null for one that is damaged, or of another hand. */
  function readAnswer(
    { call, key }: SharedQuestion,
    [, ageMs, id, asked, signature, json]: v.InferOutput<typeof answerReply>,
    of: string,
  ): SharedAnswer | null {
    const [expected, actual] = [sign(key, { id, asked, of, json }), Buffer.from(signature, 'base64url')];
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
    try {
      const told = v.safeParse(v.array(v.unknown()), JSON.parse(json));
      const rows = told.success ? readErpRows(call, told.output, unobserved) : null;
      return rows && { rows, id, ageMs };
    } catch {
      return null;
    }
  }

  async function findAll(
    questions: readonly SharedQuestion[],
    youngerThan: number,
  ): Promise<(SharedAnswer | 'same' | null)[] | null> {
    if (questions.length === 0) return [];
    const told = await run(
      findAllScript,
      findAllReply,
      questions.map(({ key }) => keysOf(key).answer),
      [String(youngerThan), ...questions.map(({ known }) => known ?? '')],
    );
    if (told?.rest.length !== questions.length) return null;
    return questions.map((question, at) => {
      const reply = told.rest[at];
      if (reply?.[0] === 'same') return 'same';
      return reply?.[0] === 'answer' ? readAnswer(question, reply, told.of) : null;
    });
  }

  async function find(
    question: SharedQuestion,
    holder: string,
    mayRemove: boolean,
  ): Promise<FoundAnswer | null> {
    const { key, known } = question;
    const { answer, asking, fault } = keysOf(key);
    const token = randomUUID();
    const values = [String(ages.fresh), known ?? '', holder, token, String(turnMs)];
    const told = await run(findScript, findReply, [answer, asking, fault], values);
    if (!told) return null;
    const { of, rest: reply } = told;
    switch (reply[0]) {
      case 'same':
        return { kind: 'same' };
      case 'turn':
        return { kind: 'turn', turn: { key, token, ms: reply[1], generation: of } };
      case 'wait':
        return { kind: 'wait', holder: reply[1] };
      case 'fault':
        return { kind: 'fault', code: reply[1] };
      case 'answer': {
        const read = readAnswer(question, reply, of);
        if (read) return { kind: 'answer', answer: read };
        if (!mayRemove) return null;
        await redis.run(removeScript, [answer], []);
        return find(question, holder, false);
      }
    }
  }

  async function giveBack({ key, token }: Turn, code: string): Promise<void> {
    const { asking, fault } = keysOf(key);
    await redis.run(giveBackScript, [asking, fault], [token, code, String(faultMs)]);
  }

  return {
    isUp: () => redis.isUp(),
    find: (question, holder = '') => find(question, holder, true),
    findAll: (questions) => findAll(questions, ages.fresh),
    findOld: async (question) => (await findAll([question], kept))?.[0] ?? null,
    async keepTurn(turn, work) {
      const renew = (): void =>
        void redis.run(renewScript, [keysOf(turn.key).asking], [turn.token, String(turnMs)]);
      const timer = setInterval(renew, turnMs / renewalsPerTurn).unref();
      try {
        return await work();
      } catch (error) {
        await giveBack(turn, error instanceof ErpFault ? error.code : '');
        throw error;
      } finally {
        clearInterval(timer);
      }
    },
    giveBack: (turn) => giveBack(turn, ''),
    async readTime() {
      const told = await run(readTimeScript, turnReply, [], []);
      return told && { ms: told.rest[1], generation: told.of };
    },
    async write(asked, answers) {
      if (!asked) {
        noteUnwritten(answers);
        return null;
      }
      const id = randomUUID();
      const ms = String(asked.ms);
      const of = asked.generation;
      const jsonOfRow = new Map<unknown, string>();
      const toJson = (row: unknown): string => {
        const json = jsonOfRow.get(row) ?? JSON.stringify(row);
        jsonOfRow.set(row, json);
        return json;
      };
      const all = answers.map(({ key, rows }) => ({ key, json: `[${rows.map(toJson).join(',')}]` }));
      const written = all.filter(({ json }) => Buffer.byteLength(json) <= maxAnswerBytes);
      const tooLarge = all.filter((answer) => !written.includes(answer));
      const turn = 'token' in asked ? asked : null;
      const asking = keysOf(turn?.key ?? '').asking;
      const heads = written.flatMap(({ key, json }) => [
        `${id} ${ms} ${sign(key, { id, asked: ms, of, json }).toString('base64url')} ${of}`,
        json,
      ]);
      const told = await run(
        writeScript,
        writeReply,
        [asking, ...written.map(({ key }) => keysOf(key).answer)],
        [ms, String(kept), turn?.token ?? '', ...heads],
        of,
      );
      const leftOut = new Set(tooLarge.map(({ key }) => key));
      if (told?.rest[0] === 'forgotten') return { id: null, ageMs: 0, leftOut };
      if (told?.rest[0] !== 'written') {
        noteUnwritten(answers);
        return null;
      }
      noteUnwritten(tooLarge);
      return { id, ageMs: told.rest[1], leftOut };
    },
    forget,
  };
}
