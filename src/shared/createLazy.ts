/** Returns a function that creates the value when it is first needed, and returns it from then on. */
export function createLazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
