import type { Database } from "better-sqlite3";
import { createIdTests, type IdTests } from "../../lists/id-tests.ts";
import type { WebsiteRow } from "../../lists/website-texts.ts";
import type { Transactions } from "../connection/transactions.ts";
import type { Counters } from "../write/counters.ts";
import { openListingChanges } from "../write/listing-changes.ts";

/** Resolves the conditions of the administrator's list that no column has. */
export function openIdTests(
  db: Database,
  counters: Counters,
  { read, loadRows }: { read: Transactions["read"]; loadRows: () => Promise<void> },
): IdTests {
  const selectEdited = db.prepare<[], number>("SELECT business_id FROM hand_edits").pluck();
  const selectLatest = db.prepare<[number, number], [number, number]>(
    `SELECT b.id, max(ifnull(b.import_id, 0), ifnull(
       (SELECT max(c.import_id) FROM import_changes c WHERE c.business_id = b.id), 0)) AS latest
     FROM businesses b WHERE b.id > ? AND b.id <= ?`,
  );
  selectLatest.raw();
  const selectOutcomes = db.prepare<[], { id: number; outcome: string }>("SELECT id, outcome FROM imports");
  const selectStates = db
    .prepare<[], string>("SELECT group_concat(id || state) FROM (SELECT id, state FROM imports ORDER BY id)")
    .pluck();
  // A restored business has its import again.
  const selectRestore = db
    .prepare<[], number>(
      "SELECT id FROM activity WHERE action IN ('restore', 'undo-change', 'undo-merge', 'redo-import') ORDER BY id DESC LIMIT 1",
    )
    .pluck();
  const selectWebsites = db
    .prepare<[number, number, string], number>(
      "SELECT id FROM businesses WHERE id > ? AND id <= ? AND instr(lower(website), ?) > 0",
    )
    .pluck();
  const selectTexts = db.prepare<[number, number], WebsiteRow>(
    "SELECT id, lower(website) FROM businesses WHERE id > ? AND id <= ? AND website IS NOT NULL ORDER BY id",
  );
  const selectText = db.prepare<[number], WebsiteRow>("SELECT id, lower(website) FROM businesses WHERE id = ?");
  selectTexts.raw();
  selectText.raw();
  const changes = openListingChanges(db);
  return createIdTests({
    loadRows,
    versions: () =>
      read(() => {
        const revision = counters.get("revision");
        const lastId = counters.get("lastBusinessId");
        const states = selectStates.get() ?? "";
        const isChanging = /running|undoing/.test(states);
        const parts = [counters.get("generation"), lastId, selectRestore.get(), states, isChanging && revision];
        const [generation, lastChange] = [counters.get("generation"), changes.last()];
        return { revision, lastId, imports: parts.join(" "), generation, lastChange };
      }),
    editedIds: () => read(() => selectEdited.all()),
    latestImports: (...range) => read(() => selectLatest.all(...range)),
    importOutcomes: () => read(() => selectOutcomes.all()),
    idsWithWebsite: (text, ...range) => read(() => selectWebsites.all(...range, text)),
    websites: (...range) => read(() => selectTexts.all(...range)),
    websitesOf: (ids) => read(() => ids.map((id) => selectText.get(id)).filter((row) => row !== undefined)),
    changedIds: (afterChange, lastChange) =>
      read(() => {
        const ids = changes.since(afterChange, lastChange - afterChange);
        return ids && [...new Set(ids)];
      }),
  });
}
