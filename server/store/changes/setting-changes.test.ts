import { expect, it } from "vitest";
import { reversedChanges } from "./setting-changes.ts";

it("An entry of settings is taken back for settings of the panel alone, whatever JSON a restored backup holds", () => {
  const settings = [
    { key: "site.name", from: null, to: '"Seacoast"' },
    { key: "session.secret", from: "known", to: "present" },
    { key: "site.email", from: 5, to: null },
    { key: "site.phone", to: null },
    null,
    "site.name",
  ];
  expect(reversedChanges({ detail: { settings } })).toEqual([{ key: "site.name", from: '"Seacoast"', to: null }]);
  expect(reversedChanges({ detail: { settings: "none" } })).toEqual([]);
});
