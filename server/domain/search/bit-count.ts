/** Counts the bits that are 1 (population count). */
export function bitCount(bits: number): number {
  let count = 0;
  for (let remainingBits = bits; remainingBits !== 0; remainingBits &= remainingBits - 1) count++;
  return count;
}
