import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type DataFolder, openDataFolder } from "../config/load-config.ts";
import { openRejects } from "../operations/spreadsheets/rejects/rejects.ts";
import type { Store } from "../store/store.ts";
import { openEmptyPostgresStores } from "../testing/postgres/open-empty-store.ts";
import { shareUploads } from "./shared-uploads.ts";
import { createUploads, type Uploads } from "./uploads.ts";
import { withUpload } from "./with-upload.ts";

interface Server {
  store: Store;
  folder: DataFolder;
  uploads: Uploads;
}

let data: string;
let one: Server;
let other: Server;
let closeStores: () => Promise<void>;
beforeEach(async () => {
  const { stores, close } = await openEmptyPostgresStores();
  closeStores = close;
  data = await mkdtemp(join(tmpdir(), "mainstreet-uploads-"));
  [one, other] = [await openServer(stores[0], "one"), await openServer(stores[1], "other")];
});
afterEach(async () => {
  await closeStores();
  await rm(data, { recursive: true });
});

/** Opens a server with its own data folder. */
async function openServer(store: Store, name: string): Promise<Server> {
  const folder = await openDataFolder(join(data, name), {});
  const log = pino({ level: "silent" });
  const local = createUploads({ folder, limitMb: 9, now: () => new Date(), log });
  if (store.cluster === undefined) throw new Error("PostgreSQL is shared");
  return { store, folder, uploads: shareUploads(local, store.cluster.files, log) };
}

/** Receives a file as the upload route does. Returns the id. */
async function receive({ uploads }: Server, name: string, content: Buffer): Promise<string> {
  const { id, path } = await uploads.open();
  await writeFile(join(path, name), content);
  const upload = await uploads.findReceived(id);
  if (upload === undefined) throw new Error("not received");
  await uploads.share(upload);
  return id;
}

it("A file that one server received is read whole by a job on another, and stays on no server's disk", async () => {
  const content = randomBytes(2_500_000);
  const id = await receive(one, "shops.xlsx", content);
  expect(await other.uploads.find(id)).toEqual({ id, name: "shops.xlsx", path: null });
  const read = await withUpload({ file: "shops.xlsx", uploadId: id }, other, async (file) => {
    expect(basename(file)).toBe("shops.xlsx");
    return readFile(file);
  });
  expect(read.equals(content)).toBe(true);
  for (const { folder } of [one, other]) expect(await readdir(folder.uploads)).toEqual([]);
  await other.uploads.remove(id);
  expect(await one.uploads.find(id)).toBeUndefined();
  await expect(withUpload({ file: "shops.xlsx", uploadId: id }, one, async () => 1)).rejects.toMatchObject({
    code: "not-found",
  });
});

it("An empty file is shared, too", async () => {
  const id = await receive(one, "empty.csv", Buffer.alloc(0));
  expect(await withUpload({ file: "empty.csv", uploadId: id }, other, readFile)).toHaveLength(0);
});

it("The newest uploads of all servers stay, whichever server sweeps", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 7; n++) ids.push(await receive(n % 2 === 0 ? one : other, "a.csv", Buffer.from("a")));
  await one.uploads.clearOld();
  const existsById = await Promise.all(ids.map(async (id) => (await other.uploads.find(id)) !== undefined));
  expect(existsById.filter(Boolean)).toHaveLength(5);
});

it("The rejected rows of an import are downloaded from any server; those of the latest 50 imports stay", async () => {
  const content = randomBytes(1_200_000);
  const file = join(one.folder.rejects, "unfinished-1.xlsx");
  await writeFile(file, content);
  const [rejects, otherRejects] = [openRejects(one), openRejects(other)];
  await rejects.store(51, file);
  expect(await readdir(one.folder.rejects)).toEqual([]);
  expect(await otherRejects.importIds()).toEqual(new Set([51]));
  const foundUpload = await otherRejects.find(51);
  expect(foundUpload).toMatchObject({ name: "rejects-51.xlsx", bytes: content.length });
  expect(foundUpload && (await buffer(foundUpload.content)).equals(content)).toBe(true);
  expect(await otherRejects.find(50)).toBeUndefined();
  const { files } = one.store.cluster ?? {};
  for (let id = 1; id <= 50; id++) {
    await files?.begin("rejects", String(id), `rejects-${id}.xlsx`);
    // The last upload is of a server that died.
    if (id > 1 && id < 50) await files?.finish("rejects", String(id));
  }
  await otherRejects.clearOld();
  const storedIds = await rejects.importIds();
  expect([storedIds.size, storedIds.has(51), storedIds.has(2), storedIds.has(50), storedIds.has(1)]).toEqual([
    49,
    true,
    true,
    false,
    false,
  ]);
});
