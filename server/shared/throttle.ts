/**
 * Throttles a read. The read runs at most every `everyMs` milliseconds, and does not start again before it has ended.
 * In between all callers get the last answer or failure.
 * @param getTime returns milliseconds; after the clock was set back by `everyMs`, the read runs as well
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
