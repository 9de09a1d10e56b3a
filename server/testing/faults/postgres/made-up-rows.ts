import { writeFileSync } from "node:fs";

/** Word in the name of every business. */
export const COMMON_WORD = "shop";

/** Writes a CSV of businesses with the place ids PREFIX0, PREFIX1 … and an address in one of a hundred cities. Returns the path. */
export function writeRows(file: string, prefix: string, count: number, first = 0): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const n = first + index;
    return `Shop ${prefix} ${n},${prefix}${n},Bakery,"${n} Oak Street, Town ${n % 100}, TX 78701",US,4.5`;
  });
  writeFileSync(file, `name,place_id,category,full_address,country,rating\n${lines.join("\n")}\n`);
  return file;
}

/** Counts rows that are missing in `names`, which has names by place id. */
export function missingRows(names: ReadonlyMap<string, string>, prefix: string, count: number): number {
  return Array.from({ length: count }, (_, n) => `${prefix}${n}`).filter((placeId) => !names.has(placeId)).length;
}
