import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { configSchema } from "../../../config/config-schema.ts";
import { CREDENTIALS, openS3Server, type S3Server } from "../../../testing/servers/s3-server.ts";
import { testPlace } from "./test-place.ts";

let path: string;
let s3: S3Server;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "test-place-"));
  s3 = await openS3Server();
});
afterEach(async () => {
  s3.close();
  await rm(path, { recursive: true });
});

const settings = (backup: object) => configSchema.parse({ backup }).backup;
const testFolder = (copyTo: string) => testPlace("folder", { settings: settings({ copyTo }), label: "abcdef12" });
const testBucket = (bucket: object = {}, environment: NodeJS.ProcessEnv = CREDENTIALS) => {
  const s3Settings = { bucket: "our-backups", endpoint: s3.endpoint, region: s3.region, ...bucket };
  return testPlace("bucket", { settings: settings({ s3: s3Settings }), label: "abcdef12", environment });
};

it("A folder that can be written, read and cleared works, and keeps nothing of the test", async () => {
  expect(await testFolder(path)).toEqual({
    isWorking: true,
    message: "It works: a test file was written, read and deleted.",
  });
  expect(await readdir(path)).toEqual([]);
});

it("A folder that is missing, or none, is told in a sentence, and is not made", async () => {
  expect(await testFolder(join(path, "disk"))).toMatchObject({
    isWorking: false,
    message: expect.stringContaining("the folder does not exist"),
  });
  await writeFile(join(path, "file"), "");
  expect(await testFolder(join(path, "file"))).toMatchObject({ isWorking: false });
  await mkdir(join(path, "other"));
  expect((await readdir(path)).toSorted()).toEqual(["file", "other"]);
});

it("A bucket works if an object can be written and read; the right to delete is not needed", async () => {
  expect(await testBucket()).toEqual({
    isWorking: true,
    message: "It works: a test object was written, read and deleted.",
  });
  expect(s3.objects.size).toBe(0);
  s3.refusesDeletion = true;
  expect(await testBucket()).toMatchObject({ isWorking: true, message: expect.stringContaining("stays there") });
  await testBucket();
  expect([...s3.objects.keys()]).toEqual(["our-backups/mainstreet/mainstreet-test-abcdef12.txt"]);
});

it("A bucket without credentials, with wrong ones, or that cannot be reached is told in a sentence", async () => {
  expect(await testBucket({}, {})).toMatchObject({ isWorking: false, message: expect.stringContaining("not: see") });
  const wrongKey = { ...CREDENTIALS, AWS_SECRET_ACCESS_KEY: "wrong" };
  expect(await testBucket({}, wrongKey)).toMatchObject({
    isWorking: false,
    message: expect.stringContaining("SignatureDoesNotMatch"),
  });
  expect(await testBucket({ endpoint: "http://127.0.0.1:9" })).toMatchObject({
    isWorking: false,
    message: expect.stringMatching(/^s3:\/\/our-backups.* could not be written: .+\.$/),
  });
});

it("A place that is not set cannot be tested", async () => {
  const test = testPlace("bucket", { settings: settings({}), label: "abcdef12" });
  await expect(test).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining("in the settings") });
});
