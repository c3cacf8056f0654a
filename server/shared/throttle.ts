/**
 * Throttles a read: it runs at most every `everyMs` milliseconds, and not again before it has ended; in between all
 * callers get the last answer or failure. @param getTime returns milliseconds; when the clock is set back, the read
 * runs as well
 */
export function throttle<Answer>(
  run: () => Promise<Answer>,
  everyMs: number,
  getTime: () => number = () => performance.now(),
): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | null = null;
  let isPending = false;
  return () => {
    const at = getTime();
    if (last === null || (!isPending && Math.abs(at - last.at) >= everyMs)) {
      isPending = true;
      const answer = run().finally(() => {
        isPending = false;
      });
      last = { at, answer };
    }
    return last.answer;
  };
}
