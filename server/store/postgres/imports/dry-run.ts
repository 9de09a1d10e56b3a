import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import { detachSlice } from "#domain/text/detach-slice";
import { BLANK, countRow, emptyOutcome } from "../../imports/dry-run-counts.ts";
import type { DryRunOutcome } from "../../port/imports.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { BusinessWriter } from "../write/business-writer.ts";

/** Counts what an import would do. Keeps digests of earlier rows in memory, about 150 bytes per business. */
export function openDryRun(writer: BusinessWriter) {
  const digests = new Map<string, string>();

  return {
    async batch(
      tx: Transaction,
      businesses: Iterable<BusinessInsert>,
      onDuplicate: OnDuplicate,
    ): Promise<DryRunOutcome> {
      const rows = [...businesses];
      const unit = await writer.begin(tx);
      await unit.load({ businesses: rows });
      const outcome = emptyOutcome();
      for (const business of rows) {
        const { placeId } = business;
        const before = digests.get(placeId);
        const preview = before === BLANK ? "deleted" : unit.preview(business);
        const after = countRow(outcome, { before, preview, updates: onDuplicate === "update" });
        if (before === undefined) digests.set(detachSlice(placeId), after);
        else if (after !== before) digests.set(placeId, after);
      }
      return outcome;
    },
    end: () => digests.clear(),
  };
}
