import { expect, it } from "vitest";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { repairFields } from "./repair-fields.ts";

it("a stored phone gets the number that an earlier version did not recognise", () => {
  const phone = { phone: "1-800-BAKERY1", country: "United States", phoneE164: null };
  expect(repairFields(draft(phone), ["phone"])).toMatchObject({ phone: "1-800-BAKERY1", phoneE164: "+18002253791" });
  const right = draft({ phone: "ask Ann", country: "United States", phoneE164: null });
  expect(repairFields(right, [])).toBe(right);
});

it("a stored point that is no place is left out, with the time zone that it told, unless it was edited by hand", () => {
  const stored = draft({ latitude: 30, longitude: -40, timeZone: "Etc/GMT+3", country: "Portugal", address: "Rua 4" });
  expect(repairFields(stored, [])).toMatchObject({ latitude: null, longitude: null });
  expect(repairFields(stored, []).timeZone).not.toBe("Etc/GMT+3");
  expect(repairFields(stored, ["latitude"])).toMatchObject({ latitude: 30, longitude: -40 });
});
