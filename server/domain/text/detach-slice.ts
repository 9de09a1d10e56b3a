/** Copies a string, since V8 keeps the parent of a sliced string in memory. For slices that live long. */
export function detachSlice(text: string): string {
  return ` ${text}`.slice(1);
}
