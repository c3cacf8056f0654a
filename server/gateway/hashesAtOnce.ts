import { availableParallelism } from 'node:os';

/**
 * Number of passwords that are hashed at the same time: two, as they share the pool's four threads with all reading of
 * files, and one on a machine with two cores, where a flood of sign-ins would leave no core for other visitors.
 */
export const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
