import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Activity } from "#contract/admin-api";
import type { FirstSteps, PanelSettings } from "#contract/settings/panel-settings";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";
import { login, type Send, signedInSend } from "../../../testing/servers/signed-in-client.ts";

let directory: MadeUpDirectory;
let send: Send;
const open = async (settings: object = {}) => {
  directory = await serveMadeUpDirectory(undefined, undefined, settings);
  send = await signedInSend(directory);
};
beforeEach(() => open());
afterEach(() => directory.close());

const read = async () => (await send("GET", "settings")).body as PanelSettings;
const stateOf = async (key: string) => (await read()).settings.find((setting) => setting.key === key);
const save = (values: object) => send("PATCH", "settings", { values });
const fromBrowser = (origin: string, baseUrl: string) =>
  send("PATCH", "settings", { values: { "site.baseUrl": baseUrl } }, { origin });
const manifestName = async () =>
  ((await (await fetch(`${directory.url}/manifest.webmanifest`)).json()) as { name: string }).name;
const lastEntry = async () => ((await send("GET", "activity?limit=1&signIns=false")).body as Activity[])[0];

describe("settings of the panel", () => {
  it("leave what was counted of logins as it was", async () => {
    const guess = async () => (await login(directory.url, { username: "bob", password: "a guess" })).status;
    for (let n = 0; n < 10; n++) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
    expect((await save({ "site.name": "Seacoast Directory" })).status).toBe(200);
    expect(await manifestName()).toBe("Seacoast Directory");
    expect(await guess()).toBe(429);
    const entries = await directory.store.maintenance.activity(20);
    expect(entries.filter(({ action }) => action === "lockout")).toHaveLength(1);
  });

  it("apply at once to what visitors get, also to what was cached before", async () => {
    expect(await manifestName()).toBe("Mainstreet");
    expect(await stateOf("site.name")).toEqual({
      key: "site.name",
      value: "Mainstreet",
      source: "default",
      defaultValue: "Mainstreet",
    });
    expect((await save({ "site.name": "  Seacoast Directory ", "site.address": "1 Quay St, Dover" })).status).toBe(200);
    expect(await manifestName()).toBe("Seacoast Directory");
    expect(await stateOf("site.name")).toMatchObject({ value: "Seacoast Directory", source: "panel" });
    expect((await save({ "site.name": null })).status).toBe(200);
    expect(await manifestName()).toBe("Mainstreet");
  });

  it("are recorded in the activity list, and an undo gives back what was there before", async () => {
    await save({ "site.name": "One" });
    await save({ "site.name": "Two", "backup.keep": 3 });
    const entry = await lastEntry();
    expect(entry).toMatchObject({ action: "change-settings", actor: "ann", undo: "possible" });
    expect((await send("GET", `activity/${entry?.id}/undo`)).body).toMatchObject({ undone: 2, changed: 0 });
    await save({ "backup.keep": 4 });
    const undone = await send("POST", `activity/${entry?.id}/undo`);
    expect(undone.body).toMatchObject({ undone: 1, changed: 1 });
    expect(await manifestName()).toBe("One");
    expect(await stateOf("backup.keep")).toMatchObject({ value: 4 });
    const entries = (await send("GET", "activity?limit=9&signIns=false")).body as Activity[];
    expect(entries.find(({ id }) => id === entry?.id)?.undo).toBe("undone");
    expect((await send("POST", `activity/${entry?.id}/undo`)).status).toBe(409);
  });

  it("are refused with a reason at each field, and then nothing is saved", async () => {
    const { status, body } = await save({
      "site.name": "",
      "site.email": "hello@seacoast",
      "site.phone": "call us",
      "site.baseUrl": "https://a.example/path",
      "site.accentColor": "#ffcc00",
      "site.featuredCities": Array.from({ length: 9 }, (_, n) => `City ${n}`),
      "backup.keep": 0,
      "server.port": 80,
      "session.secret": "x".repeat(40),
      "site.tagline": "Fine",
    });
    expect(status).toBe(400);
    const { errors } = body as { errors: { field: string; message: string }[] };
    expect(errors.map(({ field }) => field)).toEqual([
      "site.name",
      "site.email",
      "site.phone",
      "site.baseUrl",
      "site.accentColor",
      "site.featuredCities",
      "backup.keep",
      "server.port",
      "session.secret",
    ]);
    expect(errors.find(({ field }) => field === "site.accentColor")?.message).toContain("too light");
    expect(errors.find(({ field }) => field === "site.phone")?.message).toContain("type the whole number");
    expect(await stateOf("site.tagline")).toMatchObject({ source: "default" });
    expect(await lastEntry()).not.toMatchObject({ action: "change-settings" });
  });

  it("are refused as a whole where someone else has changed one of them since it was read", async () => {
    const from = (expected: object, values: object) => send("PATCH", "settings", { values, expected });
    expect((await from({ "site.name": null }, { "site.name": "One" })).status).toBe(200);
    const stale = { "site.name": null, "site.featuredCities": null };
    const both = { "site.name": "Two", "site.featuredCities": ["Dover", "Bern"] };
    const { status, body } = await from(stale, both);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      detail: "Nothing was saved: Site name was changed by someone else meanwhile.",
      errors: [{ field: "site.name" }],
    });
    expect(await stateOf("site.featuredCities")).toMatchObject({ source: "default" });
    expect((await from({ ...stale, "site.name": "One" }, both)).status).toBe(200);
    // The same value again is no conflict: its first answer may have been lost.
    expect((await from(stale, both)).status).toBe(200);
    expect((await from({ "site.featuredCities": ["Bern", "Dover"] }, { "site.featuredCities": null })).status).toBe(
      409,
    );
    expect((await from({ "site.featuredCities": ["Dover", "Bern"] }, { "site.featuredCities": null })).status).toBe(
      200,
    );
    expect((await save({ "site.name": "Three" })).status).toBe(200);
  });

  it("move to another base URL by a change alone, not by an undo", async () => {
    const origin = "http://guide.example";
    expect((await save({ "site.baseUrl": origin })).status).toBe(200);
    const undo = await send("POST", `activity/${(await lastEntry())?.id}/undo`, undefined, { origin });
    expect(undo.status).toBe(409);
    expect(JSON.stringify(undo.body)).toContain("in the settings instead.");
    expect((await save({ "site.baseUrl": null })).status).toBe(200);
  });

  it.each(["https://guide.example", "http://127.0.0.1:1"])(
    "refuse the base URL %s, at which the panel is not open",
    async (baseUrl) => {
      const refused = await fromBrowser(directory.url, baseUrl);
      expect(refused.status).toBe(409);
      expect(JSON.stringify(refused.body)).toContain(`Open the panel at ${baseUrl} and save it there`);
      expect(await stateOf("site.baseUrl")).toMatchObject({ source: "default" });
    },
  );

  it("save the base URL at which the panel is open", async () => {
    expect((await fromBrowser(directory.url, directory.url)).status).toBe(200);
    expect(await (await fetch(`${directory.url}/robots.txt`)).text()).toContain(`${directory.url}/sitemap.xml`);
  });
});

it("The server's own settings win, and a saved value that is not used is shown as such", async () => {
  await directory.store.maintenance.changeSettings([{ key: "site.name", to: '"Saved"' }], {
    at: new Date(0).toISOString(),
    actor: "ann",
    action: "change-settings",
  });
  await directory.close();
  await open({ site: { name: "From the file" } });
  expect(await manifestName()).toBe("From the file");
  const refused = await save({ "site.name": "Other" });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("config.json");
});

it("The first steps are done one by one", async () => {
  const steps = async () => (await send("GET", "first-steps")).body as FirstSteps;
  expect(await steps()).toMatchObject({
    contact: false,
    contactLacks: ["name", "email"],
    baseUrl: false,
    backupPlace: false,
    firstImport: true,
  });
  await save({
    "site.name": "Seacoast",
    "site.email": "hello@seacoast.org",
    "site.baseUrl": "http://seacoast.org",
    "backup.copyTo": "/mnt/backups",
  });
  expect(await steps()).toMatchObject({ contact: true, baseUrl: true, backupPlace: true, isHidden: false });
  await save({ "site.name": null });
  expect(await steps()).toMatchObject({ contact: false, contactLacks: ["name"] });
  await save({ "site.name": "Seacoast", "site.email": null });
  expect(await steps()).toMatchObject({ contact: false, contactLacks: ["email"] });
  expect((await send("POST", "first-steps/hide")).body).toMatchObject({ isHidden: true });
  expect(await steps()).toMatchObject({ isHidden: true });
});
