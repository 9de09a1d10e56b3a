import fc from "fast-check";
import { expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import type { OnDuplicate } from "#contract/import-report";
import type { NewRule } from "#contract/rules";
import { businessKeys } from "#domain/business/business-keys";
import { mergeBusinesses } from "#domain/duplicates/merge-businesses";
import { plainTerms } from "#domain/search/plain-terms";
import { AppError } from "../../errors.ts";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { byAnn, importInto } from "../../testing/directories/import-into.ts";
import { openEmptyPostgresStore } from "../../testing/postgres/open-empty-store.ts";
import { openMemoryStore } from "../open-store.ts";
import type { DeletedFilter } from "../port/changes.ts";
import type { Store } from "../store.ts";

const STEPS = 40;
/** Number of steps between comparisons of the engines. */
const STEPS_BETWEEN_COMPARISONS = 4;
/** Number of runs, two by default, since a run takes seconds. */
const RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 50);
const PAGE = { limit: 50, offset: 0 };
const IDS = Array.from({ length: 30 }, (_, index) => index + 1);
const SLUGS = ["joe", "joes", "joe-austin", "blue-door-boston"] as const;

/** Ids that were assigned so far, the same on both engines. */
interface State {
  at: Date;
  changes: number[];
  imports: number[];
}
type Step = [name: string, run: (store: Store, state: State) => Promise<unknown>];

const id = fc.integer({ min: 1, max: 12 });
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 });
/** Position of an earlier change or import in the state. */
const index = fc.integer({ min: 0, max: 9 });
const limit = fc.constantFrom(1, 3, 100);
const placeId = fc.integer({ min: 1, max: 15 }).map((number) => `p${number}`);
const fields: fc.Arbitrary<Partial<BusinessDraft>> = fc.record(
  {
    name: fc.constantFrom("Blue Door", "Red Gate", "Joe"),
    city: fc.constantFrom("Austin", "Boston", "Salem", ""),
    phone: fc.constantFrom("555-0100", "555-0199", null),
    category: fc.constantFrom("Bakery", "Cafe"),
    businessStatus: fc.constantFrom("OPERATIONAL", "CLOSED_PERMANENTLY"),
    isVerified: fc.boolean(),
    website: fc.constantFrom("https://a.example", null),
  },
  { requiredKeys: [] },
);
const rule = fc.constantFrom<NewRule>(
  { kind: "city", from: "Austin", to: "Salem" },
  { kind: "city", from: "Salem", to: "Boston" },
  { kind: "city", from: "Boston", to: "Quincy", state: "Illinois" },
  { kind: "category", from: "Bakery", to: "shopping" },
);
const binFilter = fc.constantFrom<DeletedFilter>(
  { terms: plainTerms("blue") },
  { group: "restaurants" },
  { cityKey: "austin" },
  { stateKey: "illinois" },
  { missing: "phone" },
);

/** A step with arguments, named for reports. */
function step<Arguments extends unknown[]>(
  name: string,
  values: { [Position in keyof Arguments]: fc.Arbitrary<Arguments[Position]> },
  run: (store: Store, state: State, ...values: Arguments) => Promise<unknown>,
): fc.Arbitrary<Step> {
  return fc
    .tuple<Arguments>(...values)
    .map((stepArguments) => [
      `${name} ${JSON.stringify(stepArguments)}`,
      (store, state) => run(store, state, ...stepArguments),
    ]);
}

const STEP = fc.oneof(
  step("add", [placeId, fields], (store, { at }, place, fields) =>
    store.editing.add(businessInsert(place, fields), Object.keys(fields), byAnn(at)),
  ),
  step(
    "import",
    [fc.dictionary(placeId, fields, { minKeys: 1, maxKeys: 5 }), fc.constantFrom<OnDuplicate>("skip", "update")],
    (store, { at }, rows, onDuplicate) => importInto(store, rows, onDuplicate, at),
  ),
  step("undo import", [index, limit], async (store, { at, imports }, index, limit) => {
    const importId = pickByPosition(imports, index);
    await store.imports.beginUndo(importId, { actor: "ann", edited: "bin" }, at);
    while (!(await store.imports.undoBatch(importId, limit, at)).isDone);
    return store.imports.finishUndo(importId, at);
  }),
  step("edit", [ids, fields], (store, state, chosenIds, fields) => edit(store, state, chosenIds, fields)),
  step("edit slug", [id, fc.constantFrom(...SLUGS)], (store, state, one, slug) => edit(store, state, [one], { slug })),
  step("delete", [ids], async (store, { at }, chosenIds) => asChange(await store.editing.delete(chosenIds, byAnn(at)))),
  step("restore", [ids], (store, { at }, chosenIds) => store.editing.restore(chosenIds, byAnn(at))),
  step("undo", [index, limit], (store, { at, changes }, index, limit) =>
    store.changes.undo(pickByPosition(changes, index), limit, byAnn(at)),
  ),
  step("preview undo", [index, limit], (store, { changes }, index, limit) =>
    store.changes.previewUndo(pickByPosition(changes, index), 0, limit),
  ),
  step("empty bin", [ids], (store, { at }, chosenIds) => store.changes.emptyBin({ ids: chosenIds }, 100, byAnn(at))),
  step("filter bin", [binFilter], (store, _, filter) => store.changes.deletedBusinesses(filter, PAGE)),
  step("merge", [id, id], merge),
  step("undo merge", [id], (store, { at }, mergedId) => store.duplicates.undoMerge(mergedId, byAnn(at))),
  step("distinct", [id, id, fc.boolean()], (store, { at }, one, other, isDistinct) =>
    store.duplicates.setDistinct([one, other], isDistinct, byAnn(at)),
  ),
  step("likely pairs", [fc.array(fc.tuple(id, id))], (store, { at }, pairs) =>
    store.duplicates.setLikelyPairs(
      pairs.map((pair, number) => ({ ids: pair, score: number / 8, reasons: ["same name"] })),
      "3",
      at,
    ),
  ),
  step("SEO fields", [ids], (store, { at }, chosenIds) =>
    store.editing.setSeoFields(
      chosenIds.map((one) => ({ id: one, seoTitle: "T", seoDescription: "D", uniqueContent: "U", canonicalUrl: "/x" })),
      byAnn(at),
    ),
  ),
  step("preview rule", [rule], (store, _, newRule) => store.editing.previewRule(newRule, 0, 100)),
  step("add rule", [rule], (store, { at }, newRule) => store.editing.addRule(newRule, byAnn(at))),
  step("remove rule", [index], async (store, { at }, index) => {
    const storedRule = (await store.editing.rules())[index];
    return storedRule && store.editing.removeRule(storedRule.id, byAnn(at));
  }),
  step("apply rules", [limit], async (store, { at }, limit) => {
    for (const pending of (await store.editing.pendingRules()).toSorted((a, b) => a.id - b.id)) {
      for (let after: number | null = 0; after !== null; ) {
        after = (await store.editing.applyRule(pending, after, limit, byAnn(at))).lastId;
      }
    }
  }),
);

/** Picks one of the numbers by its position; 0 if there are none. */
function pickByPosition(numbers: readonly number[], position: number): number {
  return numbers[position % Math.max(1, numbers.length)] ?? 0;
}

/** Later steps may undo the change. */
function asChange<Batch extends { activityId: number | undefined }>(batch: Batch) {
  return { ...batch, changeId: batch.activityId };
}

async function edit(store: Store, { at }: State, chosenIds: readonly number[], overrides: Partial<BusinessDraft>) {
  const businesses = await store.directory.businessesByIds(chosenIds);
  const editedFields = await store.editing.editedFields(businesses.map((business) => business.id));
  const writes = businesses.map((before, position) => {
    const draft = { ...before, ...overrides };
    return {
      id: before.id,
      business: { ...draft, ...businessKeys(draft) },
      editedFields: [...new Set([...(editedFields[position] ?? []), ...Object.keys(overrides)])].toSorted(),
      expectedUpdatedAt: before.updatedAt,
    };
  });
  return asChange(await store.editing.write(writes, byAnn(at)));
}

async function merge(store: Store, { at }: State, survivorId: number, mergedId: number) {
  const [survivor, mergedBusiness] = [
    await store.directory.business(survivorId),
    await store.directory.business(mergedId),
  ];
  if (typeof survivor !== "object" || typeof mergedBusiness !== "object") return undefined;
  const [survivorFields = [], mergedFields = []] = await store.editing.editedFields([survivorId, mergedId]);
  const { draft, editedFields } = mergeBusinesses(
    { business: survivor, editedFields: survivorFields },
    { business: mergedBusiness, editedFields: mergedFields },
  );
  const expectedUpdatedAt: [string, string] = [survivor.updatedAt, mergedBusiness.updatedAt];
  const business = { ...draft, ...businessKeys(draft) };
  return store.duplicates.merge({ survivorId, mergedId, business, editedFields, expectedUpdatedAt }, byAnn(at));
}

/** Returns everything that a store shows. */
async function readEverything({ directory, search, editing, changes, duplicates, maintenance }: Store, state: State) {
  const slugs = SLUGS.map((slug) => directory.businessBySlug(slug));
  const deletedBusinesses = IDS.map(async (one) => [
    await changes.deletedBusiness(one),
    await duplicates.survivorOf(one),
  ]);
  const { cities, totalCount } = await directory.cities("", PAGE);
  return {
    businesses: await directory.businessesAfter(0, 100),
    deleted: await Promise.all(deletedBusinesses),
    edited: await editing.editedFields(IDS),
    slugs: await Promise.all(slugs),
    statistics: await directory.statistics(),
    // Ids are assigned in the order in which a transaction writes, which may differ.
    cities: cities.map(({ id: _, ...city }) => city),
    totalCities: totalCount,
    categories: await directory.categories(),
    countries: await directory.countries(),
    listed: await search.businesses({}, "recommended", PAGE),
    found: await search.businesses({ terms: plainTerms("blue") }, "latest", PAGE),
    all: await search.administratorList({}, "name", PAGE),
    withoutTexts: await search.administratorList({ missing: "seoText" }, "latest", PAGE),
    states: await changes.undoStates(state.changes),
    activity: await maintenance.activity(100),
    bin: await changes.deletedBusinesses({}, PAGE),
    merges: await duplicates.merges(100),
    likely: await duplicates.likelyPairs(PAGE),
    rules: await editing.rules(),
  };
}

/** Errors that a person could meet are results too. */
async function resultOf(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    throw error;
  }
}

function rememberIds(result: unknown, { changes, imports }: State) {
  const { changeId, importId } = (result ?? {}) as { changeId?: number; importId?: number };
  if (changeId !== undefined) changes.push(changeId);
  if (importId !== undefined && !imports.includes(importId)) imports.push(importId);
}

it("both engines hold the same after the same changes, whatever their order", async () => {
  const sequences = fc.array(STEP, { minLength: STEPS, maxLength: STEPS, size: "max" });
  const enginesAgree = fc.asyncProperty(sequences, async (steps) => {
    const [sqlite, postgres] = [await openMemoryStore(), await openEmptyPostgresStore()];
    const state: State = { at: new Date("2026-04-01T00:00:00Z"), changes: [], imports: [] };
    const doneSteps: string[] = [];
    for (const [name, run] of steps) {
      doneSteps.push(name);
      state.at = new Date(state.at.getTime() + 1000);
      const expected = await resultOf(run(sqlite, state));
      expect(await resultOf(run(postgres, state)), doneSteps.join("\n")).toEqual(expected);
      rememberIds(expected, state);
      if (doneSteps.length % STEPS_BETWEEN_COMPARISONS !== 0) continue;
      expect(await readEverything(postgres, state), doneSteps.join("\n")).toEqual(await readEverything(sqlite, state));
    }
    await Promise.all([sqlite.close(), postgres.close()]);
  });
  // Shrinking a counterexample would take minutes.
  await fc.assert(enginesAgree, { numRuns: RUNS, endOnFailure: true });
});
