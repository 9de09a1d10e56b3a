import { createIdTests, type ResolveIdTest } from "../../lists/id-tests.ts";
import type { Transactions } from "../connection/transactions.ts";

const LATEST_IMPORTS = `
  SELECT b.id, greatest(coalesce(b.import_id, 0), coalesce(
    (SELECT max(c.import_id) FROM import_changes c WHERE c.business_id = b.id), 0)) AS "importId"
  FROM businesses b WHERE b.id > $1 AND b.id <= $2`;
const STATES = "SELECT coalesce(string_agg(id || state, ',' ORDER BY id), '') FROM imports";
// A restored business has its import again.
const LATEST_RESTORE = `
  SELECT id FROM activity WHERE action IN ('restore', 'undo-change', 'undo-merge', 'redo-import') ORDER BY id DESC LIMIT 1`;

/** Resolves the conditions of the administrator's list that no column has. */
export function openIdTests(read: Transactions["read"]): ResolveIdTest {
  return createIdTests({
    versions: () =>
      read(async (tx) => {
        const revision = tx.counter("revision");
        const lastId = tx.counter("lastBusinessId");
        const states = (await tx.value<string>(STATES)) ?? "";
        const isChanging = /running|undoing/.test(states);
        const latestRestore = await tx.value<number>(LATEST_RESTORE);
        const parts = [tx.counter("generation"), lastId, latestRestore, states, isChanging && revision];
        return { revision, lastId, imports: parts.join(" ") };
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
  });
}
