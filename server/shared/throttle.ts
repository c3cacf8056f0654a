/**
 * Throttles a read. The read starts at most once in `everyMs` milliseconds, and never while it is still running. All
 * calls between two reads get the answer or error of the last read.
 * @param getTime returns milliseconds; if the clock was set back by at least `everyMs`, the read starts, too
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
