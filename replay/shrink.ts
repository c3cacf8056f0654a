/**
 * Makes a log as small as possible while it still shows the fault that a tester found. Delta debugging leaves out
 * events of the page; each attempt runs in a fresh shop with its real flows. Then long waits are shortened, and
 * unnecessary answers are left out.
 */
import type { Log } from '@/app/recorder';
import type { Condition } from './condition';
import { getReasonNotToDrive } from './drive';
import { runPart, type SessionPart } from './runPart';
import type { Ran } from './runSession';

export interface Shrunk {
  log: Log;
  /** Number of the page's events before and after shrinking. */
  from: number;
  to: number;
  attempts: number;
}

/** Milliseconds after the last event of a log until locks, toasts and slow answers are over. */
const rest = 16_000;

/** Delta debugging: leaves out smaller and smaller pieces, as long as `isEnough` accepts the rest. */
export async function findSmallest<T>(
  items: readonly T[],
  isEnough: (items: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let kept = items;
  let size = Math.ceil(kept.length / 2);
  while (kept.length > 0) {
    let isSmaller = false;
    for (let from = 0; from < kept.length;) {
      const without = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (await isEnough(without)) {
        kept = without;
        isSmaller = true;
      } else from += size;
    }
    if (size === 1 && !isSmaller) break;
    if (!isSmaller || size > kept.length) size = Math.max(1, Math.floor(Math.min(size, kept.length) / 2));
  }
  return kept;
}

/**
 * Waits that are tried in place of longer ones: no wait, the wait of a press, one longer than a lock, and one longer
 * than most.
 */
const usualWaits = [0, 50, 400, 1_000];

/** Throws a readable message when the log does not show the fault, or cannot be driven. */
export async function shrinkLog(
  log: Log,
  condition: Condition,
  onProgress: (kept: number) => void = () => undefined,
): Promise<Shrunk> {
  const reason = getReasonNotToDrive(log);
  if (reason !== null) throw new Error(reason.replace('driven', 'shrunk'));
  let attempts = 0;
  let best: Ran | null = null;
  let attempt: SessionPart = {
    intents: log.entries.flatMap(({ t, by, action }) => (by === 'ui' ? [{ t, action }] : [])),
    end: (log.entries.at(-1)?.t ?? 0) + rest,
    exchanges: log.exchanges,
  };
  const from = attempt.intents.length;
  /** Keeps an attempt that shows the fault, up to the event that shows it. */
  const attemptPart = async (next: SessionPart): Promise<boolean> => {
    attempts += 1;
    const ran = await runPart(log, next);
    const step = condition.findStep(ran);
    if (step === null) return false;
    const shown = ran.log.entries.slice(0, step);
    const count = shown.filter(({ by }) => by === 'ui').length;
    attempt = { ...next, intents: next.intents.slice(0, count), end: shown.at(-1)?.t ?? 0 };
    best = ran;
    onProgress(count);
    return true;
  };
  if (!(await attemptPart(attempt))) {
    const problem = condition.getProblem();
    throw new Error(
      `the log does not show it when it is driven again${problem === null ? '' : ` (the condition says at its end: ${problem})`}`,
    );
  }
  const leaveOutIntents = () =>
    findSmallest(attempt.intents, (intents) => attemptPart({ ...attempt, intents }));
  await leaveOutIntents();
  await shortenWaits(() => attempt, attemptPart);
  await leaveOutIntents();
  await findSmallest(attempt.exchanges, (exchanges) => attemptPart({ ...attempt, exchanges }));
  // runs once more, so that the log ends with the event that shows the fault
  await attemptPart(attempt);
  if (!best) throw new Error('no attempt has shown it');
  const { log: smallest } = best as Ran;
  return { log: smallest, from, to: attempt.intents.length, attempts };
}

/**
 * Moves each event, together with all later ones, as close to the previous event as possible while the log still shows
 * the fault.
 */
async function shortenWaits(
  getSmallest: () => SessionPart,
  attemptPart: (next: SessionPart) => Promise<boolean>,
): Promise<void> {
  for (let index = 0; index < getSmallest().intents.length; index += 1) {
    const { intents } = getSmallest();
    const wait = (intents[index]?.t ?? 0) - (intents[index - 1]?.t ?? 0);
    for (const shorter of usualWaits) {
      if (shorter >= wait) break;
      const earlier = wait - shorter;
      const moved = intents.map((intent, at) => (at < index ? intent : { ...intent, t: intent.t - earlier }));
      const next = { ...getSmallest(), intents: moved, end: getSmallest().end - earlier + rest };
      if (await attemptPart(next)) break;
    }
  }
}
