/** Number of names that fit into one UTF-16 unit each; no directory has a hundredth of them. */
const MAX_NAMES = 0x10000;

export type NameCodes = ReturnType<typeof createNameCodes>;

/** Encodes lists of names as short texts with one character for each name; an array takes eight times the memory. */
export function createNameCodes() {
  const names: string[] = [];
  const codes = new Map<string, string>();

  function codeOf(name: string): string {
    const existing = codes.get(name);
    if (existing !== undefined) return existing;
    if (names.length === MAX_NAMES) return "";
    const code = String.fromCharCode(names.length);
    names.push(name);
    codes.set(name, code);
    return code;
  }

  return {
    /** Drops names after the first 65,536. */
    encode: (list: readonly string[]) => list.map(codeOf).join(""),
    /** Counts the lists that have each name. */
    countNames(lists: Iterable<string>): Map<string, number> {
      const counts: number[] = [];
      for (const list of lists)
        for (let index = 0; index < list.length; index++) {
          const code = list.charCodeAt(index);
          counts[code] = (counts[code] ?? 0) + 1;
        }
      const codeByName = new Map<string, number>();
      // forEach skips the holes.
      counts.forEach((count, code) => {
        codeByName.set(names[code] ?? "", count);
      });
      return codeByName;
    },
  };
}
