/**
 * Runs in its own process: writes to the directory DATA/mainstreet.db in every way the store knows. After each answered write it appends
 * the digest of the directory as a line to DATA/answered.
 */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { NewRule } from "#contract/rules";
import { openStore } from "../../store/open-store.ts";
import { businessInsert } from "../directories/business-insert.ts";
import { AT, byAnn } from "../directories/import-into.ts";
import { directoryDigest } from "./directory-digest.ts";

const [folder = ""] = process.argv.slice(2);
const store = await openStore({ file: join(folder, "mainstreet.db") });
const { imports, editing, maintenance } = store;

async function awaitAnswer<Answer>(write: Promise<Answer>): Promise<Answer> {
  const answer = await write;
  appendFileSync(join(folder, "answered"), `${await directoryDigest(store)}\n`);
  return answer;
}

const makeRows = (prefix: string, count: number, overrides = {}) =>
  Array.from({ length: count }, (_, n) =>
    businessInsert(`${prefix}${n}`, { name: `Shop ${prefix}${n}`, ...overrides }),
  );

async function importSome(prefix: string, count: number, overrides = {}): Promise<number> {
  const id = await awaitAnswer(imports.begin(["made-up.xlsx"], "cli", AT));
  const outcome = await awaitAnswer(imports.writeBatch(id, makeRows(prefix, count, overrides), "update", AT));
  await awaitAnswer(imports.finish(id, { ...outcome, rows: count, totalErrors: 0, state: "finished" }, AT));
  return id;
}

await importSome("a", 300);
const second = await importSome("b", 200);
for (const id of [1, 2, 3]) await awaitAnswer(editing.delete([id], byAnn(AT, "delete")));
await awaitAnswer(editing.restore([2, 3], byAnn(AT, "restore")));
for (let n = 0; n < 10; n++) {
  const [business] = await store.directory.businessesByIds([10 + n]);
  if (business === undefined) throw new Error("a business is missing");
  const editedBusiness = businessInsert(business.placeId, { name: `Edited ${n}` });
  const write = {
    id: business.id,
    business: editedBusiness,
    editedFields: ["name"],
    expectedUpdatedAt: business.updatedAt,
  };
  await awaitAnswer(editing.write([write], byAnn(new Date(AT.getTime() + 1 + n))));
}
const rule: NewRule = { kind: "category", from: "Bakery", to: "restaurants" };
const addedRule = await awaitAnswer(editing.addRule(rule, byAnn(AT, "add-rule")));
await awaitAnswer(editing.removeRule(addedRule.rule.id, byAnn(AT, "remove-rule")));
await awaitAnswer(maintenance.setSetting("fault-test", "1"));
await awaitAnswer(imports.beginUndo(second, { actor: "cli", edited: "bin" }, AT));
while (!(await awaitAnswer(imports.undoBatch(second, 50, AT))).isDone);
await awaitAnswer(imports.finishUndo(second, AT));
await maintenance.maintain("routine");
await importSome("a", 300, { city: "Chicago" });
await awaitAnswer(maintenance.deleteAll("cli", AT, {}));
await importSome("c", 50);
// Nothing is closed, as in a power cut.
process.kill(process.pid, "SIGKILL");
