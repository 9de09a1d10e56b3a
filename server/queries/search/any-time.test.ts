import { expect, it } from "vitest";
import type { SearchTerm } from "#domain/search/search-terms";
import { dropTimes } from "./any-time.ts";

const pizza: SearchTerm = { typed: "pizza", alternatives: [{ weight: 1, kind: "words", words: ["pizza"] }] };
const lateTerm: SearchTerm = {
  typed: "late night",
  alternatives: [
    { weight: 1, kind: "words", words: ["late", "night"] },
    { weight: 0.95, kind: "attribute", tag: "late-night" },
  ],
};
const filterOf = (...terms: SearchTerm[]) => ({
  cityKey: "bern",
  terms: { folded: "late night pizza", lastIsPrefix: false, terms },
});

it("A filter at any time has neither a time nor the wish for late hours", () => {
  expect(dropTimes({ ...filterOf(lateTerm, pizza), openNow: new Date(0) })).toEqual({
    filter: filterOf(pizza),
    words: ["open now", "late night"],
  });
  expect(dropTimes({ ...filterOf(pizza), alwaysOpen: true })).toEqual({ filter: filterOf(pizza), words: ["24 hours"] });
  const openAt = { times: ["sat-22:00", "sun"], now: new Date(0) };
  expect(dropTimes({ ...filterOf(pizza), openAt })).toEqual({
    filter: filterOf(pizza),
    words: ["open Saturday at 10:00 PM and open Sunday"],
  });
  expect(dropTimes({ ...filterOf(pizza), openNow: new Date(0) })?.filter).toEqual(filterOf(pizza));
});

it("A filter without either, or with nothing else, is not relaxed", () => {
  expect(dropTimes(filterOf(pizza))).toBeUndefined();
  expect(dropTimes(filterOf(lateTerm))).toBeUndefined();
});
