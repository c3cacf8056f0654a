/**
 * Redis scripts for the shared answers (sharedAnswers.ts), and schemas of the replies. Redis runs each script as one
 * step. Each reply begins with the generation, which its schema leaves out.
 */
import * as v from 'valibot';
import { makeRedisScript } from '../shared/redis';

/** Maximum bytes of a shared answer. Each copy of the service requests larger answers for itself. */
export const maxAnswerBytes = 1024 * 1024;
/**
 * Maximum bytes of all rows in a reply that contains several answers. Answers that exceed this limit count as missing.
 */
const maxReplyBytes = 4 * 1024 * 1024;
const maxHeadBytes = 300;

/**
 * Beginning of each script. KEYS[1] is the key of the generation. ARGV[1] is a new generation, which is set if Redis
 * has no generation.
 */
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

export const findScript = makeRedisScript(`${begin}
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

export const findAllScript = makeRedisScript(`${begin}
local youngerThan, room = tonumber(ARGV[2]), ${maxReplyBytes}
local answers = {}
for at = 2, #KEYS do
  local answer = readAnswer(KEYS[at], ARGV[at + 1], youngerThan, math.min(room, ${maxAnswerBytes}))
  if answer and answer[6] then room = room - #answer[6] end
  answers[at - 1] = answer or { 'none' }
end
return { generation, answers }`);

export const readTimeScript = makeRedisScript(`${begin} return { generation, { 'turn', now } }`);

export const writeScript = makeRedisScript(`${begin}
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

export const renewScript = makeRedisScript(`
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`);

export const giveBackScript = makeRedisScript(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] ~= '' then redis.call('SET', KEYS[2], ARGV[1] .. ' ' .. ARGV[2], 'PX', ARGV[3]) end
return redis.call('DEL', KEYS[1])`);

export const forgetScript = makeRedisScript(`return redis.call('SET', KEYS[1], ARGV[1])`);

export const removeScript = makeRedisScript(`
for at = 1, #KEYS do redis.call('DEL', KEYS[at]) end
return #KEYS`);

export const answerReply = v.tuple([
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
export const turnReply = v.tuple([v.literal('turn'), v.number()]);
export const findReply = v.union([
  answerReply,
  sameReply,
  turnReply,
  v.tuple([v.literal('wait'), v.string()]),
  v.tuple([v.literal('fault'), faultCode]),
]);
export const findAllReply = v.array(v.union([answerReply, sameReply, noneReply]));
export const writeReply = v.union([
  v.tuple([v.literal('written'), v.number()]),
  v.tuple([v.literal('forgotten')]),
  noneReply,
]);
