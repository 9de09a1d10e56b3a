import { expect, it } from "vitest";
import { textsOf } from "../../../testing/texts/texts-of.ts";

const CLOSED = { businessStatus: "CLOSED_TEMPORARILY" } as const;

it.each([
  ["Synagogue", /where services are held until then/],
  ["Plumber", /who can help with a job until then/],
  ["Veterinarian", /who fills in until then/],
  ["Hotel", /how far ahead you can plan/],
  ["Shoe store", /whether they have another place until then/],
])("A %s that is closed for now can be asked on the phone", (category, question) => {
  for (const text of textsOf({ ...CLOSED, category, phone: "+1 512-867-2200" })) expect(text).toMatch(question);
  for (const text of textsOf({ ...CLOSED, category })) expect(text).not.toMatch(question);
});

it("What a closed place offers is said of the time when it is open", () => {
  const attributes = { Service: { "Dine-in": true, Takeout: true }, Offerings: { Beer: true, Wine: true } };
  const row = { ...CLOSED, category: "Thai restaurant", group: "restaurants", attributes } as const;
  for (const text of textsOf(row)) {
    expect(text).toMatch(/\nWhen it is open:\n[^]*eat there/);
    expect(text).not.toContain("What it offers");
  }
});
