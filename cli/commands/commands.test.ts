import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runInFolder } from "../../server/testing/commands/run-in-process.ts";

/** The commands run in this process and read no file of businesses. */
let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-commands-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => runInFolder(["--data", "data", ...args], { cwd });

describe("the commands", () => {
  it.each([
    [["nonsense"], "unknown command"],
    [["import"], "missing required argument"],
    [["import", "a.xlsx", "--on-duplicate", "merge"], "skip, update"],
    [["import", "a.xlsx", "--colour"], "unknown option"],
    [["import", "a.xlsx", "--country", "Atlantis"], "is no country"],
    [["serve", "--port", "99999"], "65535"],
    [["seo", "--limit", "0"], "whole number"],
    [["restore"], "missing required argument"],
    [["export", "--out", "all.pdf"], ".xlsx"],
    [["delete-all"], "--confirm DELETE"],
    [[], "Usage"],
    [["help", "nope"], "there is no command 'nope'"],
    [["sitemap"], "mainstreet help sitemap"],
    [["admin", "set-password", "--colour"], "mainstreet help admin set-password"],
  ])("%j is wrong usage: exit code 2", async (args, refusal) => {
    mkdirSync(join(cwd, "data"));
    writeFileSync(join(cwd, "data/mainstreet.db"), "");
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(refusal);
  });

  it.each([
    ["backup"],
    ["export"],
    ["seo"],
    ["sitemap", "--out", "out"],
    ["undo", "1"],
    ["delete-all", "--confirm", "DELETE"],
  ])("%s refuses a missing data folder, and creates none", async (...args) => {
    const { code, stdout, stderr } = await runInFolder(["--data", "mistyped", ...args], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(
      /^mainstreet: There is no data folder [^\n]*mistyped\. [^\n]*--data[^\n]*MAINSTREET_DATA[^\n]*\n$/,
    );
    expect(readdirSync(cwd)).toEqual([]);
  });

  it("are those in docs/commands.md, with the options that it names", async () => {
    const rows = docs("commands.md")
      .split("\n")
      .filter((line) => line.startsWith("| `"));
    const namedCommands = rows.flatMap((line) => [...line.matchAll(/`([a-z][a-z-]*)(?: ([^`]*))?`/g)]);
    const help = (await runInFolder(["help"], { cwd })).stdout;
    const commands = [...help.matchAll(/^ {2}([a-z][a-z-]*)[ |[<]/gm)].map(([, name]) => name);
    expect(new Set(namedCommands.map(([, name]) => name))).toEqual(new Set(commands));
    for (const [, name = "", rest = ""] of namedCommands.filter(([, name]) => name !== "help")) {
      const subcommand = /^[a-z][a-z-]*/.exec(rest) ?? [];
      const { code, stdout } = await runInFolder([name, ...subcommand, "--help"], { cwd });
      expect(code).toBe(0);
      for (const [option] of rest.matchAll(/--[a-z-]+/g)) expect(stdout).toContain(option);
    }
  });

  it("have every option that a command line in the README or in docs uses", async () => {
    const text = ["../README.md", "commands.md", "importing.md", "maps.md", "operating.md"].map(docs).join("\n");
    const blocks = [...text.matchAll(/^ *```\w+\n(.*?)^ *```/gms)].map(([, block = ""]) => block);
    const commandLines = blocks.flatMap((block) => [
      ...block.matchAll(/(?:^ *|bin\/|dist\/|-u mainstreet )mainstreet (-[^\n#]*|[a-z][^\n#]*)/gm),
    ]);
    expect(commandLines.length).toBeGreaterThan(7);
    for (const [, line = ""] of commandLines) {
      const words = line
        .replace(/--data \S+/, "")
        .trim()
        .split(/\s+/);
      const [name = "", next = ""] = words.filter((word) => !word.startsWith("--"));
      const path = ["admin", "map"].includes(name) ? [name, next] : [name];
      const { code, stdout } = await runInFolder(["help", ...path], { cwd });
      expect(code, line).toBe(0);
      for (const option of words.filter((word) => word.startsWith("--"))) expect(stdout, line).toContain(option);
    }
  });

  it("list required arguments and global options in their help", async () => {
    const help = async (...args: string[]) => {
      const { code, stdout } = await runInFolder(["help", ...args], { cwd });
      expect(code).toBe(0);
      return stdout;
    };
    expect(await help()).toMatch(/Exit codes:\n {2}0 {2}done\n.*\nExamples:\n {2}\$ mainstreet import /s);
    expect(await help("help")).toContain("Usage: mainstreet help");
    expect(await help("admin", "set-password")).toContain("--username");
    expect(await help("sitemap")).toMatch(
      /Usage: mainstreet sitemap --out <dir> .*--out <dir> +the folder to write to \(required\)/s,
    );
    expect(await help("import")).not.toContain("default: false");
  });
});

/** Reads a file by its path from docs/. */
function docs(file: string): string {
  return readFileSync(join(import.meta.dirname, "../../docs", file), "utf8");
}

describe("config.json", () => {
  it.each([
    ['{"site": {"nam": "x"}}', "site.nam"],
    ['{"server": {"port": "eighty"}}', "server.port"],
    ['{"site": {"baseUrl": "example.org"}}', "site.baseUrl"],
    ["{", "config.json"],
  ])("%s is refused in one line that names what is wrong", async (content, namedSetting) => {
    mkdirSync(join(cwd, "data"));
    writeFileSync(join(cwd, "data/mainstreet.db"), "");
    writeFileSync(join(cwd, "data/config.json"), content);
    const { code, stdout, stderr } = await run("export", "--out", "x.xlsx");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^mainstreet: .*\n$/);
    expect(stderr).toContain(namedSetting);
  });
});
