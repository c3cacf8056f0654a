import { availableParallelism } from 'node:os';

/**
 * Number of passwords that are hashed at the same time. It is at most two, because hashing and the reading of files
 * share four threads. On a machine with two cores it is one, so that during a flood of sign-ins one core stays free for
 * other visitors.
 */
export const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
