import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openServices } from "../../server/open-services.ts";
import { runInProcess } from "../../server/testing/commands/run-in-process.ts";
import { importInto } from "../../server/testing/directories/import-into.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
let data: string;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), "mainstreet-undo-"));
  const { store, close } = await openServices({ data, environment: {} });
  await importInto(store, { p1: {}, p2: {} });
  await close();
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const run = (...args: string[]) => runInProcess("--data", data, ...args);

it("The preview of an undo is printed with --quiet, too", async () => {
  const stdout = "2 businesses this import added will be removed.\nThis was a preview; nothing was changed.\n";
  const preview = { stdout, stderr: "", code: 0 };
  expect(await run("--quiet", "undo", "1", "--preview")).toEqual(preview);
});

it("An interrupted undo names its entry, however many entries came after it", async () => {
  const { store, close } = await openServices({ data, environment: {} });
  const activityId = await store.imports.beginUndo(1, { actor: "ann", edited: "bin" }, NOW);
  for (let count = 0; count < 120; count++) {
    await store.maintenance.recordActivity({ at: NOW.toISOString(), actor: "ann", action: "login", detail: {} });
  }
  await close();
  const { stdout } = await run("undo", "1");
  expect(stdout).toMatch(new RegExp(`To bring it back: mainstreet --data \\S+ undo --change ${activityId}\n`));
  expect(await run("undo", "--change", String(activityId))).toMatchObject({ code: 0 });
});

it("An undo that changes nothing says so, and names no command that would fail", async () => {
  const { store, close } = await openServices({ data, environment: {} });
  const { importId } = await importInto(store, { p1: {} });
  await close();
  const { stdout, code } = await run("undo", String(importId));
  expect({ stdout, code }).toEqual({
    stdout: `Import ${importId} was taken back.\nIt had added and changed nothing.\n`,
    code: 0,
  });
});

it("A missing entry is named, and the entry of an import is answered with the command that undoes it", async () => {
  expect(await run("undo", "--change", "99")).toMatchObject({
    code: 1,
    stderr: "mainstreet: The activity list has no entry 99.\n",
  });
  const { store, close } = await openServices({ data, environment: {} });
  const detail = { importId: 1, files: ["a.xlsx"], imported: 2 };
  const at = NOW.toISOString();
  await store.maintenance.recordActivity({ at, actor: "cli", action: "import", detail });
  const [{ id } = { id: 0 }] = await store.maintenance.activity(1);
  await close();
  expect(await run("undo", "--change", String(id))).toMatchObject({
    code: 1,
    stderr: `mainstreet: Entry ${id} of the activity list is import 1. Take it back with: mainstreet --data ${data} undo 1\n`,
  });
});
