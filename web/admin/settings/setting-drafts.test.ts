import { expect, it } from "vitest";
import type { SettingState } from "#contract/settings/panel-settings";
import { SETTING_LABELS } from "#domain/settings/setting-labels-data";
import { PANEL_KEYS } from "../../../server/config/panel-settings.ts";
import { conflictingKeys, initialDraft, patchOf, unsavedDrafts, valueOfDraft } from "./setting-drafts.ts";
import { SETTING_GROUPS } from "./setting-groups-data.ts";

const state = (fields: Partial<SettingState>): SettingState => ({
  key: "site.name",
  value: "Mainstreet",
  source: "default",
  defaultValue: "Mainstreet",
  ...fields,
});

it("every setting of the panel has one field and a label", () => {
  const keys = SETTING_GROUPS.flatMap(({ cards }) => cards.flatMap(({ fields }) => fields.map(({ key }) => key)));
  expect(keys.toSorted()).toEqual(PANEL_KEYS.toSorted());
  expect(Object.keys(SETTING_LABELS).toSorted()).toEqual(PANEL_KEYS.toSorted());
});

it.each([
  ["site.name", "Seacoast", "Seacoast"],
  ["site.featuredCities", ["Dover", "York, Maine"], "Dover\nYork, Maine"],
  ["ads.slots", ["1", "2"], "1, 2"],
  ["backup.keep", 7, "7"],
  ["backup.daily", false, false],
  ["site.featuredCities", [], ""],
] as const)("the value of %s goes through its field unchanged: %j", (key, value, draft) => {
  expect(initialDraft(state({ key, value }))).toBe(draft);
  expect(valueOfDraft(key, draft)).toEqual(value);
});

it("an empty field takes the value back, unless emptiness is a value", () => {
  expect(valueOfDraft("site.address", "  ")).toBeNull();
  expect(valueOfDraft("site.social.x", "")).toBeNull();
  expect(valueOfDraft("site.phone", "")).toBe("");
});

it("the placeholder of the phone is dropped with that of the e-mail, a chosen phone is not", () => {
  const phone = state({ key: "site.phone", value: "(555) 555-0100" });
  const drafts = { "site.email": "hello@seacoast.org" };
  expect(initialDraft(phone)).toBe("");
  expect(patchOf(drafts, [phone])).toEqual({ "site.email": "hello@seacoast.org", "site.phone": "" });
  expect(patchOf(drafts, [{ ...phone, source: "panel" }])).toEqual(drafts);
});

it("what is no number is left to the server, which says so", () => {
  expect(valueOfDraft("backup.keep", "many")).toBe("many");
});

it("a save keeps the drafts of other fields, and what was typed on while it ran", () => {
  const drafts = { "site.name": "Seacoast Directory", "site.tagline": "Shops", "backup.keep": "7", "site.address": "" };
  const values = { "site.name": "Seacoast", "backup.keep": 7, "site.address": null };
  expect(unsavedDrafts(drafts, values)).toEqual({ "site.name": "Seacoast Directory", "site.tagline": "Shops" });
});

it("a draft conflicts with another saved value than the one it is based on, unless both are the same", () => {
  const settings = [
    state({ saved: "Theirs" }),
    state({ key: "site.featuredCities", saved: ["Dover", "Bern"] }),
    state({ key: "site.tagline" }),
    state({ key: "site.address", saved: "1 Quay St" }),
    state({ key: "backup.keep", saved: 7 }),
  ];
  const drafts = {
    "site.name": "Mine",
    "site.featuredCities": "Dover",
    "site.tagline": "Shops",
    "site.address": "1 Quay St",
  };
  const expected = { "site.name": null, "site.featuredCities": ["Dover", "Bern"], "site.tagline": "Old" };
  expect([...conflictingKeys({ drafts, expected }, settings)]).toEqual(["site.name", "site.tagline"]);
});
