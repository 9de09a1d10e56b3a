import { setImmediate as nextTurn } from "node:timers/promises";
import type { NewRule, RulePreview } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import { addressOf } from "#domain/categories/kind";
import { collectSimilarNames } from "#domain/rules/similar-names";
import type { Store } from "../../store/store.ts";
import { checkRule } from "./check-rule.ts";

/** Number of businesses or names per read: some tens of milliseconds. */
const READ_BUSINESSES = 500;
const READ_NAMES = 2_000;
const MAX_NAMES = 100_000;
const MAX_EXAMPLES = 10;

type PreviewStore = Pick<Store, "editing" | "directory">;

/** Previews a rule on the current businesses. Throws what `checkRule` throws. */
export async function previewRule(store: PreviewStore, newRule: NewRule): Promise<RulePreview> {
  const rule = await checkRule(store, newRule);
  const preview = { ...(await countBusinesses(store, rule)), targetBusinesses: await countTarget(store, rule) };
  const isKnown = rule.kind === "city" ? preview.places.length > 0 : await hasCategory(store, rule.from);
  const isNewCity = rule.kind === "city" && preview.targetBusinesses === 0;
  return {
    ...preview,
    suggestions: {
      from: isKnown ? [] : await similarNames(store, rule.kind, rule.from),
      to: isNewCity ? (await similarNames(store, "city", rule.to)).filter((name) => name !== rule.from) : [],
    },
  };
}

async function countBusinesses(store: PreviewStore, rule: NewRule) {
  const places = new Map<string, RulePreview["places"][number]>();
  const examples: RulePreview["examples"] = [];
  let businesses = 0;
  for (let afterId: number | null = 0; afterId !== null; ) {
    const step = await store.editing.previewRule(rule, afterId, READ_BUSINESSES);
    businesses += step.businesses;
    examples.push(...step.examples.slice(0, MAX_EXAMPLES - examples.length));
    for (const place of step.places) {
      const key = `${place.state}\n${place.country}`;
      const previousCount = places.get(key)?.businesses ?? 0;
      places.set(key, { ...place, businesses: previousCount + place.businesses });
    }
    afterId = step.lastId;
    await nextTurn();
  }
  const largestFirst = [...places.values()].toSorted((a, b) => b.businesses - a.businesses);
  return { businesses, places: largestFirst, examples };
}

/** Counts the businesses that already have the new name: 0 also if it is another name of the same city. */
async function countTarget({ directory }: PreviewStore, { kind, from, to }: NewRule): Promise<number> {
  if (kind === "city") {
    const [source, target] = [await directory.city(cityKey(from)), await directory.city(cityKey(to))];
    return target === undefined || target.id === source?.id ? 0 : target.businessCount;
  }
  if (kind === "kind") {
    const target = await directory.category(to);
    return target?.slug === addressOf(to) ? target.businessCount : 0;
  }
  const categoriesOfGroup = (await directory.categories()).filter(({ group }) => group === to);
  return categoriesOfGroup.reduce((total, { businessCount }) => total + businessCount, 0);
}

async function hasCategory({ directory }: PreviewStore, name: string): Promise<boolean> {
  return ((await directory.category(name))?.businessCount ?? 0) > 0;
}

async function similarNames(store: PreviewStore, kind: NewRule["kind"], name: string): Promise<string[]> {
  const similarNames = collectSimilarNames(name);
  for await (const names of kind === "city" ? cityNames(store) : categoryNames(store)) {
    similarNames.offer(names);
    await nextTurn();
  }
  return similarNames.names();
}

/** Yields names with the most businesses first. */
async function* cityNames({ directory }: PreviewStore): AsyncGenerator<string[]> {
  for (let offset = 0; offset < MAX_NAMES; offset += READ_NAMES) {
    const { cities } = await directory.cities("", { limit: READ_NAMES, offset });
    yield cities.map(({ name }) => name);
    if (cities.length < READ_NAMES) return;
  }
}

async function* categoryNames({ directory }: PreviewStore): AsyncGenerator<string[]> {
  const names = (await directory.categories()).map(({ category }) => category);
  for (let batchStart = 0; batchStart < names.length; batchStart += READ_NAMES)
    yield names.slice(batchStart, batchStart + READ_NAMES);
}
