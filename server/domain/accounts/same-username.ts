/** Tells whether two usernames differ in case alone, in whatever script: nobody could tell their owners apart. */
export function isSameUsername(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
