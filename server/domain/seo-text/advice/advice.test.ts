import { expect, it } from "vitest";
import { attributeIdentity } from "#domain/attributes/attribute-identity";
import type { DescribedBusiness } from "../described-business.ts";
import { adviceFor } from "./advice.ts";
import { ADVICE } from "./advice-data.ts";
import type { VisitKind } from "./visit-kind.ts";

const CAFE = {
  placeId: "a",
  group: "restaurants",
  category: "Café",
  attributes: {},
  phone: "+1 512-555-0100",
  address: "1 Main St",
  businessStatus: "OPERATIONAL",
} as unknown as DescribedBusiness;

/** All advice for a café under fifty seeds. */
function adviceOn(fields: Partial<DescribedBusiness>, kind: VisitKind = "eat"): string {
  return Array.from({ length: 50 }, (_, seed) => {
    const { questions, tips } = adviceFor({ ...CAFE, ...fields, placeId: `seed ${seed}` }, kind);
    return [...questions, ...tips].join("\n");
  }).join("\n");
}

it("Nothing is asked that the attributes confirm or deny", () => {
  expect(adviceOn({})).toMatch(/sit outside[^]*may bring a dog|may bring a dog[^]*sit outside/);
  const attributes = { Service: { "Outdoor seating": false }, Pets: { "Dogs allowed": true } };
  expect(adviceOn({ attributes })).not.toMatch(/sit outside|bring a dog/);
});

it("Without a telephone number nobody is told to call", () => {
  expect(adviceOn({})).toMatch(/\bcall\b/);
  expect(adviceOn({ phone: null })).not.toMatch(/\bcalls?\b/);
});

it("Churches and clubs get no advice for customers or strangers", () => {
  const unfit = /leave a review|dress|to wear|language|child ?care|\bpark(?:ing)?\b/;
  expect(adviceOn({ category: "Church", group: "other" }, "worship")).not.toMatch(unfit);
  expect(adviceOn({ category: "Fitness club", group: "other" }, "train")).not.toMatch(unfit);
  expect(adviceOn({ category: "Gym", group: "other" }, "train")).toMatch(/to wear/);
});

it("A business that comes to its customers has no tip about the way, and one without prices none about them", () => {
  expect(adviceOn({ isServiceArea: true, group: "home-services" }, "trade")).not.toMatch(/the door|parking|daylight/);
  expect(adviceOn({ group: "other" }, "worship")).not.toMatch(/paid|price|regular/);
});

it("While it is closed for now, the first question is when it opens again", () => {
  const { questions } = adviceFor({ ...CAFE, businessStatus: "CLOSED_TEMPORARILY" }, "eat");
  expect(questions[0]).toMatch(/^when it opens again, /);
});

it("Every label that answers a question is one of an attribute, and no text is there twice for a kind", () => {
  for (const { questions, tips } of Object.values(ADVICE)) {
    const entries = [...questions, ...tips].map((entry) => (typeof entry === "string" ? [entry] : entry));
    expect(new Set(entries.map(([text]) => text)).size).toBe(entries.length);
    for (const label of entries.flatMap(([, ...answers]) => answers))
      expect(attributeIdentity("", label)?.label).toBe(label);
  }
});
