import type { BusinessFilter } from "../port/search.ts";
import type { ColumnStore } from "./column-store.ts";

/** One bit of a column of bytes. */
export interface Bit {
  column: "isVerified" | "missingData";
  bit: number;
}

/**
 * Conditions that one bit of a listing decides. Each is a filter and a facet of its name. A business meets it if its bit equals `isSet`.
 */
export const FLAGS = {
  verified: { column: "isVerified", bit: 1, isSet: true },
} as const satisfies Partial<Record<keyof BusinessFilter, Bit & { isSet: boolean }>>;

export type Flag = keyof typeof FLAGS;
export const FLAG_NAMES = Object.keys(FLAGS) as Flag[];

/** Makes one value for each flag. */
export function mapFlags<Value>(valueOf: (name: Flag) => Value): Record<Flag, Value> {
  return Object.fromEntries(FLAG_NAMES.map((name) => [name, valueOf(name)])) as Record<Flag, Value>;
}

/** Counts the positions that meet the condition. */
export function countFlag(columns: ColumnStore, positions: Uint32Array, name: Flag): number {
  const { column, bit, isSet } = FLAGS[name];
  const bytes = columns[column];
  const expectedBits = isSet ? bit : 0;
  let count = 0;
  for (const position of positions) if (((bytes[position] as number) & bit) === expectedBits) count++;
  return count;
}
