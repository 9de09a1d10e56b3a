/** Returns the text before which all texts with the prefix sort, and after which all greater ones do, in the order of code points. */
export function prefixEnd(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
