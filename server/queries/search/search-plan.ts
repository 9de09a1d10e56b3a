import type { Widened } from "#contract/search-result";
import type { DirectoryWords } from "#domain/search/build-terms";
import type { BusinessFilter, PlaceFilter } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { correctText } from "./correct-text.ts";
import type { FindPlace } from "./place-names.ts";
import { type Reading, readSearch, type SearchText } from "./read-search.ts";
import { shorterTexts } from "./shorter-texts.ts";

/** What a search searches in the end. */
export interface SearchPlan {
  reading: Reading;
  filter: BusinessFilter;
  correctedTo: string | null;
  didYouMean: string | null;
  widened: Widened | null;
}

interface PlanParts {
  store: Pick<Store, "directory" | "search">;
  directory: DirectoryWords;
  findPlace: FindPlace;
  now: Date;
  /** How many businesses a filter finds, together with conditions that are not read out of texts. */
  count: (filter: BusinessFilter) => Promise<number>;
}

/** Fewer results are too little to trust the words as typed. */
const FEW = 3;
const MUCH_MORE = 10;
/** No further texts are tried after so many milliseconds. */
const MAX_MS = 100;
const HAS_LETTERS = /\p{L}/u;
/** How a notice names the condition. */
const OPEN_NOW = "open now";

/**
 * Plans a search: the words as typed if they find anything; else with mistyped words corrected; else closed businesses too; else
 * around the place, nearest first; else without the rarest word. Each step is one more count, at most a dozen in all.
 */
export async function planSearch(parts: PlanParts, search: SearchText & { exact: boolean }): Promise<SearchPlan> {
  const typed = await readSearch(parts, search);
  const plan = planOf(typed, parts.now);
  const found = await parts.count(plan.filter);
  if (found >= FEW || typed.filter.terms === undefined) return plan;
  if (found === 0 && typed.isPhone && !search.isWithoutPhone)
    return HAS_LETTERS.test(search.text) ? planSearch(parts, { ...search, isWithoutPhone: true }) : plan;
  if (found > 0) return search.exact ? plan : { ...plan, didYouMean: await betterText(parts, search, found) };
  return (await otherPlan(parts, search, typed)) ?? plan;
}

function planOf(reading: Reading, now: Date, more: Partial<SearchPlan> = {}): SearchPlan {
  const filter = reading.isOpenNow ? { ...reading.filter, openAt: now } : reading.filter;
  return { reading, filter, correctedTo: null, didYouMean: null, widened: null, ...more };
}

async function betterText(parts: PlanParts, search: SearchText, found: number): Promise<string | null> {
  const text = correctText(search.text, parts.directory);
  if (text === undefined) return null;
  const plan = planOf(await readSearch(parts, { ...search, text }), parts.now);
  return (await parts.count(plan.filter)) >= Math.max(FEW, found * MUCH_MORE) ? text : null;
}

async function otherPlan(
  parts: PlanParts,
  search: SearchText & { exact: boolean },
  typed: Reading,
): Promise<SearchPlan | undefined> {
  const { now, count } = parts;
  if (typed.isPlaceImplied) {
    const literal = planOf(await readSearch(parts, search, { impliesPlace: false }), now);
    if ((await count(literal.filter)) > 0) return literal;
  }
  const text = search.exact ? undefined : correctText(search.text, parts.directory);
  const reading = text === undefined ? typed : await readSearch(parts, { ...search, text });
  const corrected = planOf(reading, now, { correctedTo: text ?? null });
  if (text !== undefined && (await count(corrected.filter)) > 0) return corrected;
  if (typed.unknownLocation !== null) return elsewhere(parts, { ...search, text: text ?? search.text }, corrected);
  return (
    (await atAnyTime(parts, corrected)) ??
    (await aroundPlace(parts, corrected)) ??
    (await withoutWords(parts, { ...search, text: text ?? search.text }, corrected))
  );
}

/** Closed ones too. */
async function atAnyTime({ count }: PlanParts, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const { openAt, ...filter } = plan.filter;
  if (openAt === undefined || (await count(filter)) === 0) return undefined;
  return { ...plan, filter, widened: { words: [OPEN_NOW] } };
}

/** The same words without a location that is none. */
async function elsewhere(parts: PlanParts, search: SearchText, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const { correctedTo, reading } = plan;
  const widened = { place: reading.unknownLocation ?? "" };
  const next = planOf(await readSearch(parts, { ...search, location: "" }), parts.now, { correctedTo, widened });
  if ((await parts.count(next.filter)) > 0) return next;
  const shorter = await withoutWords(parts, { ...search, location: "" }, next);
  return shorter && { ...shorter, widened: { ...widened, ...shorter.widened } };
}

/** The same words around the place. */
async function aroundPlace({ store, count }: PlanParts, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const { place, filter: read } = plan.reading;
  if (place === null) return undefined;
  const { cityKey, stateKey, zipKey, countryKey, near: _, ...words } = plan.filter;
  const filter: BusinessFilter = words;
  const where: PlaceFilter = Object.fromEntries(
    Object.entries({ cityKey, stateKey, zipKey, countryKey }).filter(([, key]) => key !== undefined),
  );
  const centre = read.near ?? (await store.search.placeCentre(where));
  if (centre) filter.near = { latitude: centre.latitude, longitude: centre.longitude };
  return (await count(filter)) > 0 ? { ...plan, filter, widened: { place: place.name } } : undefined;
}

/** With fewer words: without those that the directory lacks, then without one, two and three others; at last the kind alone. */
async function withoutWords(parts: PlanParts, search: SearchText, plan: SearchPlan): Promise<SearchPlan | undefined> {
  const { correctedTo } = plan;
  let last: SearchPlan | undefined;
  const started = performance.now();
  for (const { text, dropped } of shorterTexts(search.text, parts.directory)) {
    if (performance.now() - started > MAX_MS) break;
    const reading = await readSearch(parts, { ...search, text });
    if (reading.filter.terms === undefined) continue;
    const next = planOf(reading, parts.now, { correctedTo, widened: { words: dropped } });
    if ((await parts.count(next.filter)) > 0) return next;
    last = next;
  }
  const around = last && (await aroundPlace(parts, last));
  return around && { ...around, widened: { ...last?.widened, ...around.widened } };
}
