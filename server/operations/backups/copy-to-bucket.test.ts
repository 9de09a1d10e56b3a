import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configSchema } from "../../config/config-schema.ts";
import { openDataFolder } from "../../config/data-folder.ts";
import { openStore } from "../../store/open-store.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { CREDENTIALS, openS3Server, type S3Server } from "../../testing/servers/s3-server.ts";
import { backupStatus } from "./backup-status.ts";
import { copyToBucket } from "./copy-to-bucket.ts";
import { backUpRegularly } from "./regular-backup.ts";

let path: string;
let file: string;
let content: Buffer;
let s3: S3Server;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "bucket-"));
  // Characters that a URL and a signature write differently.
  file = join(path, "daily (1) ü+%20!'*.db");
  content = randomBytes(2500);
  await writeFile(file, content);
  s3 = await openS3Server();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  s3.close();
  await rm(path, { recursive: true });
});

const bucketSettings = (overrides: object = {}) => ({
  bucket: "our-backups",
  endpoint: s3.endpoint,
  region: s3.region,
  ...overrides,
});
const settings = (overrides: object = {}) => configSchema.parse({ backup: { s3: bucketSettings(overrides) } }).backup;
const copy = (overrides: object = {}, environment: NodeJS.ProcessEnv = CREDENTIALS, signal?: AbortSignal) =>
  copyToBucket({ file, name: basename(file), settings: settings(overrides).s3, environment, signal, partBytes: 1000 });
const key = "our-backups/mainstreet/daily (1) ü+%20!'*.db";

describe("a copy to a bucket", () => {
  it("has the bytes of the backup, sent in parts that are signed with their checksums", async () => {
    expect(await copy()).toBe(`s3://${key}`);
    expect(s3.objects.get(key)?.equals(content)).toBe(true);
    expect(s3.uploads.size).toBe(0);
    expect(s3.requests.map((line) => line.replace(/ .*\?|&.*/g, " "))).toEqual([
      "POST uploads=",
      ...["PUT partNumber=1", "PUT partNumber=2", "PUT partNumber=3"].map((part) => `${part} `),
      expect.stringMatching(/^POST uploadId=/),
      expect.stringMatching(/^HEAD /),
    ]);
  });

  it("of a small backup takes one PUT, and a HEAD for its size", async () => {
    await writeFile(file, content.subarray(0, 1000));
    await copy({ prefix: "" });
    expect(s3.objects.get(key.replace("mainstreet/", ""))).toHaveLength(1000);
    expect(s3.requests).toHaveLength(2);
  });

  it("is retried when the server is busy for a moment", async () => {
    s3.fail(503, 3);
    await copy();
    expect(s3.objects.get(key)?.equals(content)).toBe(true);
  });

  it("with a part damaged in transit is refused by the server, and the other parts are deleted", async () => {
    s3.transmit = (body, line) =>
      line.includes("partNumber=2") ? Buffer.concat([body.subarray(1), Buffer.from("x")]) : body;
    await expect(copy()).rejects.toMatchObject({
      code: "storage",
      message: expect.stringContaining("XAmzContentSHA256Mismatch"),
    });
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  it("that the server could not assemble is an error, though the status is 200", async () => {
    s3.transmit = (body, line) => {
      if (line.includes("partNumber=3")) for (const parts of s3.uploads.values()) parts.delete(1);
      return body;
    };
    await expect(copy()).rejects.toMatchObject({ code: "storage", message: expect.stringContaining("InvalidPart") });
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  it("that the server stored incompletely is an error", async () => {
    s3.transmit = (body, line) => {
      const storedObject = s3.objects.get(key);
      if (line.startsWith("HEAD") && storedObject) s3.objects.set(key, storedObject.subarray(1));
      return body;
    };
    await expect(copy()).rejects.toMatchObject({
      code: "storage",
      message: expect.stringContaining("2499 bytes and not 2500"),
    });
  });

  it.each([
    ["a wrong secret", { ...CREDENTIALS, AWS_SECRET_ACCESS_KEY: "wrong" }, {}, "SignatureDoesNotMatch"],
    ["no secret", { AWS_ACCESS_KEY_ID: "AKIATEST" }, {}, "AWS_SECRET_ACCESS_KEY"],
    ["another region", CREDENTIALS, { region: "us-east-1" }, "SignatureDoesNotMatch"],
    ["no server", CREDENTIALS, { endpoint: "http://127.0.0.1:1" }, "bad port"],
  ])("with %s says why, and no secret", async (_what, environment, more, message) => {
    const error: Error = await copy(more, environment).then(
      () => new Error("it was copied"),
      (reason: Error) => reason,
    );
    expect(error.message).toContain(message);
    expect(error.message).not.toContain(CREDENTIALS.AWS_SECRET_ACCESS_KEY);
    expect(s3.objects.size).toBe(0);
  });

  it("stops when it is aborted", async () => {
    const stop = new AbortController();
    s3.transmit = (body, line) => {
      if (line.includes("partNumber=2")) stop.abort();
      return body;
    };
    await expect(copy({}, CREDENTIALS, stop.signal)).rejects.toMatchObject({ code: "cancelled" });
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });
});

it("A backup goes to the bucket as well; one that cannot is a failure that the panel shows, and the backup itself is good", async () => {
  for (const [name, value] of Object.entries(CREDENTIALS)) vi.stubEnv(name, value);
  const folder = await openDataFolder(join(path, "data"), {});
  const store = await openStore({ file: folder.database });
  await importInto(store, { p1: {} });
  const now = () => new Date("2026-11-21T10:00:00Z");
  const options = { store, folder, reason: "daily", now } as const;
  const report = await backUpRegularly({ ...options, settings: settings() });
  const [storedKey = "", ...otherKeys] = [...s3.objects.keys()];
  expect([storedKey, otherKeys]).toEqual([
    expect.stringMatching(/^our-backups\/mainstreet\/daily-20261121-100000-[0-9a-f]{8}\.db$/),
    [],
  ]);
  expect(report).toMatchObject({ bucketCopy: `s3://${storedKey}`, copy: null, failures: [] });
  expect(s3.objects.get(storedKey)?.equals(await readFile(report.file))).toBe(true);
  s3.fail(403, 1);
  const second = await backUpRegularly({ ...options, settings: settings() });
  expect(second).toMatchObject({ bucketCopy: null, failures: [expect.stringContaining("SlowDown")] });
  expect(await backupStatus(store, settings(), now())).toMatchObject({
    last: { file: second.file },
    failure: null,
    places: [{ kind: "bucket", failure: { message: expect.stringContaining("SlowDown"), attempts: 1 } }],
  });
  await store.close();
});
