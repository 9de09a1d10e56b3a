import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { configSchema } from "../../config/config-schema.ts";
import { createMapSync } from "../../jobs/map-sync.ts";
import { createCurrentMap } from "../../map/current-map.ts";
import type { Store } from "../../store/store.ts";
import { writeLakeside } from "../../testing/map/made-up-archive.ts";
import { openEmptyPostgresStores } from "../../testing/postgres/open-empty-store.ts";
import { type AddedMap, addMap } from "./add-map.ts";
import { removeMap, storedMap } from "./stored-map.ts";

let folder: string;
let one: Server;
let other: Server;
let closeStores: () => Promise<void>;

/** Reasons why a map was not used. */
const failures: unknown[] = [];

type Server = ReturnType<typeof openServer>;

/** A machine with a path of its own for the map. */
function openServer(store: Store, name: string) {
  const file = join(folder, `${name}.pmtiles`);
  const onFailure = (error: unknown) => failures.push(error);
  const currentMap = createCurrentMap({ file, onFailure, checkMs: 0 });
  const log = pino({ level: "silent" });
  const sync = createMapSync({ store, config: configSchema.parse({}), file, currentMap, log });
  return { store, file, currentMap, sync, files: store.cluster?.files };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-maps-"));
  const { stores, close } = await openEmptyPostgresStores();
  closeStores = close;
  [one, other] = [openServer(stores[0], "one"), openServer(stores[1], "other")];
});
afterEach(async () => {
  expect(failures).toEqual([]);
  await Promise.all([one.currentMap.close(), other.currentMap.close(), closeStores()]);
  rmSync(folder, { recursive: true });
});

const add = ({ store, file, files }: Server, maxZoom: number) =>
  addMap({
    store,
    files,
    target: file,
    file: writeLakeside(join(folder, "town.pmtiles"), { maxZoom }),
    url: "",
    maxZoom,
    isDryRun: false,
    now: () => new Date(),
  }) as Promise<AddedMap>;

it("servers get a map that was added on one machine, its successor, and its removal", async () => {
  await other.sync();
  expect(await other.currentMap()).toBeUndefined();
  const first = await add(one, 11);
  await other.sync();
  expect((await other.currentMap())?.version).toBe(first.version);
  expect(readFileSync(other.file)).toEqual(readFileSync(one.file));
  const second = await add(other, 12);
  await one.sync();
  expect((await one.currentMap())?.version).toBe(second.version);
  expect((await one.files?.list("map"))?.map(({ id }) => id)).toEqual([second.version]);
  expect(await removeMap(one.file, one.files)).toBe(true);
  await other.sync();
  expect(await other.currentMap()).toBeUndefined();
  expect(existsSync(other.file)).toBe(false);
  await add(one, 11);
  await other.sync();
  expect(await other.currentMap()).toBeDefined();
});

it("a machine keeps its own map while none was ever shared, and a command fetches a shared one", async () => {
  writeLakeside(other.file);
  await other.sync();
  expect(await other.currentMap()).toBeDefined();
  rmSync(other.file);
  const { version } = await add(one, 11);
  expect(await storedMap(other.file, other.files)).toMatchObject({ version });
});

it("a map that is still being stored changes nothing for others", async () => {
  const { version } = await add(one, 11);
  await other.sync();
  await one.files?.begin("map", "unfinished", "map.pmtiles");
  await one.files?.writeChunk("map", "unfinished", 0, Buffer.from("PM"));
  await other.sync();
  expect((await other.currentMap())?.version).toBe(version);
});
