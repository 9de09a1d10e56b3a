import type { BusinessInsert } from "#domain/business/business-keys";
import type { LeftOutRow } from "../../../spreadsheet/worker/business-batch.ts";
import type { openLeftOutSpool } from "./left-out-rows.ts";

type LeftOutSpool = Awaited<ReturnType<typeof openLeftOutSpool>>;

/**
 * Holds rows with left-out values until they are stored: the values of skipped duplicates would not be theirs. A row may come several
 * transactions before its business.
 */
export function holdLeftOut(spool: LeftOutSpool) {
  const heldRows = new Map<string, LeftOutRow[]>();
  /** Numbers of rows by place id: a file may have several of one business. */
  const sentCounts = new Map<string, number>();
  const skippedCounts = new Map<string, number>();
  const count = (counts: Map<string, number>, placeId: string) => {
    if (heldRows.has(placeId)) counts.set(placeId, (counts.get(placeId) ?? 0) + 1);
  };
  /** The first row of a business is stored and later ones are skipped. Which is the first is known only if all of them are held. */
  const storedRows = (placeId: string, rows: readonly LeftOutRow[]) => {
    const sent = sentCounts.get(placeId) ?? 0;
    const stored = sent - (skippedCounts.get(placeId) ?? 0);
    return stored > 0 && rows.length !== sent ? rows : rows.slice(0, stored);
  };
  return {
    hold(rows: readonly LeftOutRow[]): void {
      for (const row of rows) heldRows.set(row.placeId, [...(heldRows.get(row.placeId) ?? []), row]);
    },
    /** Passes on the businesses that are about to be stored. */
    *watch(businesses: Iterable<BusinessInsert>): Generator<BusinessInsert> {
      for (const business of businesses) {
        count(sentCounts, business.placeId);
        yield business;
      }
    },
    onSkipped(placeId: string): void {
      count(skippedCounts, placeId);
    },
    /** Adds the rows of the stored businesses to the list. */
    async release(source: string): Promise<void> {
      const released = [...heldRows].filter(([placeId]) => sentCounts.has(placeId));
      const stored = released.flatMap(([placeId, rows]) => storedRows(placeId, rows));
      for (const [placeId] of released) heldRows.delete(placeId);
      sentCounts.clear();
      skippedCounts.clear();
      await spool.add(source, stored);
    },
    remove: () => spool.remove(),
  };
}
