import { availableParallelism } from 'node:os';

/**
 * Passwords that are hashed at once: two, as they share the pool's four threads with everything that reads files, and one on
 * a machine of two cores, where a flood of sign-ins would leave none to the people who browse.
 */
export const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
