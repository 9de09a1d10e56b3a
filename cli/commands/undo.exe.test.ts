import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SAMPLE, serveMainstreet } from "../../server/testing/commands/run-executable.ts";
import { runJsonInFolder } from "../../server/testing/commands/run-in-process.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-undo-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

/** Runs the command in this process, beside a server in another one. */
const json = (...args: string[]) => runJsonInFolder(cwd, ...args);

describe("undo", () => {
  it("takes an import back, and a running server shows it at once", async () => {
    const { importId, imported } = await json("import", SAMPLE);
    const server = await serveMainstreet("data", cwd);
    try {
      expect(await json("undo", String(importId))).toEqual({
        importId,
        activityId: expect.any(Number),
        removed: imported,
        restored: 0,
        binned: 0,
        kept: 0,
        seconds: expect.any(Number),
      });
      expect(await (await fetch(`${server.url}/api/statistics`)).json()).toMatchObject({ totalBusinesses: 0 });
    } finally {
      await server.stop();
    }
  });
});
