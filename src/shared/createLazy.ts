/** Returns a function. Its first call creates the value, and all calls return this value. */
export function createLazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
