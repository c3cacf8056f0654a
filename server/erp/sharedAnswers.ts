/**
 * Catalogue answers in Redis, which all copies of the service share. If several copies need the same answer, only one
 * of them calls the ERP, and the others wait for its answer.
 * The age of an answer is counted from the ERP call by the clock of Redis, so that all copies agree on the age. If
 * there are two answers to a question, the answer that was requested later stays.
 * All keys begin with the shop's namespace. `:answers` contains the generation, which is replaced when the cache is
 * cleared. `:answer:…`, `:asking:…` and `:fault:…` each belong to one question. An answer has two fields: `rows` as
 * JSON, and `head` with an id, the time of the call, a signature, and the generation.
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

/** Time of an ERP call by the clock of Redis, and the generation at that time. */
export interface AskedAt {
  ms: number;
  generation: string;
}

/** The right to call the ERP for a question. Only one copy of the service has this right at a time. */
export interface Turn extends AskedAt {
  key: string;
  token: string;
}

export interface SharedAnswer {
  rows: unknown[];
  id: string;
  ageMs: number;
}

/**
 * Result of a lookup.
 * `answer`: an answer was found. `same`: the found answer is already in this process.
 * `turn`: no answer was found, and this copy of the service may call the ERP. `wait`: another copy of the service is
 * calling the ERP. `fault`: the ERP call of another copy of the service failed.
 */
export type FoundAnswer =
  | { kind: 'answer'; answer: SharedAnswer }
  | { kind: 'same' }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'wait'; holder: string }
  | { kind: 'fault'; code: ErpFault['code'] };

/** A question, and the id of the answer that this process already has. */
export interface SharedQuestion {
  call: ErpCall;
  key: string;
  known: string | undefined;
}

/** A question, and the rows that answer the question. */
export interface AnsweredQuestion {
  key: string;
  rows: readonly unknown[];
}

export interface SharedAnswers {
  isUp(): boolean;
  /**
   * Finds a recent answer. If there is none, decides whether this copy of the service may call the ERP. Returns null
   * while Redis does not answer.
   * @param holder the copy of the service that was calling the ERP; if its call failed, its fault is returned
   */
  find(question: SharedQuestion, holder?: string): Promise<FoundAnswer | null>;
  /**
   * Finds recent answers to several questions. An element is null if its question has no recent answer. Returns null
   * while Redis does not answer.
   */
  findAll(questions: readonly SharedQuestion[]): Promise<(SharedAnswer | 'same' | null)[] | null>;
  /** Finds an outdated answer, which is used while the ERP fails. */
  findOld(question: SharedQuestion): Promise<SharedAnswer | 'same' | null>;
  /**
   * Renews a turn while the work runs. If the work fails, the turn is released, and waiting copies of the service get
   * the fault.
   */
  keepTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
  giveBack(turn: Turn): Promise<void>;
  /** Returns the current time of Redis, and the generation. Returns null while Redis does not answer. */
  readTime(): Promise<AskedAt | null>;
  /**
   * Writes answers, releases the turn, and returns the id and age of the answers. Returns null if the answers could not
   * be written. The older answers in Redis are then removed as soon as Redis answers.
   * @param asked null if Redis did not answer before the ERP was called
   */
  write(asked: AskedAt | Turn | null, answers: readonly AnsweredQuestion[]): Promise<WrittenAnswers | null>;
  /**
   * Clears the answers of all copies of the service. If Redis does not answer now, clears them as soon as Redis
   * answers.
   */
  forget(): Promise<void>;
}

export interface WrittenAnswers {
  /** Null if the cache was cleared after the answers were requested. The answers were then not written. */
  id: string | null;
  ageMs: number;
  /** Keys of answers that are too large for Redis. */
  leftOut: ReadonlySet<string>;
}

export interface SharedAnswersOptions {
  redis: Pick<SharedRedis, 'run' | 'isUp' | 'onUp'>;
  /** Prefix of all keys. */
  namespace: string;
  /** Secret with which answers are signed. An answer with an invalid signature counts as missing. */
  secret: string;
  /**
   * Ages in milliseconds: up to `fresh` an answer is used normally, and up to `kept` it is used while the ERP fails.
   */
  ages: { fresh: number; kept: number };
  /** Called when another copy of the service has cleared all answers. */
  onForget: () => void;
  /**
   * Milliseconds without a renewal after which a turn ends, because the copy of the service that has the turn may have
   * died.
   */
  turnMs?: number;
}

/**
 * Maximum milliseconds for which Redis keeps an answer. The time is short, because the number of different searches is
 * unlimited.
 */
const longestKeptMs = 60 * 60_000;
/**
 * Maximum number of unwritten answers that this process remembers. If there are more, all answers in Redis are cleared.
 */
const maxUnwritten = 10_000;
const removedAtOnce = 1_000;
const defaultTurnMs = 1_500;
/** Number of times that a turn is renewed within `turnMs`. */
const renewalsPerTurn = 3;
/** Milliseconds for which a fault stays in Redis. In this time all waiting copies of the service read the fault. */
const faultMs = 2_000;

interface SignedAnswer {
  id: string;
  asked: string;
  /** Generation of the answer. */
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
  /** Last known generation. It is written to Redis again if Redis has lost it. */
  let generation: string | null = null;
  let hasToForget = false;
  /** Keys of answers that could not be written. The answers in Redis under these keys are outdated. */
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
      // if the cache is cleared again during this run, the loop runs once more
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

  /**
   * Clears and removes answers in Redis that this process could not clear or remove before. Simultaneous callers share
   * one run.
   */
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

  /** Notes the answers that are older in Redis than in this process. */
  function noteUnwritten(answers: readonly Pick<AnsweredQuestion, 'key'>[]): void {
    for (const { key } of answers) unwritten.add(keysOf(key).answer);
    if (unwritten.size <= maxUnwritten) return;
    unwritten.clear();
    hasToForget = true;
  }

  redis.onUp(() => {
    if (isBehind()) void catchUp();
  });

  /** Runs a script that starts with `begin`. Returns the generation and the rest of the reply. */
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

  /** Parses an answer from Redis. Returns null if the answer is damaged or its signature is invalid. */
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
