import { chownSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CERTIFICATE, KEY } from "../../../testing/postgres/certificate-data.ts";
import {
  configure,
  type PostgresServer,
  querySuperuser,
  startPostgres,
} from "../../../testing/postgres/postgres-server.ts";
import type { PostgresOptions } from "../../store-options.ts";
import { openDatabase } from "./open-database.ts";

let server: PostgresServer;
let url: string;

/** The product's role may connect over TLS only. */
const ACCESS = "hostssl all mainstreet all scram-sha-256\nhost all postgres all scram-sha-256\n";

beforeAll(async () => {
  server = await startPostgres();
  await querySuperuser(server, "CREATE DATABASE directory OWNER mainstreet");
  await server.stop();
  const { uid, gid } = statSync(server.data);
  for (const [name, text] of Object.entries({ "server.crt": CERTIFICATE, "server.key": KEY, "pg_hba.conf": ACCESS })) {
    writeFileSync(join(server.data, name), text, { mode: 0o600 });
    chownSync(join(server.data, name), uid, gid);
  }
  configure(server.data, { ssl: true });
  await server.start();
  url = server.url.replace("127.0.0.1", "localhost").replace(/postgres$/, "directory");
});

afterAll(() => server?.close());

/** Returns whether the connection is encrypted. */
async function open(options: Pick<PostgresOptions, "tls" | "tlsCa">, address = url): Promise<boolean> {
  const pool = await openDatabase({ url: address, name: "of a test", poolSize: 2, mustExist: false, ...options });
  const { rows } = await pool.query<{ ssl: boolean }>("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()");
  await pool.end();
  return rows[0]?.ssl ?? false;
}

it("a server that requires encryption refuses a connection without it, and the message says what to set", async () => {
  await expect(open({ tls: "off" })).rejects.toMatchObject({
    code: "storage",
    message: expect.stringContaining("accepts only encrypted connections from here. Set database.tls"),
  });
});

it("require encrypts, whatever the certificate", async () => {
  expect(await open({ tls: "require" })).toBe(true);
});

it("verify refuses a certificate of an unknown authority", async () => {
  await expect(open({ tls: "verify" })).rejects.toMatchObject({
    code: "storage",
    message: expect.stringContaining("certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)"),
  });
});

it("verify accepts a certificate of the given authority, only for the host's name", async () => {
  expect(await open({ tls: "verify", tlsCa: CERTIFICATE })).toBe(true);
  await expect(open({ tls: "verify", tlsCa: CERTIFICATE }, url.replace("localhost", "127.0.0.1"))).rejects.toThrow(
    "certificate is not trusted (ERR_TLS_CERT_ALTNAME_INVALID)",
  );
});
