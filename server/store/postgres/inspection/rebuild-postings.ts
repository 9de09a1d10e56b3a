import type { Transaction } from "../connection/transaction.ts";
import { PostingsWriter } from "../full-text/postings-writer.ts";
import { fetchRows } from "./fetch-rows.ts";
import { SEARCHABLE } from "./postings-check.ts";

/** Rebuilds the postings from the stored terms of the businesses, which takes some seconds for 100,000 businesses. */
export async function rebuildPostings(tx: Transaction): Promise<void> {
  await tx.run("DELETE FROM postings");
  tx.setCounter("postingBatches", 0);
  for await (const rows of fetchRows<[id: number, terms: string]>(tx, SEARCHABLE)) {
    // With 0 as the last known id, all ids are appended.
    const writer = new PostingsWriter(0);
    for (const [id, terms] of rows) writer.change(id, [], terms.split(" "));
    await writer.write(tx);
  }
}
