import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openServices } from "../../server/open-services.ts";
import { importInto } from "../../server/testing/import-into.ts";
import { runInProcess } from "../../server/testing/run-in-process.ts";

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
  const preview = { stdout: "2 businesses that it added are removed.\n", stderr: "", code: 0 };
  expect(await run("--quiet", "undo", "1", "--preview")).toEqual(preview);
});

it("An undo that was stopped names its entry, however much was done since", async () => {
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
