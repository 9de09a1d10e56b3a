/** A lazy value: computed at the first call, then cached. */
export function computeOnce<Value>(compute: () => Value): () => Value {
  let cachedResult: { value: Value } | undefined;
  return () => {
    cachedResult ??= { value: compute() };
    return cachedResult.value;
  };
}
