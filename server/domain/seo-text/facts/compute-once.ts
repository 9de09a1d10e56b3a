/** A lazy value: computed at the first call, then cached. */
export function computeOnce<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
