import { describe, expect, it } from "vitest";
import { ageText, placesText, settingOf, sizeText, sourceText } from "./backup-texts.ts";

const NOW = Date.parse("2026-11-26T12:00:00Z");

describe("the age of a backup", () => {
  it.each([
    ["2026-11-26T11:59:30Z", "just now"],
    ["2026-11-26T12:00:30Z", "just now"],
    ["2026-11-26T11:58:00Z", "2 minutes ago"],
    ["2026-11-26T10:59:00Z", "1 hour ago"],
    ["2026-11-24T13:00:00Z", "47 hours ago"],
    ["2026-11-24T12:00:00Z", "2 days ago"],
    ["2025-11-26T12:00:00Z", "365 days ago"],
    ["2026-11-27T12:00:00Z", "dated in the future"],
  ])("of %s is %s", (time, text) => expect(ageText(time, NOW)).toBe(text));
});

describe("the size of a backup", () => {
  it.each([
    [400, "0 KB"],
    [4_096, "4 KB"],
    [999_499, "999 KB"],
    [999_600, "1.0 MB"],
    [9_960_000, "10 MB"],
    [186_300_000, "186 MB"],
    [1_250_000_000, "1.3 GB"],
    [4_200_000_000_000, "4200 GB"],
  ])("of %i bytes is %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));
});

it("Places are listed as one phrase", () => {
  expect(placesText(["server", "bucket"])).toBe("Server, bucket");
  expect(placesText(["folder"])).toBe("Folder");
});

it("A setting names the variable or file that sets it", () => {
  const settings = [{ key: "backup.keep", value: 3, source: "MAINSTREET_BACKUP_KEEP" }];
  expect(sourceText(settingOf({ settings }, "backup.keep"))).toBe("Set by MAINSTREET_BACKUP_KEEP on the server");
  expect(sourceText(settingOf({ settings }, "backup.daily"))).toBe("By default");
});
