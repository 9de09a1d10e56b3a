import { createIdTests, type IdTests } from "../../lists/id-tests.ts";
import type { WebsiteRow } from "../../lists/website-texts.ts";
import type { Transactions } from "../connection/transactions.ts";

const LATEST_IMPORTS = `
  SELECT b.id, greatest(coalesce(b.import_id, 0), coalesce(
    (SELECT max(c.import_id) FROM import_changes c WHERE c.business_id = b.id), 0)) AS "importId"
  FROM businesses b WHERE b.id > $1 AND b.id <= $2`;
const STATES = "SELECT coalesce(string_agg(id || state, ',' ORDER BY id), '') FROM imports";
// A restored business has its import again.
const LATEST_RESTORE = `
  SELECT id FROM activity WHERE action IN ('restore', 'undo-change', 'undo-merge', 'redo-import') ORDER BY id DESC LIMIT 1`;

const LAST_CHANGE = "SELECT coalesce(max(seq), 0) FROM listing_changes";
const FIRST_CHANGE = "SELECT min(seq) FROM listing_changes";
const CHANGED = "SELECT DISTINCT business_id FROM listing_changes WHERE seq > $1 AND seq <= $2";
const WEBSITES =
  "SELECT id, lower(website) FROM businesses WHERE id > $1 AND id <= $2 AND website IS NOT NULL ORDER BY id";
const WEBSITES_OF = "SELECT id, lower(website) FROM businesses WHERE id = ANY($1)";

/** Resolves the conditions of the administrator's list that no column has. */
export function openIdTests(read: Transactions["read"], loadRows: () => Promise<void>): IdTests {
  return createIdTests({
    loadRows,
    versions: () =>
      read(async (tx) => {
        const revision = tx.counter("revision");
        const lastId = tx.counter("lastBusinessId");
        const states = (await tx.value<string>(STATES)) ?? "";
        const isChanging = /running|undoing/.test(states);
        const latestRestore = await tx.value<number>(LATEST_RESTORE);
        const parts = [tx.counter("generation"), lastId, latestRestore, states, isChanging && revision];
        const lastChange = (await tx.value<number>(LAST_CHANGE)) ?? 0;
        return { revision, lastId, imports: parts.join(" "), generation: tx.counter("generation"), lastChange };
      }),
    editedIds: () => read((tx) => tx.values<number>("SELECT business_id FROM hand_edits")),
    latestImports: (...range) =>
      read(async (tx) =>
        (await tx.rows<{ id: number; importId: number }>(LATEST_IMPORTS, range)).map(({ id, importId }) => [
          id,
          importId,
        ]),
      ),
    importOutcomes: () => read((tx) => tx.rows<{ id: number; outcome: string }>("SELECT id, outcome FROM imports")),
    idsWithWebsite: (text, ...range) =>
      read((tx) =>
        tx.values<number>("SELECT id FROM businesses WHERE id > $1 AND id <= $2 AND strpos(lower(website), $3) > 0", [
          ...range,
          text,
        ]),
      ),
    websites: (...range) => read((tx) => tx.arrays<WebsiteRow>(WEBSITES, range)),
    websitesOf: (ids) => read((tx) => tx.arrays<WebsiteRow>(WEBSITES_OF, [ids])),
    changedIds: (afterChange, lastChange) =>
      read(async (tx) => {
        if (afterChange === lastChange) return [];
        // Gaps after rollbacks are no loss: the log is pruned from its start.
        const oldest = await tx.value<number>(FIRST_CHANGE);
        if (oldest === undefined || oldest > afterChange + 1) return undefined;
        return tx.values<number>(CHANGED, [afterChange, lastChange]);
      }),
  });
}
