import { expect, it } from "vitest";
import { attributeIdentity } from "#domain/attributes/attribute-identity";
import { textsOf } from "../../../testing/texts/texts-of.ts";
import { QUESTIONS_OF_CATEGORIES } from "./special-questions-data.ts";

it.each<[string, RegExp, RegExp]>([
  ["Savings bank", /counter|cash|account|papers/, /how you can pay|somebody else can go/],
  ["Pharmacy", /medicine|prescription/, /do not do|form to fill in/],
  ["Post office", /parcel|mail/, /somebody is there all day/],
  ["Library", /card|book|borrow/, /form to fill in|what to have with you/],
  ["Gas station", /pumps|fuels|charger/, /right person/],
  ["Government office", /by bus|which door|close for lunch|steps|bike/, /parcel|counter/],
])("A %s is asked about its own work", (category, own, other) => {
  for (const text of textsOf({ category, phone: "+1 512-867-2200" })) {
    expect(text).toMatch(own);
    expect(text).not.toMatch(other);
  }
});

it("Blood banks and food banks are no banks with a counter", () => {
  for (const text of textsOf({ category: "Blood bank", phone: "+1 512-867-2200" })) expect(text).not.toMatch(/account/);
  for (const text of textsOf({ category: "Food bank", phone: "+1 512-867-2200" })) expect(text).not.toMatch(/account/);
});

it("Labels of these questions are those of attributes, and none is there twice", () => {
  for (const [, themes] of QUESTIONS_OF_CATEGORIES) {
    const entries = themes.flatMap(({ questions }) => questions).map((entry) => [entry].flat());
    expect(new Set(entries.map(([text]) => text)).size).toBe(entries.length);
    for (const label of entries.flatMap(([, ...labels]) => labels))
      expect(attributeIdentity("", label)?.label).toBe(label);
  }
});

it("A tip does not begin like a question before it", () => {
  for (const text of textsOf({ category: "Pasta shop", phone: "+1 512-867-2200" })) {
    const clauses = text.match(/(?:^|[.] |\n)If [^,.]+(?=,)/g) ?? [];
    expect(new Set(clauses.map((clause) => clause.trim().replace(/^\W+/, ""))).size).toBe(clauses.length);
  }
});
