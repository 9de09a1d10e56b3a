import type { Transaction } from "../connection/transaction.ts";
import { PostingsWriter } from "../full-text/postings-writer.ts";
import { fetchRows } from "./fetch-rows.ts";
import { SEARCHABLE } from "./postings-check.ts";

/** Makes the postings anew from the terms that the businesses store: some seconds for 100,000. */
export async function rebuildPostings(tx: Transaction): Promise<void> {
  await tx.run("DELETE FROM postings");
  tx.setCounter("postingBatches", 0);
  for await (const rows of fetchRows<[id: number, terms: string]>(tx, SEARCHABLE)) {
    // to a writer that knows no ids, all are new ones to append
    const writer = new PostingsWriter(0);
    for (const [id, terms] of rows) writer.change(id, [], terms.split(" "));
    await writer.write(tx);
  }
}
