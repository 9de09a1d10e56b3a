/** FNV-1a of a name in lower case; decides which of several pictures is the name's own, the same in every session. */
export function pictureHash(name: string, start = 2_166_136_261): number {
  let hash = start;
  for (const letter of name.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
