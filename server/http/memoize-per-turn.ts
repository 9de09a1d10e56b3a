/** Shares a result between calls of one turn of the event loop. */
export function memoizePerTurn<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => {
    if (result === undefined) {
      result = read();
      setImmediate(() => {
        result = undefined;
      });
    }
    return result;
  };
}
