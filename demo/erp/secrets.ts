import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Constant-time comparison: its duration does not depend on where the texts differ. */
export const equalsSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
