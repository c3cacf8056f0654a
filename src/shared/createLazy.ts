/** Returns a function that creates the value at its first call, and returns the same value afterwards. */
export function createLazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
