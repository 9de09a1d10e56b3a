/**
 * What takes long is asked once, as long as the data is the same; while it is asked, all wait for the one answer, also
 * those who come when the data has changed meanwhile.
 */
export function cachePerVersion<Value>(
  versionOf: () => Promise<string>,
  ask: () => Promise<Value>,
): () => Promise<Value> {
  let known: { version: string; value: Value } | undefined;
  let underWay: Promise<Value> | undefined;

  async function asked(version: string): Promise<Value> {
    try {
      const value = await ask();
      known = { version, value };
      return value;
    } finally {
      underWay = undefined;
    }
  }

  return async () => {
    const version = await versionOf();
    if (known?.version === version) return known.value;
    underWay ??= asked(version);
    return underWay;
  };
}
