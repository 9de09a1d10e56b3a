import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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

/** Writes a file and returns its path. */
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

describe("standbys", () => {
  const REPLICAS =
    "postgres://mainstreet@standby1/mainstreet, postgres://mainstreet@standby2:6432/mainstreet?sslmode=require";

  it("use the password of the file, and the encryption of their URL or of the primary", async () => {
    const MAINSTREET_DATABASE_PASSWORD_FILE = await file("password", "secret");
    const MAINSTREET_DATABASE_REPLICAS = REPLICAS;
    const databaseOptions = await options({
      MAINSTREET_DATABASE_URL: URL,
      MAINSTREET_DATABASE_PASSWORD_FILE,
      MAINSTREET_DATABASE_REPLICAS,
      MAINSTREET_DATABASE_MAX_REPLICA_LAG: "5",
    });
    expect(databaseOptions).toMatchObject({ maxReplicaLagMs: 5_000 });
    expect(databaseOptions?.replicas).toEqual([
      {
        url: "postgres://mainstreet:secret@standby1/mainstreet",
        name: "mainstreet at standby1:5432",
        tls: "off",
      },
      {
        url: "postgres://mainstreet:secret@standby2:6432/mainstreet",
        name: "mainstreet at standby2:6432",
        tls: "require",
      },
    ]);
  });

  it("can come from a file, one URL a line", async () => {
    const MAINSTREET_DATABASE_REPLICAS_FILE = await file("replicas", `${REPLICAS.replace(", ", "\n")}\n`);
    const databaseOptions = await options({ MAINSTREET_DATABASE_URL: URL, MAINSTREET_DATABASE_REPLICAS_FILE });
    expect(databaseOptions?.replicas?.map(({ name }) => name)).toEqual([
      "mainstreet at standby1:5432",
      "mainstreet at standby2:6432",
    ]);
  });

  it.each([
    [{ MAINSTREET_DATABASE_REPLICAS: "postgres://u:hidden@s/d" }, "which needs database.url"],
    [
      {
        MAINSTREET_DATABASE_URL: URL,
        MAINSTREET_DATABASE_REPLICAS: "postgres://u:hidden@s/d",
        MAINSTREET_DATABASE_PASSWORD_FILE: "/x",
      },
      "database.replicas has a password, and database.passwordFile another",
    ],
    [
      { MAINSTREET_DATABASE_URL: URL, MAINSTREET_DATABASE_REPLICAS: "http://u:hidden@s/d" },
      "(from MAINSTREET_DATABASE_REPLICAS) must be an address such as postgres://",
    ],
    [{ MAINSTREET_DATABASE_URL: URL, MAINSTREET_DATABASE_MAX_REPLICA_LAG: "0" }, "must be at least 1"],
  ])("%j is refused, and no password is repeated", async (environment, reason) => {
    const error = await options(environment).catch((failure: Error) => failure);
    expect(error).toMatchObject({ name: "AppError", message: expect.stringContaining(reason) });
    expect(String(error)).not.toContain("hidden");
  });
});
