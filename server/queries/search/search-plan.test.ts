import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BusinessFilter } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../../testing/sample-directory.ts";
import { openLexicon } from "./lexicon.ts";
import { openPlaceLookups } from "./match-location.ts";
import { planSearch } from "./search-plan.ts";

/** Each pair of words is the name of a business, and no business has three of them. */
const WORDS = ["amber", "birch", "cobalt", "dune", "ember", "fjord", "garnet"];

let store: Store;
beforeAll(async () => {
  const names = WORDS.flatMap((word, at) => WORDS.slice(at + 1).map((other) => `${word} ${other}`));
  const rare = WORDS.map((word) => `${word} ${word}`);
  store = await openMadeUpStore([...names, ...rare].map((name) => madeUpBusiness({ name })));
});
afterAll(() => store.close());

/** Plans a search, each of whose counts takes `ms` milliseconds longer. */
async function plan(text: string, ms = 0) {
  const lexicon = await openLexicon(store)();
  let counts = 0;
  const count = async (filter: BusinessFilter) => {
    counts++;
    await pause(ms);
    return (await store.search.businesses(filter, "recommended", { limit: 1, offset: 0 })).totalCount;
  };
  const parts = { store, lexicon, ...openPlaceLookups(store, lexicon.vocabulary), now: MOMENT, count };
  const { filter, widened } = await planSearch(parts, { text, location: "", exact: false });
  return { filter, widened, counts };
}

it.each([WORDS.slice(0, 5), WORDS.slice(1, 6), WORDS])(
  "finds the same on a machine of any speed: %s %s %s %s %s",
  async (...words) => {
    const text = words.join(" ");
    const quick = await plan(text);
    expect(quick.widened).not.toBeNull();
    expect(await plan(text, 60)).toEqual(quick);
  },
);
