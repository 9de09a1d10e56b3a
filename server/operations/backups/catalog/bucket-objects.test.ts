import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CREDENTIALS, openS3Server, type S3Server } from "../../../testing/servers/s3-server.ts";
import { fetchBackup, listBucket } from "./bucket-objects.ts";

const NAME = "backup-20261126-101500-0a1b2c3d.db";
/** Bytes that are no text in UTF-8. */
const BYTES = Buffer.from([0, 255, 254, 10, 13, 195, 40, 1]);
let s3: S3Server;
let folder: string;
beforeEach(async () => {
  s3 = await openS3Server();
  folder = await mkdtemp(join(tmpdir(), "mainstreet-bucket-"));
});
afterEach(async () => {
  s3.close();
  await rm(folder, { recursive: true });
});

const options = (prefix = "main/") => ({
  settings: { bucket: "copies", endpoint: s3.endpoint, region: s3.region, prefix },
  environment: CREDENTIALS,
});

it("lists the backups under the prefix on all pages, and nothing else", async () => {
  for (const name of ["a&b.db", "c.db", NAME, "notes.txt", "deeper/d.db"]) s3.objects.set(`copies/main/${name}`, BYTES);
  s3.objects.set("copies/other.db", BYTES);
  const objects = await listBucket(options());
  expect(objects.map(({ name }) => name).toSorted()).toEqual(["a&b.db", NAME, "c.db"]);
  expect(objects[0]).toMatchObject({ bytes: BYTES.length, modifiedAt: Date.parse("2026-11-26T10:00:00Z") });
  expect((await listBucket(options(""))).map(({ name }) => name)).toEqual(["other.db"]);
});

it("says why a bucket cannot be listed", async () => {
  s3.refusesLists = true;
  await expect(listBucket(options())).rejects.toMatchObject({ code: "storage", message: /Access Denied/ });
  await expect(listBucket({ ...options(), environment: {} })).rejects.toThrow("AWS_ACCESS_KEY_ID");
});

it("fetches a backup byte by byte under its own name, once, and leaves a file of that name alone", async () => {
  s3.objects.set(`copies/main/${NAME}`, BYTES);
  const file = await fetchBackup(NAME, folder, options());
  expect(file).toBe(join(folder, "backup-20261126-101500.db"));
  expect((await readFile(file)).equals(BYTES)).toBe(true);
  await writeFile(file, "another server made this in the same second");
  const second = await fetchBackup(NAME, folder, options());
  expect([second, (await readFile(second)).equals(BYTES)]).toEqual([join(folder, NAME), true]);
  const requests = s3.requests.length;
  expect(await fetchBackup(NAME, folder, options())).toBe(second);
  expect(s3.requests).toHaveLength(requests);
});

it("leaves nothing behind of a backup that is not there", async () => {
  await expect(fetchBackup(NAME, folder, options())).rejects.toMatchObject({ code: "storage" });
  expect(await readdir(folder)).toEqual([]);
});
