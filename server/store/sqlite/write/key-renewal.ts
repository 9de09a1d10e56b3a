import type { Database } from "better-sqlite3";
import { cityKey } from "#domain/address/city-key";
import { KEY_VERSION } from "#domain/business/business-keys";
import { type KindRules, kindByRules, kindRulesOf } from "#domain/categories/kind-rules";
import { type Dictionary, type DictionaryEntry, dictionariesWith, staleEntries } from "../../keys/dictionary-keys.ts";
import { intervalBytes } from "../../records/interval-bytes.ts";
import type { openLongWrites } from "../connection/long-writes.ts";
import type { Transactions } from "../connection/transactions.ts";
import { openCategoryGroups } from "../history/category-groups.ts";
import { openKindRenewal } from "../history/renew-kinds.ts";
import { openCategoryNames } from "../rules/category-names.ts";
import { openRules } from "../rules/rules.ts";
import type { BusinessWriter } from "./business-writer.ts";
import { type Counters, openCounters } from "./counters.ts";
import { openCityAliases } from "./dictionaries.ts";

/** Number of businesses per transaction, which takes some tens of milliseconds. */
const BATCH_BUSINESSES = 250;

/**
 * Renews the keys of dictionaries, rules and opening patterns for this program's key version, in one transaction, and marks all businesses as
 * stale. From then on, pages of cities and categories are found by their new keys. Returns whether there was something to renew.
 */
export function renewDictionaryKeys(db: Database): boolean {
  const counters = openCounters(db);
  if (counters.get("keyVersion") === KEY_VERSION) return false;
  const renew = db.transaction(() => {
    if (counters.get("keyVersion") === KEY_VERSION) return false;
    openRules(db).renewKeys();
    const kinds = renewCategoryNames(db);
    for (const dictionary of dictionariesWith(kinds)) renewKeys(db, dictionary);
    renewKindNames(db, kinds);
    renewCityNames(db);
    openCategoryGroups(db).renew();
    renewIntervals(db);
    counters.set("keyVersion", KEY_VERSION);
    counters.set("staleFromId", 1);
    counters.set("staleUntilId", counters.get("lastBusinessId"));
    counters.add("generation", 1);
    counters.add("revision", 1);
    return true;
  });
  return renew.immediate();
}

/** If two entries get the same key, the larger one has it; the businesses of the other move to it one by one. */
function renewKeys(db: Database, dictionary: Dictionary): void {
  const { table, key, condition, keepsKey } = dictionary;
  const set = db.prepare<[string, number]>(`UPDATE OR IGNORE ${table} SET ${key} = ? WHERE id = ?`);
  const entries = db.prepare<[], DictionaryEntry>(
    `${selectEntries(dictionary)} WHERE ${condition} ORDER BY business_count DESC, id`,
  );
  const staleKeys = staleEntries(dictionary, entries.all());
  // One entry's new key may be the old key of another.
  for (const { id, key: oldKey } of staleKeys) set.run(`${oldKey}~${id}`, id);
  for (const { id, renewed } of staleKeys) set.run(renewed, id);
  if (!keepsKey) return;
  const keep = db.prepare<[string, number, string]>(
    `UPDATE OR IGNORE ${table} SET ${key} = ? WHERE id = ? AND ${key} = ?`,
  );
  for (const { id, key: oldKey } of staleKeys) keep.run(oldKey, id, `${oldKey}~${id}`);
}

/** Stores the addresses of categories that are about to change, so that they redirect. Returns the rules of kinds. */
function renewCategoryNames(db: Database): KindRules {
  const names = openCategoryNames(db);
  names.renew();
  const kinds = kindRulesOf(openRules(db).kindTargets());
  const entries = db.prepare<[], { slug: string; category: string }>("SELECT slug, category FROM categories").all();
  for (const { slug, category } of entries)
    if (kindByRules(category, kinds).slug !== slug) names.addAddress(slug, category);
  return kinds;
}

/** Renames kinds to the names that this program version gives them. */
function renewKindNames(db: Database, kinds: KindRules): void {
  const set = db.prepare<[string, number]>("UPDATE categories SET category = ? WHERE id = ?");
  const entries = db.prepare<[], { id: number; slug: string; category: string }>(
    "SELECT id, slug, category FROM categories",
  );
  for (const { id, slug, category } of entries.all()) {
    const kind = kindByRules(category, kinds);
    if (kind.slug === slug && kind.name !== category) set.run(kind.name, id);
  }
}

function selectEntries({ table, key, name, country }: Dictionary): string {
  return `SELECT id, ${key} AS key, ${name} AS name, ${country} AS country FROM ${table}`;
}

/** Renews the aliases of all cities and the keys of their spellings. */
function renewCityNames(db: Database): void {
  const aliases = openCityAliases(db);
  const cities = db.prepare<[], Pick<DictionaryEntry, "id" | "key" | "country">>(
    "SELECT id, city_key AS key, country FROM cities",
  );
  db.exec("DELETE FROM city_aliases");
  for (const { id, key, country } of cities.all()) aliases.addAliases(id, key, country);
  const setKey = db.prepare("UPDATE city_spellings SET name_key = ? WHERE city_id = ? AND name = ?");
  const spellings = db.prepare<[], { id: number; name: string }>(
    "SELECT DISTINCT city_id AS id, name FROM city_spellings",
  );
  for (const { id, name } of spellings.all()) setKey.run(cityKey(name), id, name);
}

function renewIntervals(db: Database): void {
  const set = db.prepare("UPDATE opening_patterns SET intervals = ? WHERE id = ?");
  const selectPatterns = db.prepare<[], { id: number; hours: string; intervals: Buffer }>(
    "SELECT id, hours, intervals FROM opening_patterns",
  );
  for (const { id, hours, intervals } of selectPatterns.all()) {
    const renewedIntervals = intervalBytes(hours);
    if (!renewedIntervals.equals(intervals)) set.run(renewedIntervals, id);
  }
}

interface RenewalParts {
  writer: BusinessWriter;
  counters: Counters;
  longWrites: ReturnType<typeof openLongWrites>;
  transactions: Transactions;
}

/** Recomputes the keys of stale businesses, a batch per transaction. Stops after an abort; the next call continues. */
export function openKeyRenewal(db: Database, { writer, counters, longWrites, transactions }: RenewalParts) {
  const renewKinds = openKindRenewal(db, { counters, writer, transactions });
  const staleIds = db.prepare<[number, number, number], number>(
    "SELECT id FROM businesses WHERE id >= ? AND id <= ? ORDER BY id LIMIT ?",
  );
  staleIds.pluck();

  /** Renews a batch. Returns the fraction of the directory that is renewed, 0 to 1. */
  function renewBatch(): number {
    const lastId = counters.get("staleUntilId");
    const ids = staleIds.all(counters.get("staleFromId"), lastId, BATCH_BUSINESSES);
    writer.rekey(ids);
    longWrites.heartbeat(new Date());
    if (ids.length < BATCH_BUSINESSES) {
      // The keys count as stale until `finish`, so that an interrupted renewal is resumed.
      counters.set("staleFromId", lastId);
      return 1;
    }
    const renewedUntil = ids.at(-1) as number;
    counters.set("staleFromId", renewedUntil + 1);
    return renewedUntil / (lastId + 1);
  }

  function finish() {
    counters.set("staleFromId", counters.get("staleUntilId") + 1);
    removeStaleEntries(db, counters);
    longWrites.end();
  }

  return {
    hasStale: () => counters.get("staleFromId") <= counters.get("staleUntilId"),
    async renew(signal?: AbortSignal, onProgress?: (fraction: number) => void): Promise<void> {
      for (let fraction = 0; fraction < 1 && !signal?.aborted; onProgress?.(fraction)) {
        fraction = await transactions.writeChunk(renewBatch);
      }
      // Entries of the search index that an older program wrote did not record which businesses a category has.
      if (signal?.aborted) return;
      await renewKinds(() => longWrites.heartbeat(new Date()));
      await transactions.writeChunk(finish);
    },
  };
}

/** Removes entries whose businesses have all moved to another key. */
function removeStaleEntries(db: Database, counters: Counters): void {
  for (const dictionary of dictionariesWith(kindRulesOf(openRules(db).kindTargets()))) {
    const remove = db.prepare(`DELETE FROM ${dictionary.table} WHERE id = ?`);
    const selectEmpty = db.prepare<[], DictionaryEntry>(
      `${selectEntries(dictionary)} WHERE ${dictionary.condition} AND business_count = 0`,
    );
    for (const { id } of staleEntries(dictionary, selectEmpty.all())) remove.run(id);
  }
  counters.add("generation", 1);
}
