/** Tells whether objects and lists nest deeper than `levels`. Recursion over such a value overflows the stack. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  const members = Array.isArray(value) ? value : Object.values(value);
  return members.some((member) => isNestedDeeper(member, levels - 1));
}
