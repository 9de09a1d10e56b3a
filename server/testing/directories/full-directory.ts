import type { BusinessDraft } from "#contract/business";
import { businessKeys } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import type { Passkey } from "../../store/port/people/passkeys.ts";
import type { Store } from "../../store/store.ts";
import { AT, byAnn, importInto } from "./import-into.ts";

const PAGE = { limit: 50, offset: 0 };
const WEBSITE = "https://corner.example/";
const HOURS: BusinessDraft["openingHours"] = { Monday: "9:00 AM - 5:00 PM" };

/** An edit that `undoEdit` reverts. */
const EDITED = { id: 1, before: "Joe's Pizza", after: "Joe's Pizzeria" };

const PASSKEY: Passkey = {
  id: "cGhvbmU",
  username: "ann",
  userHandle: "YW5u",
  publicKey: "a2V5",
  counter: 7,
  transports: ["internal", "hybrid"],
  relyingPartyId: "guide.example",
  name: "Phone",
  addedAt: AT,
  usedAt: null,
};

/** Fills every table of an empty store, and makes deletions. */
export async function fillDirectory(store: Store): Promise<{ changeId: number }> {
  const { editing, synonyms, ownFields, changes, duplicates, accounts, passkeys, maintenance, jobs } = store;
  const dogs = { key: "dogs", name: "Dogs", type: "yes-no" } as const;
  await ownFields.define([dogs, { key: "notes", name: "Notes", type: "text" }], AT);
  await ownFields.remove("notes", byAnn(AT, "remove-own-field"));
  await importInto(store, {
    p1: { name: EDITED.before, city: "Springfield", phone: "+1 415 555 1234", openingHours: HOURS, rating: 4.7 },
    p2: { name: "Café Ünïcode \\ \t \u{1f600}", city: "Greater Springfield", latitude: 39.8, longitude: -89.6 },
    p3: { name: "Closed Shop", businessStatus: "CLOSED_PERMANENTLY" },
    p4: { name: "Deleted Shop" },
    p5: { name: "Corner Bakery", category: "Bakery", attributes: { Service: { Delivery: true } } },
    p6: { name: "Corner Bakery Inc", category: "Bakery" },
    p7: { name: "Erased Shop" },
    p8: {
      name: "名前",
      category: "Herrenfriseur",
      ownValues: { dogs: true, notes: "Ring \\ twice" },
      city: "東京",
      country: "Japan",
      photos: ["https://a.example/1.jpg"],
    },
  });
  await importInto(store, { p5: { name: "Corner Bakery", rating: 3.2, category: "Bakery", website: WEBSITE } });
  const cityRule = { kind: "city", from: "Greater Springfield", to: "Springfield" } as const;
  const { rule, activityId } = await editing.addRule(cityRule, byAnn(AT, "add-rule"));
  await editing.applyRule(rule, 0, 100, { ...byAnn(AT, "add-rule"), activityId });
  await editing.addRule({ kind: "category", from: "Bakery", to: "shopping" }, byAnn(AT, "add-rule"));
  await synonyms.add({ from: "sub", to: "sandwich" }, byAnn(AT, "add-synonym"));
  const [business] = await store.directory.businessesByIds([EDITED.id]);
  if (business === undefined) throw new Error("the import is not there");
  const draft = { ...business, name: EDITED.after, slug: "joes" };
  const write = { id: EDITED.id, business: { ...draft, ...businessKeys(draft) }, editedFields: ["name"] };
  const { activityId: changeId = 0 } = await editing.write(
    [{ ...write, expectedUpdatedAt: business.updatedAt }],
    byAnn(),
  );
  await editing.delete([4, 7], byAnn(AT, "delete"));
  await changes.emptyBin({ ids: [7] }, 10, byAnn(AT, "empty-bin"));
  await mergeBakeries(store);
  await duplicates.setDistinct([1, 2], true, byAnn(AT, "distinct"));
  await duplicates.setLikelyPairs([{ ids: [1, 2], score: 0.1 + 0.2, reasons: ["same name"] }], "3", AT);
  await accounts.addFirstAdministrator("ann", "hash", AT);
  const added = { at: AT.toISOString(), actor: "ann", action: "add-passkey", detail: { name: "Phone" } };
  await passkeys.add(PASSKEY, added);
  await accounts.beginSession("key", { data: {}, expiresAt: new Date("2036-01-01") }, "ann", "hash", AT);
  await maintenance.setSetting("siteName", "Main");
  await maintenance.countMissedSearches([{ text: "sushi", place: "", count: 5 }], AT);
  await maintenance.recordActivity({ at: AT.toISOString(), actor: "cli", action: "export", detail: { rows: 5 } });
  await maintenance.recordWebsiteChecks([{ website: WEBSITE, at: AT, hasAnswered: false }]);
  const { job } = await jobs.begin({ kind: "generate-seo", actor: "cli", file: null }, AT);
  await store.photos.add(
    [{ name: `${"0a".repeat(16)}.webp`, bytes: Buffer.from("RIFF\0\0\0\0WEBPVP8 "), width: 4, height: 3 }],
    AT,
  );
  await store.scheduledFiles.add(
    { origin: "/inbox", name: "a.csv", hash: "0a", state: "new", uploadId: "0b", report: {} },
    AT,
  );
  await jobs.finish(job.id, { state: "finished", progress: null, result: null, error: null }, AT);
  return { changeId };
}

async function mergeBakeries({ directory, duplicates }: Store): Promise<void> {
  const [survivor, mergedBusiness] = await directory.businessesByIds([5, 6]);
  if (survivor === undefined || mergedBusiness === undefined) throw new Error("the import is not there");
  const business = { ...survivor, ...businessKeys(survivor) };
  const ids = { survivorId: survivor.id, mergedId: mergedBusiness.id };
  const expectedUpdatedAt: [string, string] = [survivor.updatedAt, mergedBusiness.updatedAt];
  await duplicates.merge({ ...ids, business, editedFields: ["category"], expectedUpdatedAt }, byAnn(AT, "merge"));
}

/** Returns everything that a store shows of its directory, except ids of dictionaries. */
export async function contentOf({ directory, search, editing, changes, duplicates, ...store }: Store) {
  const ids = Array.from({ length: 10 }, (_, index) => index + 1);
  return {
    businesses: await directory.businessesAfter(0, 100),
    deleted: await Promise.all(
      ids.map(async (id) => [await changes.deletedBusiness(id), await duplicates.survivorOf(id)]),
    ),
    edited: await editing.editedFields(ids),
    oldSlug: await directory.businessBySlug("joe-s-pizza-springfield"),
    statistics: await directory.statistics(),
    cities: await directory.cities("", PAGE),
    categories: await directory.categories(),
    kindOfAddress: await directory.category("herrenfriseur"),
    countries: await directory.countries(),
    listed: await search.businesses({}, "recommended", PAGE),
    found: await search.businesses({ terms: plainTerms("joe") }, "latest", PAGE),
    japanese: await search.businesses({ cityKey: "東京" }, "name", PAGE),
    all: await search.administratorList({}, "name", PAGE),
    synonyms: await search.synonyms(),
    ownFields: await directory.ownFields(),
    bin: await changes.deletedBusinesses({}, PAGE),
    merges: await duplicates.merges(100),
    likely: (await duplicates.likelyPairs(PAGE)).pairs,
    rules: await editing.rules(),
    pending: await editing.pendingRules(),
    imports: await store.imports.list(100, AT),
    jobs: await store.jobs.list(100),
    activity: await store.maintenance.activity(100),
    missed: await store.maintenance.missedSearches(100),
    websiteChecks: await store.maintenance.summarizeWebsiteChecks(),
    setting: await store.maintenance.setting("siteName"),
    administrators: await store.accounts.administrators(),
    hash: await store.accounts.passwordHash("ann"),
    passkeys: await store.passkeys.of("ann"),
  };
}

/** Reverts the edit of `fillDirectory`, and returns the names before and after. */
export async function undoEdit({ changes, directory }: Store, changeId: number): Promise<string[]> {
  const name = async () => (await directory.businessesByIds([EDITED.id]))[0]?.name ?? "";
  const before = await name();
  while (!(await changes.undo(changeId, 100, byAnn(AT, "undo-change"))).isDone);
  return [before, await name()];
}
