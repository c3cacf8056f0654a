import { availableParallelism } from 'node:os';

/**
 * Number of passwords that are hashed at the same time. It is at most two, because hashing shares the pool's four
 * threads with all reading of files. On a machine with two cores it is one, so that a flood of sign-ins leaves a core
 * for other visitors.
 */
export const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
