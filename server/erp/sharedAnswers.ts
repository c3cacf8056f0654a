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
import type { SharedRedis } from '../shared/redis';
import { ErpFault } from './erpClient';
import { readErpRows } from './rowAnswers';
import type { RowObserver } from './rowShape';
import {
  findAllReply,
  findAllScript,
  findReply,
  findScript,
  forgetScript,
  giveBackScript,
  maxAnswerBytes,
  readTimeScript,
  removeScript,
  renewScript,
  turnReply,
  writeReply,
  writeScript,
  type answerReply,
} from './sharedAnswerScripts';

/** Time of an ERP request by the clock of Redis, and the generation of answers that it belongs to. */
export interface AskedAt {
  ms: number;
  generation: string;
}

/** The right to send a request, which one copy has at a time. */
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

/**
 * Result of a lookup: an answer, the one that this copy has already, or none, and then whether another copy is
 * requesting it.
 */
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
   * Finds a recent answer, or else which copy may request it. Returns null while Redis does not answer. @param holder
   * the copy that this one has waited for: its fault applies here, too
   */
  find(question: SharedQuestion, holder?: string): Promise<FoundAnswer | null>;
  /** Finds recent answers alone: null for each question without one; null as a whole while Redis does not answer. */
  findAll(questions: readonly SharedQuestion[]): Promise<(SharedAnswer | 'same' | null)[] | null>;
  /** Finds a stale answer, to serve while the ERP fails. */
  findOld(question: SharedQuestion): Promise<SharedAnswer | 'same' | null>;
  /** Renews a turn while the work goes on, and releases it with the work's fault. */
  keepTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
  giveBack(turn: Turn): Promise<void>;
  /** Returns the moment; null while Redis does not answer. */
  readTime(): Promise<AskedAt | null>;
  /**
   * Writes answers, and releases the turn. Returns their id and age; null when they were not written: previous ones are
   * then removed as soon as Redis answers, as they are older.
   * @param asked null: Redis did not answer when the ERP was about to be asked
   */
  write(asked: AskedAt | Turn | null, answers: readonly AnsweredQuestion[]): Promise<WrittenAnswers | null>;
  /** Clears the answers of all copies: at once, or as soon as Redis answers. */
  forget(): Promise<void>;
}

export interface WrittenAnswers {
  /** Null: they were requested before the cache was cleared. */
  id: string | null;
  ageMs: number;
  /** Keys of answers that are too large to be shared. */
  leftOut: ReadonlySet<string>;
}

export interface SharedAnswersOptions {
  redis: Pick<SharedRedis, 'run' | 'isUp' | 'onUp'>;
  /** Begin of all keys. */
  namespace: string;
  /** Key that signs answers: one with another signature counts as missing. */
  secret: string;
  /** Milliseconds for which an answer is fresh, and for which it is kept to be served stale. */
  ages: { fresh: number; kept: number };
  /** Called when another copy cleared all answers. */
  onForget: () => void;
  /** Milliseconds for which a copy that died while it asked is waited for. */
  turnMs?: number;
}

/**
 * Maximum milliseconds for which an answer is kept. The number of different searches is unlimited, so that they are
 * bounded by time.
 */
const longestKeptMs = 60 * 60_000;
/** Maximum number of unwritten answers that are remembered one by one; above it all answers are cleared. */
const maxUnwritten = 10_000;
const removedAtOnce = 1_000;
const defaultTurnMs = 1_500;
/** Renewals of a turn within its duration. */
const renewalsPerTurn = 3;
/** Milliseconds that a fault is shared: long enough for the copies that wait for this answer. */
const faultMs = 2_000;

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
  /** The generation of this copy's answers; it is written again where Redis has lost it. */
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
      // requested again meanwhile, it runs again
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

  /** Catches up in Redis on the writes that failed while it was unavailable; callers at the same time share one run. */
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

  /** Parses an answer; null for one that is damaged or has another signature. */
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
