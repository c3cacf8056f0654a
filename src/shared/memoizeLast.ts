/** Returns a function that remembers the result of its last argument, for pure functions that many callers ask the same. */
export function memoizeLast<Argument, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  let last: { argument: Argument; result: Result } | null = null;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: compute(argument) };
    return last.result;
  };
}
