import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BusinessFilter } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { openLexicon } from "./lexicon.ts";
import { openPlaceLookups } from "./places/match-location.ts";
import { planSearch } from "./plan-search.ts";

/** Words of names: each pair of them is the name of a business, and no business has three. */
const WORDS = ["amber", "birch", "cobalt", "dune", "ember", "fjord", "garnet"];

let store: Store;
beforeAll(async () => {
  const names = WORDS.flatMap((word, index) => WORDS.slice(index + 1).map((other) => `${word} ${other}`));
  const rareNames = WORDS.map((word) => `${word} ${word}`);
  store = await openMadeUpStore([...names, ...rareNames].map((name) => madeUpBusiness({ name })));
});
afterAll(() => store.close());

/** Plans a search. Each count takes `pauseMs` longer. */
async function plan(text: string, { pauseMs = 0, from = store, exact = false } = {}) {
  const lexicon = await openLexicon(store)();
  let counts = 0;
  const count = async (filter: BusinessFilter) => {
    counts++;
    await pause(pauseMs);
    return (await store.search.businesses(filter, "recommended", { limit: 1, offset: 0 })).totalCount;
  };
  const parts = { store: from, lexicon, ...openPlaceLookups(from, lexicon.vocabulary), now: MOMENT, count };
  const { filter, widened: relaxedPlan } = await planSearch(parts, { text, location: "", exact });
  return { filter, widened: relaxedPlan, counts };
}

it.each([WORDS.slice(0, 5), WORDS.slice(1, 6), WORDS])(
  "finds the same on a machine of any speed: %s %s %s %s %s",
  async (...words) => {
    const text = words.join(" ");
    const quick = await plan(text);
    expect(quick.widened).not.toBeNull();
    expect(await plan(text, { pauseMs: 60 })).toEqual(quick);
  },
);

it.each(["lio roskin", "amber lio roskin"])("looks up all places that %s may name at once", async (text) => {
  let turns = 0;
  let turn: Promise<void> | undefined;
  const nextTurn = async () => {
    await pause(0);
    turns++;
    turn = undefined;
  };
  /** Looks up a city in the next turn of the event loop. */
  const city = async (key: string) => {
    turn ??= nextTurn();
    await turn;
    return store.directory.city(key);
  };
  await plan(text, { from: { ...store, directory: { ...store.directory, city } }, exact: true });
  expect(turns).toBe(1);
});
