import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 10;

/**
 * Polls a condition that another process, or a server in this process, makes true. The test's time-out is the limit.
 */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(pollMs);
}
