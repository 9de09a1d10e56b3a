import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requireDirectory } from "./data-folder.ts";
import { effectiveConfig, loadConfig, openDataFolder, siteInfo, withPanelSettings } from "./load-config.ts";
import { readStoredSettings } from "./panel-settings.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-config-"));
  file = join(folder, "config.json");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (settings: unknown) => writeFile(file, JSON.stringify(settings));
const load = (environment = {}, overrides = {}) => loadConfig({ file, environment, overrides });

describe("configuration", () => {
  it("has its defaults without a file", async () => {
    const { config } = await load();
    expect(config.site.name).toBe("Mainstreet");
    expect(config.limits).toEqual({ uploadMb: 200, importRows: 2_000_000, pagesPerSecond: 20 });
    expect(config.server).toEqual({ host: "127.0.0.1", port: 3000, trustProxy: false, hstsSubdomains: true });
    expect(siteInfo(config, 3000).baseUrl).toBe("http://localhost:3000");
  });

  it("prefers the command line to the environment, and that to the file", async () => {
    await write({ server: { port: 1111, host: "0.0.0.0" }, site: { name: "From the file" } });
    const { config } = await load(
      { MAINSTREET_PORT: "2222", MAINSTREET_SITE_NAME: "From outside" },
      { "server.port": 3333, "server.host": undefined },
    );
    expect(config.server).toEqual({ port: 3333, host: "0.0.0.0", trustProxy: false, hstsSubdomains: true });
    expect(config.site.name).toBe("From outside");
  });

  it("takes from the panel what nothing on the server sets, and leaves out saved values that it cannot use", async () => {
    await write({ site: { name: "From the file" } });
    const stored = new Map([
      ["site.name", '"Saved"'],
      ["site.tagline", '"Saved line"'],
      ["site.phone", '""'],
      ["site.baseUrl", '"https://a.example/path"'],
      ["backup.keep", "no JSON"],
      ["server.port", "80"],
    ]);
    const loaded = await load({ MAINSTREET_SITE_EMAIL: "a@b.org" });
    const { config, sources } = withPanelSettings(loaded, readStoredSettings(stored));
    expect(config.site).toMatchObject({ name: "From the file", tagline: "Saved line", phone: "", email: "a@b.org" });
    expect(config).toMatchObject({ site: { baseUrl: null }, backup: { keep: 7 }, server: { port: 3000 } });
    expect(Object.fromEntries(sources)).toEqual({
      "site.name": "config.json",
      "site.email": "MAINSTREET_SITE_EMAIL",
      "site.tagline": "panel",
      "site.phone": "panel",
    });
    expect(loaded.config.site.tagline).toBe("Local businesses, found simply");
  });

  it.each([
    [{ sit: {} }, "sit"],
    [{ site: { nam: "x" } }, "Did you mean site.name?"],
    [{ server: { port: "3000" } }, "server.port (from config.json) must be a number"],
    [{ server: { port: 70_000 } }, "must be at most 65,535"],
    [{ server: "here" }, "server (from config.json)"],
    [{ limits: { uploadMb: 0 } }, "limits.uploadMb (from config.json) must be at least 1"],
    [
      { site: { baseUrl: "https://example.org/shop" } },
      "must have no path: the directory cannot be a part of another site. Give",
    ],
    [{ site: { baseUrl: "https://example.org/?shop" } }, "a path, query or user name is not possible"],
    [{ backup: { s3: { endpoint: "https://s3.example.org/a" } } }, "a path, query or user name is not possible"],
    [{ server: { host: "/run/mainstreet.sock" } }, "server.host (from config.json) must be of TCP"],
    [
      { server: { host: "unix:/run/mainstreet" } },
      "Mainstreet does not listen on Unix sockets. Keep 127.0.0.1 and a port",
    ],
    [{ server: { host: "@mainstreet" } }, "server.host (from config.json) must be of TCP"],
    [{ server: { port: "./mainstreet.socket" } }, "server.port (from config.json) must be of TCP"],
    [{ server: { port: "3000" } }, "server.port (from config.json) must be a"],
    [{ site: { baseUrl: "example.org" } }, "must be an http:// or https:// address"],
    [{ site: { baseUrl: "ftp://example.org" } }, "must be an http:// or https:// address"],
  ])("refuses %j and says why", async (settings, refusal) => {
    await write(settings);
    await expect(load()).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining(refusal) });
  });

  it("refuses a file that is not a JSON object, and names the file and the position of the error", async () => {
    await writeFile(file, '\uFEFF{\n  "server": { "port": 80, }\n}');
    await expect(load()).rejects.toMatchObject({
      code: "invalid",
      message: `${file} is not valid JSON: Expected double-quoted property name in JSON at position 28 (line 2 column 27)`,
    });
    await expect(loadConfig({ file: join(file, "config.json"), environment: {} })).rejects.toMatchObject({
      message: `${file}/config.json cannot be read: a part of its path is a file, not a folder.`,
    });
    await writeFile(file, "[]");
    await expect(load()).rejects.toMatchObject({ code: "invalid" });
  });

  it("reads whole numbers with group separators, and refuses other text", async () => {
    const { config } = await load({ MAINSTREET_LIMITS_IMPORT_ROWS: "2,500,000", MAINSTREET_PORT: "8080" });
    expect([config.limits.importRows, config.server.port]).toEqual([2_500_000, 8080]);
    for (const days of ["9.5", "9d", "1e2", "٣"]) {
      await expect(load({ MAINSTREET_BACKUP_KEEP_DAYS: days })).rejects.toThrow(
        "backup.keepDays (from MAINSTREET_BACKUP",
      );
    }
  });

  it("refuses an unknown variable and suggests the nearest known one", async () => {
    await expect(load({ MAINSTREET_PROT: "1" })).rejects.toThrow("Did you mean MAINSTREET_PORT?");
    await expect(load({ MAINSTREET_PORT: "many" })).rejects.toThrow("server.port (from MAINSTREET_PORT)");
  });

  it("ignores variables of other programs and empty ones", async () => {
    const { config } = await load({
      MAINSTREET_ADMIN_PASSWORD: "x",
      MAINSTREET_DATA: "y",
      PATH: "z",
      MAINSTREET_PORT: "",
      MAINSTREET_SESSION_SECRET_FILE: "",
    });
    expect(config.session.secret).toBeNull();
    expect(config.server.port).toBe(3000);
  });

  it("reads the session secret from a file, and never shows it", async () => {
    const secret = "a secret of more than thirty-two letters";
    await writeFile(join(folder, "secret"), `${secret}\n`);
    const loadedConfig = await load({ MAINSTREET_SESSION_SECRET_FILE: join(folder, "secret") });
    expect(loadedConfig.config.session.secret).toBe(secret);
    expect(JSON.stringify(effectiveConfig(loadedConfig))).not.toContain(secret);
  });

  it("reads the database's URL from a file, and never shows its password", async () => {
    await writeFile(join(folder, "url"), "postgres://mainstreet:hidden@db/mainstreet\n");
    const loadedConfig = await load({ MAINSTREET_DATABASE_URL_FILE: join(folder, "url") });
    expect(loadedConfig.config.database.url).toBe("postgres://mainstreet:hidden@db/mainstreet");
    const value = "postgres://mainstreet:********@db/mainstreet";
    const source = "MAINSTREET_DATABASE_URL_FILE";
    expect(effectiveConfig(loadedConfig)).toContainEqual({ key: "database.url", value, source });
  });

  it("shows the URLs of standbys without their passwords", async () => {
    const urls = ["postgres://a:hidden@standby1/d", "postgres://a@standby2/d"];
    await write({ database: { url: "postgres://a:hidden@db/d", replicas: urls } });
    const shownConfig = effectiveConfig(await load());
    const value = ["postgres://a:********@standby1/d", "postgres://a@standby2/d"];
    expect(shownConfig).toContainEqual({ key: "database.replicas", value, source: "config.json" });
    expect(inspect(shownConfig)).not.toContain("hidden");
  });

  it.each([
    '{ "database": { "url": "postgres://a:hidden@db/d", } }',
    '{ "database": { "url": "postgres://a:hidden@db/d"; } }',
    '{ "database": { "url": "postgres://a:hi\\dden@db/d" } }',
    '{ "database": { "url": "mysql://a:hidden@db/d" } }',
    '{ "database": "postgres://a:hidden@db/d" }',
    '{ "database": { "replicas": ["postgres://a:hidden@db/d", } }',
    '{ "database": { "replicas": ["postgres://a:hidden@db/d", "mysql://a:hidden@db/d"] } }',
  ])("never repeats the database's password: %s", async (text) => {
    await writeFile(file, text);
    const error = await load().catch((failure: Error) => failure);
    expect(error).toMatchObject({ code: "invalid" });
    expect(inspect(error)).not.toMatch(/hidden|dden/);
  });

  it("never repeats a secret that is refused", async () => {
    const refusal = await load({ MAINSTREET_SESSION_SECRET: "too-short" }).catch((error: Error) => error.message);
    expect(refusal).toContain("session.secret");
    expect(refusal).not.toContain("too-short");
  });

  it("has the value and the source of every key", async () => {
    await write({ site: { name: "Here" } });
    const lines = effectiveConfig(await load({ MAINSTREET_HOST: "::1" }, { "server.port": 8080 }));
    expect(lines).toContainEqual({ key: "site.name", value: "Here", source: "config.json" });
    expect(lines).toContainEqual({ key: "server.host", value: "::1", source: "MAINSTREET_HOST" });
    expect(lines).toContainEqual({ key: "server.port", value: 8080, source: "command line" });
    expect(lines).toContainEqual({ key: "site.baseUrl", value: "http://localhost:8080", source: "default" });
    expect(lines).toContainEqual({ key: "backup.keep", value: 7, source: "default" });
  });
});

describe("data folder", () => {
  it.runIf(process.platform === "linux")("where no folder can be created is refused at once", async () => {
    await expect(openDataFolder("/proc/mainstreet/data", {})).rejects.toMatchObject({ code: "storage" });
  });

  it("is created readable by its owner alone", async () => {
    const newFolder = await openDataFolder(join(folder, "data"), {});
    expect((await stat(newFolder.path)).mode & 0o777).toBe(0o700);
    expect((await stat(newFolder.backups)).isDirectory()).toBe(true);
    expect((await stat(newFolder.uploads)).isDirectory()).toBe(true);
  });

  it("with `mustExist` is not created, nor is anything in a folder without a database", async () => {
    const missingFolder = join(folder, "mistyped");
    await expect(openDataFolder(missingFolder, {}, true)).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringMatching(/There is no data folder .*mistyped\. .*--data or MAINSTREET_DATA/),
    });
    await expect(stat(missingFolder)).rejects.toMatchObject({ code: "ENOENT" });
    await mkdir(missingFolder);
    await writeFile(join(missingFolder, "thesis.txt"), "");
    await expect(openDataFolder(missingFolder, {}, true)).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining(`There is no directory in ${missingFolder}. `),
    });
    expect(await readdir(missingFolder)).toEqual(["thesis.txt"]);
    await writeFile(join(missingFolder, "mainstreet.db"), "");
    expect((await openDataFolder(missingFolder, {}, true)).path).toBe(missingFolder);
  });

  it("that cannot be created is refused in one sentence", async () => {
    await writeFile(file, "");
    await expect(openDataFolder(file, {})).rejects.toMatchObject({ code: "storage" });
    await expect(openDataFolder(join(file, "below"), {})).rejects.toMatchObject({ code: "storage" });
  });

  it("is MAINSTREET_DATA by default", async () => {
    const newFolder = await openDataFolder(undefined, { MAINSTREET_DATA: join(folder, "of-the-environment") });
    expect(newFolder.path).toBe(join(folder, "of-the-environment"));
  });
});

describe("a folder for a restore", () => {
  it("is refused without files of Mainstreet, and accepted with a database or its backups", async () => {
    await expect(requireDirectory(folder)).rejects.toMatchObject({
      code: "not-found",
      message: `There is no directory in ${folder}. Name the one you mean with --data, or make a new one with --new.`,
    });
    await expect(requireDirectory(join(folder, "mistyped"))).rejects.toThrow("--new");
    await mkdir(join(folder, "backups"));
    await requireDirectory(folder);
  });
});
