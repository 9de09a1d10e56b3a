import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataFolder } from "../../config/data-folder.ts";
import { loadConfig } from "../../config/load-config.ts";
import { openServices, type Services } from "../../open-services.ts";
import type { SettingChange } from "../../store/port/maintenance.ts";
import { previewUndo, undoChange } from "../editing/undo-change.ts";
import { readConfiguration } from "./read-configuration.ts";

const ENTRY = { at: "2026-11-26T12:00:00Z", actor: "ann", action: "change-settings" };

let data: string;
let servers: Services[];
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "mainstreet-settings-"));
  servers = [await openServer(), await openServer()];
});
afterEach(async () => {
  await Promise.all(servers.map((services) => services.close()));
  await rm(data, { recursive: true });
});

const openServer = () => openServices({ data, environment: { MAINSTREET_SITE_TAGLINE: "Fixed" }, isServing: true });
const server = (index: number) => servers[index] as Services;
const change = (...changes: SettingChange[]) => server(0).store.maintenance.changeSettings(changes, ENTRY);

it("A change through one server is in force on the others after a look at the version, and later commands have it", async () => {
  let calls = 0;
  server(1).settings.onChange(() => calls++);
  const before = server(1).settings.current();
  await change({ key: "site.name", to: '"Seacoast"' }, { key: "site.tagline", to: '"Other"' });
  await server(1).settings.refresh();
  expect(server(1).settings.config.site).toMatchObject({ name: "Seacoast", tagline: "Fixed" });
  await server(1).settings.refresh();
  expect(calls).toBe(1);
  expect(before.config.site.name).toBe("Mainstreet");
  const command = await openServices({ data, mustExist: true });
  expect(command.config.site).toMatchObject({ name: "Seacoast", tagline: "Other" });
  await command.close();
});

it("A change of the directory alone changes no setting", async () => {
  const before = server(0).settings.current();
  await server(0).store.maintenance.deleteAll("ann", new Date(0), {});
  await server(0).settings.refresh();
  expect(server(0).settings.current()).toBe(before);
});

it("The largest cities are featured as soon as the setting says so", async () => {
  expect((await server(0).api.featuredCities()).cities).toHaveLength(5);
  await change({ key: "site.featuredCities", to: "[]" });
  // The version is new, and the setting is not read yet.
  await server(0).api.featuredCities();
  await server(0).settings.refresh();
  expect(await server(0).api.featuredCities()).toEqual({ cities: [], isFallback: false });
});

it("A command undoes a change of settings that a server then has", async () => {
  await change({ key: "site.name", to: '"Seacoast"' });
  const { store, now } = server(1);
  const [entry] = await store.maintenance.activity(1);
  const options = { store, actor: "cli", now, activityId: entry?.id ?? 0 };
  expect(await previewUndo(store, options.activityId, now())).toMatchObject({ undone: 1, changed: 0 });
  expect(await undoChange(options)).toMatchObject({ undone: 1, message: "Site name has its former value again." });
  await server(0).settings.refresh();
  expect(server(0).settings.config.site.name).toBe("Mainstreet");
  await expect(undoChange(options)).rejects.toMatchObject({ code: "conflict" });
});

it("The configuration is read beside servers, and without a database", async () => {
  await change({ key: "backup.keep", to: "3" });
  const folder = dataFolder(data);
  const loaded = await loadConfig({ file: folder.configFile, environment: {} });
  const { config, sources } = await readConfiguration(loaded, folder);
  expect([config.backup.keep, sources.get("backup.keep")]).toEqual([3, "panel"]);
  expect(await readConfiguration(loaded, dataFolder(join(data, "nothing")))).toBe(loaded);
});
