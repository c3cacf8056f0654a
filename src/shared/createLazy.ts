/** Returns a function that creates the value at its first call, and returns the same one from then on. */
export function createLazy<Value>(create: () => Value): () => Value {
  let created: { value: Value } | null = null;
  return () => (created ??= { value: create() }).value;
}
