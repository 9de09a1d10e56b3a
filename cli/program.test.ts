import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServices } from "../server/open-services.ts";
import { BUILD } from "../server/output/build-info.ts";
import { runInProcess, runJsonInProcess } from "../server/testing/commands/run-in-process.ts";
import { importInto } from "../server/testing/directories/import-into.ts";

let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "mainstreet-program-"));
  const { store, close } = await openServices({ data, environment: {} });
  await importInto(store, { p1: { name: "Corner Shop" } });
  await close();
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

const run = (...args: string[]) => runInProcess("--data", data, ...args);
const runJson = (...args: string[]) => runJsonInProcess("--data", data, ...args);

describe("--json", () => {
  it.each([
    ["no command", [], /^mainstreet needs a command: serve, import, /],
    [
      "a command without its subcommand",
      ["admin"],
      /^admin needs a command: set-password, new-link, reset-second-factor, remove-passkeys\.$/,
    ],
    ["an unknown command", ["imprt"], /unknown command 'imprt'.*import/],
    ["an unknown subcommand", ["admin", "nonsense"], /nonsense/],
    ["an unknown option", ["import", "--nonsense", "a.xlsx"], /unknown option '--nonsense'/],
    ["an unknown option of the program", ["--nonsense"], /unknown option '--nonsense'/],
    ["a missing argument", ["restore"], /missing required argument 'file'/],
    ["a missing value", ["export", "--country"], /argument missing/],
    ["a missing option", ["sitemap"], /--out/],
    ["one argument too many", ["config", "all"], /too many arguments/],
    ["a value that is no choice", ["import", "a.xlsx", "--on-duplicate", "ask"], /'ask' is invalid/],
    ["a number out of range", ["serve", "--port", "99999"], /65535/],
    ["help of an unknown command", ["help", "nonsense"], /no command 'nonsense'/],
    ["help of an unknown subcommand", ["help", "admin", "nonsense"], /no command 'admin nonsense'/],
    ["a contradiction", ["undo", "1", "--change", "2"], /not both/],
  ])("gives one object on standard output for %s, and text on standard error", async (_what, args, message) => {
    for (const place of [
      ["--json", ...args],
      [...args, "--json"],
    ]) {
      if (args.includes("--country") && place.at(-1) === "--json") continue; // Here --json is the value of --country.
      const { object, stderr, code } = await runJson(...place);
      expect(object).toEqual({ error: { code: "usage", message: expect.stringMatching(message) } });
      expect(object.error.message).not.toContain("\n");
      expect(stderr).toMatch(/^(mainstreet|error|Usage): /);
      expect(code).toBe(2);
    }
  });

  it.each([[["help"]], [["--help"]], [["-h"]]])("prints the commands as one object for %j", async (args) => {
    const { object, stderr, code } = await runJson("--json", ...args);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
    expect(object).toMatchObject({ name: "mainstreet", description: expect.stringContaining("directory") });
    const names = object.commands.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(["serve", "import", "migrate", "doctor", "admin"]));
    expect(names).not.toContain("job");
    const admin = object.commands.find(({ name }: { name: string }) => name === "admin");
    expect(admin.commands).toMatchObject([
      { name: "admin set-password", options: [{ flags: "--username <name>" }, {}] },
      { name: "admin new-link" },
      { name: "admin reset-second-factor" },
      { name: "admin remove-passkeys" },
    ]);
  });

  it.each([
    [["help", "import"]],
    [["import", "--help"]],
    [["import", "-h", "--quiet"]],
    [["import", "a.xlsx", "--dry-run", "--help"]],
  ])("prints a command as one object for %j", async (args) => {
    for (const place of [
      ["--json", ...args],
      [...args, "--json"],
    ]) {
      const { object, code } = await runJson(...place);
      expect(code).toBe(0);
      expect(object).toMatchObject({
        name: "import",
        arguments: [{ name: "file", isRequired: true, isVariadic: true }],
      });
      const choice = { flags: "--on-duplicate <what>", default: "skip", choices: ["skip", "update"] };
      expect(object.options).toContainEqual(expect.objectContaining(choice));
      expect(object.globalOptions).toContainEqual(expect.objectContaining({ flags: "--json" }));
    }
  });

  it("leaves out the text around the help of delete-all", async () => {
    expect((await runJson("--json", "delete-all", "--help")).object).toMatchObject({ name: "delete-all" });
    expect((await run("delete-all", "--help")).stdout).toContain("On a terminal it asks three times:");
  });

  it("is the name of a file after --", async () => {
    const { stdout, code } = await run("import", "--", "--json", "--version");
    expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
  });

  it.each([[["--version", "--json"]], [["--json", "-V"]], [["--quiet", "--json", "--version"]]])(
    "prints the build, Node and SQLite for %j",
    async (args) => {
      const { object, code } = await runJson(...args);
      expect(object).toEqual({ ...BUILD, node: process.versions.node, sqlite: expect.stringMatching(/^3\./) });
      expect(code).toBe(0);
    },
  );
});

it("help does not name the command of the server's own processes", async () => {
  const { stdout, code } = await run("help");
  expect(code).toBe(0);
  expect(stdout).not.toMatch(/\bjob\b/);
});

it("without a command prints the help on standard error", async () => {
  const { stdout, stderr, code } = await run();
  expect({ stdout, code }).toEqual({ stdout: "", code: 2 });
  expect(stderr).toMatch(/^Usage: mainstreet/);
});

describe("--quiet", () => {
  it.each([
    [["config"], "Data folder: "],
    [["activity"], "Nothing has been done yet."],
    [["bin"], "No deleted business"],
    [["searches"], "No search"],
    [["duplicates"], "No business seems"],
    [["rules"], "There are no rules."],
    [["rules", "--city", "Springfield", "--to", "Shelbyville", "--preview"], "would be changed"],
    [["seo", "--dry-run"], "Dry run: "],
    [["help", "import"], "Usage: mainstreet import"],
    [["--version"], `${BUILD.version} (`],
  ])("%j prints its result", async (args, text) => {
    const { stdout, stderr } = await run("--quiet", ...args);
    expect(stdout).toContain(text);
    expect(stderr).toBe("");
  });

  it("import --dry-run prints its report, an import does not", async () => {
    const file = join(data, "rows.csv");
    writeFileSync(file, "name,full_address,place_id\nBakery,1 Oak St,q1\n");
    expect((await run("--quiet", "import", "--dry-run", file)).stdout).toContain("This was a dry run");
    expect(await run("--quiet", "import", file)).toEqual({ stdout: "", stderr: "", code: 0 });
  });

  it("a command that changes something prints nothing", async () => {
    for (const args of [["backup"], ["seo"], ["export", "--out", join(data, "all.xlsx")]]) {
      expect(await run("--quiet", ...args)).toEqual({ stdout: "", stderr: "", code: 0 });
    }
  });

  it("doctor prints what is wrong, and nothing when all is well", async () => {
    const { stdout, stderr, code } = await run("--quiet", "doctor");
    expect({ stderr, code }).toEqual({ stderr: "", code: 1 });
    expect(stdout).toMatch(/^Data folder: .*\n(error|warning|note) /);
    expect(stdout).toMatch(/ to mend\./);
    expect(stdout).not.toMatch(/^ok /m);
  });
});
