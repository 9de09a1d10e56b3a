import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import { detachSlice } from "#domain/text/detach-slice";
import type { DryRunOutcome } from "../../port/imports.ts";
import { countRows } from "../../unit-of-work/dry-run.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { BusinessWriter } from "../write/business-writer.ts";

/** Counts what an import would do. Keeps digests of earlier rows in memory, about 150 bytes per business. */
export function openDryRun(writer: BusinessWriter) {
  const digestsByPlaceId = new Map<string, string>();
  const digests = {
    get: (placeId: string) => digestsByPlaceId.get(placeId),
    set: (placeId: string, digest: string) =>
      digestsByPlaceId.set(digestsByPlaceId.has(placeId) ? placeId : detachSlice(placeId), digest),
  };

  return {
    async batch(
      tx: Transaction,
      businesses: Iterable<BusinessInsert>,
      onDuplicate: OnDuplicate,
    ): Promise<DryRunOutcome> {
      const rows = [...businesses];
      const unit = await writer.begin(tx);
      await unit.load({ businesses: rows });
      return countRows(unit, rows, onDuplicate, digests);
    },
    end: () => digestsByPlaceId.clear(),
  };
}
