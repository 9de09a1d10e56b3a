import { OpeningPatterns, PATTERN_COLUMNS, type PatternRow, patternOf } from "../../columns/opening-patterns.ts";
import type { Transaction } from "../connection/transaction.ts";

const AFTER = `SELECT ${PATTERN_COLUMNS} FROM opening_patterns WHERE id > $1 ORDER BY id`;

export type PatternBitmaps = ReturnType<typeof openOpeningPatterns>;

/**
 * Returns bitmaps of the opening patterns that are open at a time. Reads new patterns once per revision. Call it while the columns are in
 * use.
 */
export function openOpeningPatterns() {
  const patterns = new OpeningPatterns();
  let generation = -1;
  let revision = -1;

  async function update(tx: Transaction) {
    if (tx.counter("revision") === revision) return;
    // Within a generation, patterns are only added.
    if (tx.counter("generation") !== generation) patterns.clear();
    generation = tx.counter("generation");
    const rows = await tx.rows<PatternRow>(AFTER, [patterns.lastId]);
    // A concurrent request may have added them meanwhile.
    patterns.add(rows.filter(({ id }) => id > patterns.lastId).map(patternOf));
    revision = tx.counter("revision");
  }

  return {
    async openAt(tx: Transaction, at: Date): Promise<Uint8Array> {
      await update(tx);
      return patterns.openAt(at);
    },
    async openAtTime(tx: Transaction, time: string, now: Date): Promise<Uint8Array> {
      await update(tx);
      return patterns.openAtTime(time, now);
    },
    async alwaysOpen(tx: Transaction): Promise<Uint8Array> {
      await update(tx);
      return patterns.alwaysOpen();
    },
  };
}
