interface Postcode {
  id: number;
  /** Folded postcode without spaces. */
  key: string;
}

/**
 * Returns postcodes near an unknown one, nearest first. They have the same length and at least the first half in common. A longer common
 * prefix is nearer, then a smaller difference as numbers.
 */
export function nearPostcodes(key: string, postcodes: readonly Postcode[]): number[] {
  const minSharedChars = Math.max(1, Math.ceil(key.length / 2));
  return postcodes
    .filter((postcode) => postcode.key.length === key.length)
    .map((postcode) => ({ id: postcode.id, shared: sharedLength(key, postcode.key), gap: gap(key, postcode.key) }))
    .filter(({ shared }) => shared >= minSharedChars)
    .sort((a, b) => b.shared - a.shared || a.gap - b.gap || a.id - b.id)
    .map(({ id }) => id);
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Returns the difference of the codes as numbers in base 36. */
function gap(a: string, b: string): number {
  return Math.abs(Number.parseInt(a, 36) - Number.parseInt(b, 36)) || 0;
}
