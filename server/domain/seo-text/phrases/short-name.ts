/** Minimum letters of the first part of a name that can replace all of it, as in `Smith Electric | Electricians in Austin`. */
const MIN_FIRST_PART_CHARS = 4;

/** Returns the name without what follows a bar, a dash or a colon; the whole name if its first part is too short to tell. */
export function shortName(name: string): string {
  const firstPart = name.split(/ [|•–—-] |: /, 1)[0]?.trim() ?? "";
  return firstPart.length >= MIN_FIRST_PART_CHARS ? firstPart : name;
}

/** Returns the name without what follows a bar, which is advertising; a dash may tell one branch from another. */
export function withoutSlogan(name: string): string {
  const firstPart = name.split(/ ?[|•] ?/, 1)[0]?.trim() ?? "";
  return firstPart.length >= MIN_FIRST_PART_CHARS ? firstPart : name;
}

/** Returns a name that is written in small letters with capitals, since it begins a sentence; other names stay as they are. */
export function capitalized(name: string): string {
  return name === name.toLowerCase()
    ? name.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name;
}
