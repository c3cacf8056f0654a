/**
 * Conditions that a tester looks for in a log: an event's type (`cart/addRejected`), an error (`error: Cannot read`),
 * or an expression over the state (`cart.items.length > 3`). An expression may also use `count('cart/lineAdded')` and
 * `event`, the type of the last event.
 */
import { createContext, Script } from 'node:vm';
import type { Log } from '@/app/recorder';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { navigation } from '@/features/navigation';
import type { Ran } from './runSession';

export interface Condition {
  /** Returns the number of the first event after which the condition holds, or null when it never holds. */
  findStep: (ran: Ran) => number | null;
  /** The reason why the expression could not be computed at the last event, or null if it could be computed. */
  getProblem: () => string | null;
}

type Holds = (state: RootState, counts: ReadonlyMap<string, number>, type: string) => boolean;

/** Calls back with the state after each event, until the callback accepts one. */
function findStep({ preloaded, entries }: Log, holds: Holds): number | null {
  let state = preloaded;
  const counts = new Map<string, number>();
  for (const [index, { action }] of entries.entries()) {
    try {
      state = rootReducer(state, action);
    } catch {
      // an event that threw is found by its error
      return null;
    }
    counts.set(action.type, (counts.get(action.type) ?? 0) + 1);
    if (holds(state, counts, action.type)) return index + 1;
  }
  return null;
}

function readExpression(text: string): Condition {
  let script: Script;
  try {
    script = new Script(`Boolean(${text}\n)`);
  } catch (error) {
    throw new Error(`the condition ${JSON.stringify(text)} is no expression: ${(error as Error).message}`, {
      cause: error,
    });
  }
  let problem: string | null = null;
  const findIn = ({ log }: Ran) => {
    const sandbox: Record<string, unknown> = {};
    const context = createContext(sandbox);
    return findStep(log, (state, counts, event) => {
      Object.assign(sandbox, state, { state, event, count: (type: string) => counts.get(type) ?? 0 });
      try {
        problem = null;
        return script.runInContext(context) as boolean;
      } catch (error) {
        // a feature that has not joined the store yet has no state
        problem = (error as Error).message;
        return false;
      }
    });
  };
  return { findStep: findIn, getProblem: () => problem };
}

function readError(text: string): Condition {
  const findIn = ({ log, errors }: Ran) => {
    const failed = log.entries.findIndex(
      ({ action }) => navigation.flowFailed.match(action) && action.payload.message.includes(text),
    );
    const thrown = errors.find(({ message }) => message.includes(text));
    const steps = [...(failed < 0 ? [] : [failed + 1]), ...(thrown ? [thrown.step] : [])];
    return steps.length > 0 ? Math.min(...steps) : null;
  };
  return { findStep: findIn, getProblem: () => null };
}

export function readCondition(text: string): Condition {
  const error = /^error:?\s*(.*)$/s.exec(text);
  if (error) return readError(error[1] ?? '');
  if (/^\w+\/\w+$/.test(text)) {
    const findIn = ({ log }: Ran) => {
      const index = log.entries.findIndex(({ action }) => action.type === text);
      return index < 0 ? null : index + 1;
    };
    return { findStep: findIn, getProblem: () => null };
  }
  return readExpression(text);
}
