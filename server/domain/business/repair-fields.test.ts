import { expect, it } from "vitest";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { repairFields } from "./repair-fields.ts";

it("a stored phone gets the number that an earlier version did not recognise", () => {
  const phone = { phone: "1-800-BAKERY1", country: "United States", phoneE164: null };
  expect(repairFields(draft(phone), ["phone"])).toMatchObject({ phone: "1-800-BAKERY1", phoneE164: "+18002253791" });
  const right = draft({ phone: "ask Ann", country: "United States", phoneE164: null });
  expect(repairFields(right, [])).toBe(right);
});
