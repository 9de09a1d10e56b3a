import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublicApi } from "#contract/public-api";
import { openMemoryStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { importInto } from "../testing/directories/import-into.ts";
import { relevanceDirectory } from "../testing/relevance/relevance-directory.ts";
import { judgeSuggestions, type SuggestionVerdict } from "../testing/suggestions/judge-suggestions.ts";
import type { JudgedPrefix } from "../testing/suggestions/judged-prefix.ts";
import {
  ACCENTS,
  CONDITIONS,
  KINDS_AS_TYPED,
  NAMES,
  OTHER_WORDS,
  PHONES,
  PLACE_BOX,
  PLACE_IN_BOX,
  PLACES,
  PLURALS,
  SCRIPTS,
  SHORT_AND_NONSENSE,
  SLIPS,
  UNSEEN,
} from "../testing/suggestions/judged-prefixes-data.ts";
import {
  type SuggestionTarget,
  suggestionFailures,
  suggestionFigures,
  suggestionsTable,
} from "../testing/suggestions/suggestions-table.ts";
import { createPublicApi } from "./public-api.ts";

/** A Wednesday, 10:30 in Philadelphia, 16:30 in Zürich. */
const NOW = new Date("2026-11-18T15:30:00Z");

const CLASSES: Record<string, readonly JudgedPrefix[]> = {
  "kinds letter by letter": KINDS_AS_TYPED,
  "other words for kinds": OTHER_WORDS,
  plurals: PLURALS,
  "what and where in one box": PLACE_IN_BOX,
  "two boxes": PLACE_BOX,
  places: PLACES,
  "names, later words too": NAMES,
  "accents and capital letters": ACCENTS,
  "two scripts": SCRIPTS,
  "slips while typing": SLIPS,
  phones: PHONES,
  "one letter, and nonsense": SHORT_AND_NONSENSE,
  conditions: CONDITIONS,
  "unseen while suggestions were mended": UNSEEN,
};

const TARGETS: Record<string, SuggestionTarget> = {
  "kinds letter by letter": { first: 1, offered: 1 },
  "other words for kinds": { first: 1, offered: 0.97 },
  plurals: { first: 1, offered: 1 },
  "what and where in one box": { first: 0.95, offered: 0.95 },
  "two boxes": { first: 0.95, offered: 0.95 },
  places: { first: 0.95, offered: 0.95 },
  "names, later words too": { first: 1, offered: 0.97 },
  "accents and capital letters": { first: 1, offered: 0.97 },
  "two scripts": { first: 1, offered: 0.97 },
  "slips while typing": { first: 0.9, offered: 0.95 },
  phones: { first: 1, offered: 1 },
  "one letter, and nonsense": { first: 1, offered: 1 },
  conditions: { first: 1, offered: 1 },
  "unseen while suggestions were mended": { first: 0.9, offered: 0.85 },
};

describe("suggestions in a made-up directory", () => {
  let store: Store;
  let api: PublicApi;
  const verdicts = new Map<string, SuggestionVerdict[]>();
  const of = (name: string) => verdicts.get(name) ?? [];
  const all = () => [...verdicts.values()].flat();

  beforeAll(async () => {
    store = await openMemoryStore();
    const drafts = relevanceDirectory().map(({ draft }) => draft);
    await importInto(store, drafts, "update", NOW);
    api = createPublicApi({ store, now: () => NOW });
    for (const [name, prefixes] of Object.entries(CLASSES)) verdicts.set(name, await judgeSuggestions(api, prefixes));
  });

  afterAll(async () => {
    const figures = Object.keys(CLASSES).map((name) => suggestionFigures(name, of(name)));
    process.stdout.write(`\n${suggestionsTable(figures, TARGETS)}\n`);
    if (process.env.RELEVANCE_FAILURES !== undefined)
      for (const name of verdicts.keys())
        process.stdout.write(`\n${name}:\n${suggestionFailures(of(name)).join("\n")}\n`);
    await store.close();
  });

  it("has at least 120 judged prefixes", () => {
    expect(Object.values(CLASSES).flat().length).toBeGreaterThanOrEqual(120);
  });

  it.each(Object.entries(TARGETS))(
    "%s: the search comes first, and the expected suggestion is offered",
    (name, target) => {
      const { first, offered } = suggestionFigures(name, of(name));
      expect(first >= target.first && offered >= target.offered ? [] : suggestionFailures(of(name))).toEqual([]);
    },
  );

  it("leads to businesses by every row", () => {
    expect(suggestionFailures(all().filter(({ deadEnds }) => deadEnds.length > 0))).toEqual([]);
  });

  it("has no row twice, the search, kinds, places and three businesses in this order, and only those in the place", () => {
    expect(suggestionFailures(all().filter(({ problems }) => problems.length > 0))).toEqual([]);
  });
});
