import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../store/store.ts";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../directories/sample-directory.ts";
import { type Send, signedInSend } from "../servers/signed-in-client.ts";

/** Transactions of a request: it reads the session, reads the data to change, and writes it with its activity entry. */
const MAX_TRANSACTIONS = 3;

/** Counts the transactions of requests that write. `open` opens an empty store; `transactionCount` returns how many the engine has started so far. */
export function editTransactionsSuite(
  engine: string,
  open: () => Promise<Store>,
  transactionCount: () => number,
): void {
  describe(`the transactions of a request on ${engine}`, () => {
    let directory: MadeUpDirectory;
    let send: Send;
    beforeAll(async () => {
      directory = await serveMadeUpDirectory(undefined, undefined, {}, open);
      send = await signedInSend(directory);
    });
    afterAll(() => directory.close());

    it.each([
      ["an edit", "edit", "PATCH", "businesses/1", { name: "Mario's Pizza" }],
      ["an edit of the slug", "edit", "PATCH", "businesses/1", { slug: "marios" }],
      ["a bulk edit", "verify", "POST", "businesses/bulk", { ids: [1, 2, 4], action: "verify" }],
      ["a bulk deletion", "delete", "POST", "businesses/bulk", { ids: [6, 7], action: "delete" }],
      ["a deletion", "delete", "DELETE", "businesses/5", undefined],
      ["a restored business", "restore", "POST", "businesses/5/restore", {}],
      ["a merge", "merge", "POST", "duplicates/merge", { survivorId: 1, mergedId: 2 }],
      ["an undone merge", "undo-merge", "POST", "duplicates/undo-merge", { mergedId: 2 }],
      ["a new business", "add", "POST", "businesses", { name: "New Shop", city: "Austin" }],
      ["a new synonym", "add-synonym", "POST", "synonyms", { from: "hoagie", to: "sandwich" }],
    ] as const)(
      "are at most three for %s with its entry in the activity log",
      async (_, action, method, path, body) => {
        const before = transactionCount();
        const response = await send(method, path, body);
        const count = transactionCount() - before;
        expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
        expect((await directory.store.maintenance.activity(1))[0]).toMatchObject({ action, actor: "ann" });
        expect(count).toBeLessThanOrEqual(MAX_TRANSACTIONS);
      },
    );
  });
}
