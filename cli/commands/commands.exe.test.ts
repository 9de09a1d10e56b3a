import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  copySampleData,
  EXECUTABLE,
  mainstreet,
  mainstreetJson,
  SAMPLE,
  serveMainstreet,
} from "../../server/testing/commands/run-executable.ts";
import { runInFolder, runJsonInFolder } from "../../server/testing/commands/run-in-process.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-commands-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => runInFolder(["--data", "data", ...args], { cwd });
/** Runs the command in this process, beside a server in another one. */
const json = (...args: string[]) => runJsonInFolder(cwd, ...args);

describe("the commands", () => {
  it("change the data of a running server, which shows it at once", async () => {
    const server = await serveMainstreet("data", cwd);
    try {
      const total = async () => (await (await fetch(`${server.url}/api/statistics`)).json()).totalBusinesses;
      expect(await total()).toBe(0);
      const { imported } = await json("import", SAMPLE);
      expect(await total()).toBe(imported);
      const { file } = await json("backup");
      await json("delete-all", "--confirm", "DELETE");
      expect(await total()).toBe(0);
      expect(await json("restore", file)).toMatchObject({ businesses: imported });
      expect(await total()).toBe(imported);
      const page = await (await fetch(`${server.url}/businesses`)).text();
      expect(page).toContain(`${imported} businesses`);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });

  it("import and write the missing texts in one go with --seo, which a running server shows at once", async () => {
    const server = await serveMainstreet("data", cwd);
    try {
      expect(await json("import", SAMPLE, "--dry-run", "--seo")).not.toHaveProperty("seo");
      const { imported, seo } = await json("import", SAMPLE, "--seo");
      expect(seo).toMatchObject({ updated: imported, remaining: 0, dryRun: false });
      const [business] = await (await fetch(`${server.url}/api/businesses/latest?limit=1`)).json();
      expect(business.uniqueContent.length).toBeGreaterThan(1_000);
      const page = await (await fetch(`${server.url}/details/${business.slug}`)).text();
      const [, heading = "", paragraph = ""] = business.uniqueContent.split(/\n+/);
      expect(page).toContain(`${heading.replace(/:$/, "")}</h3>`);
      expect(page.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")).toContain(paragraph.slice(0, 40));
      expect(await json("import", SAMPLE, "--seo")).toMatchObject({ imported: 0, seo: { updated: 0, remaining: 0 } });
      expect((await run("import", SAMPLE, "--seo")).stdout).toMatch(/\n0 texts written in .*\.\n$/);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });

  it("take the data folder and settings from the environment, and mask secrets", async () => {
    const secret = "a-secret-of-more-than-32-characters-in-all";
    const env = { MAINSTREET_DATA: "elsewhere", MAINSTREET_SESSION_SECRET: secret, MAINSTREET_SITE_NAME: "Lakeside" };
    const { code, stdout } = await mainstreet(["config"], { cwd, env });
    expect(code).toBe(0);
    expect(stdout).toContain(join(cwd, "elsewhere"));
    expect(stdout).toMatch(/site\.name +Lakeside +MAINSTREET_SITE_NAME/);
    expect(stdout).not.toContain(secret);
    expect(existsSync(join(cwd, "elsewhere"))).toBe(false);
  });

  it("write backups to different files when they run at the same time", async () => {
    copySampleData(cwd);
    const files = await Promise.all([1, 2, 3].map(() => mainstreetJson(cwd, "backup")));
    expect(new Set(files.map(({ file }) => file)).size).toBe(3);
    expect(readdirSync(join(cwd, "data/backups"))).toHaveLength(3);
  });

  it("end quietly when the reader of a pipe stops", () => {
    const command = `set -o pipefail; ${EXECUTABLE} help import | true`;
    const { status, stderr } = spawnSync("bash", ["-c", command], { cwd, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});
