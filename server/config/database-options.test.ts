import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { databaseOptions } from "./database-options.ts";
import { loadConfig } from "./load-config.ts";

const URL = "postgres://mainstreet@db/mainstreet";
const name = "mainstreet at db:5432";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-database-options-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function options(environment: Record<string, string>) {
  const { config } = await loadConfig({ file: join(folder, "config.json"), environment });
  return databaseOptions(config);
}

/** The path of a new file. */
async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

it("without a URL there is no PostgreSQL", async () => {
  expect(await options({ MAINSTREET_DATABASE_POOL_SIZE: "20" })).toBeUndefined();
});

it("a password file, pool size and sslmode are used", async () => {
  const MAINSTREET_DATABASE_PASSWORD_FILE = await file("password", " s@c/r%t\n");
  const MAINSTREET_DATABASE_URL = `${URL}?sslmode=require`;
  expect(
    await options({ MAINSTREET_DATABASE_URL, MAINSTREET_DATABASE_PASSWORD_FILE, MAINSTREET_DATABASE_POOL_SIZE: "20" }),
  ).toEqual({ url: "postgres://mainstreet:s%40c%2Fr%25t@db/mainstreet", name, poolSize: 20, tls: "require" });
});

it("database.tls wins over sslmode, and a certificate is read for it", async () => {
  const MAINSTREET_DATABASE_TLS_CA_FILE = await file("ca.pem", "certificate");
  const MAINSTREET_DATABASE_URL = `${URL}?sslmode=disable`;
  expect(
    await options({ MAINSTREET_DATABASE_URL, MAINSTREET_DATABASE_TLS: "verify", MAINSTREET_DATABASE_TLS_CA_FILE }),
  ).toEqual({ url: URL, name, poolSize: 10, tls: "verify", tlsCa: "certificate" });
});

it.each([
  [{ MAINSTREET_DATABASE_URL: "postgres://a:hidden@db/d", MAINSTREET_DATABASE_PASSWORD_FILE: "/x" }, "keep one"],
  [{ MAINSTREET_DATABASE_URL: URL, MAINSTREET_DATABASE_TLS_CA_FILE: "/x" }, 'needs database.tls to be "verify"'],
  [{ MAINSTREET_DATABASE_URL: URL, MAINSTREET_DATABASE_PASSWORD_FILE: "/none/x" }, "(database.passwordFile) cannot be"],
  [{ MAINSTREET_DATABASE_URL: URL, MAINSTREET_DATABASE_TLS: "on" }, "must be one of off, require, verify"],
])("%j is refused, and no password is repeated", async (environment, reason) => {
  const error = await options(environment).catch((failure: Error) => failure);
  expect(error).toMatchObject({ name: "AppError", message: expect.stringContaining(reason) });
  expect(String(error)).not.toContain("hidden");
});
