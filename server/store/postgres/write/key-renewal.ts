import { cityKey } from "#domain/address/city-key";
import { KEY_VERSION } from "#domain/business/business-keys";
import { type KindRules, kindByRules, kindRulesOf } from "#domain/categories/kind-rules";
import { otherKeysOfCity } from "#domain/cities/city-identity";
import { type Dictionary, type DictionaryEntry, dictionariesWith, staleEntries } from "../../keys/dictionary-keys.ts";
import { intervalBytes } from "../../records/interval-bytes.ts";
import { longWrites } from "../connection/long-writes.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";
import { categoryGroups } from "../history/category-groups.ts";
import { renewKinds } from "../history/renew-kinds.ts";
import { categoryNames } from "../rules/category-names.ts";
import { rules } from "../rules/rules.ts";
import type { BusinessWriter } from "./business-writer.ts";
import { addCityAliases } from "./dictionaries.ts";

/** Number of businesses per transaction, which takes some hundred milliseconds. */
const BATCH_BUSINESSES = 1_000;

/**
 * Renews the keys of dictionaries, rules and opening patterns for this program's key version, in one transaction, and marks all businesses
 * as stale. From then on, pages of cities and categories are found by their new keys. Returns whether there was something to renew.
 */
export async function renewDictionaryKeys({ read, write }: Pick<Transactions, "read" | "write">): Promise<boolean> {
  const isRenewed = async (tx: Transaction) => tx.counter("keyVersion") === KEY_VERSION;
  if (await read(isRenewed)) return false;
  return write(async (tx) => {
    // Another server may have renewed them while this one waited.
    if (await isRenewed(tx)) return false;
    await rules.renewKeys(tx);
    const kinds = await renewCategoryNames(tx);
    for (const dictionary of dictionariesWith(kinds)) await renewKeys(tx, dictionary);
    await renewKindNames(tx, kinds);
    await renewCityNames(tx);
    await categoryGroups.renew(tx);
    await renewIntervals(tx);
    tx.setCounter("keyVersion", KEY_VERSION);
    tx.setCounter("staleFromId", 1);
    tx.setCounter("staleUntilId", tx.counter("lastBusinessId"));
    tx.addToCounter("generation", 1);
    return true;
  });
}

function selectEntries({ table, key, name, country }: Dictionary): string {
  return `SELECT id, ${key} AS key, ${name} AS name, ${country} AS country FROM ${table}`;
}

/** If two entries get the same key, the larger one has it; the businesses of the other move to it one by one. */
async function renewKeys(tx: Transaction, dictionary: Dictionary): Promise<void> {
  const { table, key, condition, keepsKey } = dictionary;
  const entries = await tx.rows<DictionaryEntry>(
    `${selectEntries(dictionary)} WHERE ${condition} ORDER BY business_count DESC, id`,
  );
  const staleKeys = staleEntries(dictionary, entries);
  const staleIds = new Set(staleKeys.map(({ id }) => id));
  const takenKeys = new Set(entries.flatMap((entry) => (staleIds.has(entry.id) ? [] : [entry.key])));
  const renewedEntries = staleKeys.filter((entry) => {
    const isFree = !takenKeys.has(entry.renewed);
    takenKeys.add(entry.renewed);
    return isFree;
  });
  const set = (ids: number[], keys: string[]) =>
    tx.run(
      `UPDATE ${table} SET ${key} = changed.key FROM unnest($1::bigint[], $2::text[]) AS changed (id, key)
       WHERE ${table}.id = changed.id`,
      [ids, keys],
    );
  // One entry's new key may be the old key of another.
  await set(
    staleKeys.map(({ id }) => id),
    staleKeys.map(({ id, key: oldKey }) => `${oldKey}~${id}`),
  );
  await set(
    renewedEntries.map(({ id }) => id),
    renewedEntries.map((entry) => entry.renewed),
  );
  if (!keepsKey) return;
  const isRenewed = new Set(renewedEntries);
  const keptEntries = staleKeys.filter((entry) => !isRenewed.has(entry) && !takenKeys.has(entry.key));
  await set(
    keptEntries.map(({ id }) => id),
    keptEntries.map((entry) => entry.key),
  );
}

/** Stores the addresses of categories that are about to change, so that they redirect. Returns the rules of kinds. */
async function renewCategoryNames(tx: Transaction): Promise<KindRules> {
  await categoryNames.renew(tx);
  const kinds = kindRulesOf(await rules.kindTargets(tx));
  const entries = await tx.rows<{ slug: string; category: string }>("SELECT slug, category FROM categories");
  const movedEntries = entries.filter(({ slug, category }) => kindByRules(category, kinds).slug !== slug);
  await categoryNames.add(tx, movedEntries);
  return kinds;
}

/** Renames kinds to the names that this program version gives them. */
async function renewKindNames(tx: Transaction, kinds: KindRules): Promise<void> {
  const entries = await tx.rows<{ id: number; slug: string; category: string }>(
    "SELECT id, slug, category FROM categories",
  );
  const renamedEntries = entries
    .map(({ id, slug, category }) => ({ id, slug, category, kind: kindByRules(category, kinds) }))
    .filter(({ slug, category, kind }) => kind.slug === slug && kind.name !== category);
  await tx.run(
    `UPDATE categories SET category = changed.category FROM unnest($1::bigint[], $2::text[]) AS changed (id, category)
     WHERE categories.id = changed.id`,
    [renamedEntries.map(({ id }) => id), renamedEntries.map(({ kind }) => kind.name)],
  );
}

/** Renews the aliases of all cities and the keys of their spellings. */
async function renewCityNames(tx: Transaction): Promise<void> {
  await tx.run("DELETE FROM city_aliases");
  const cities = await tx.rows<Omit<DictionaryEntry, "name">>("SELECT id, city_key AS key, country FROM cities");
  const aliases = cities.flatMap(({ id, key, country }) =>
    otherKeysOfCity(key, country).map((other): [string, number] => [other, id]),
  );
  await addCityAliases(tx, aliases);
  const names = await tx.values<string>("SELECT DISTINCT name FROM city_spellings");
  await tx.run(
    `UPDATE city_spellings SET name_key = changed.key FROM unnest($1::text[], $2::text[]) AS changed (name, key)
     WHERE city_spellings.name = changed.name AND city_spellings.name_key <> changed.key`,
    [names, names.map(cityKey)],
  );
}

async function renewIntervals(tx: Transaction): Promise<void> {
  const patterns = await tx.rows<{ id: number; hours: string; intervals: Buffer }>(
    "SELECT id, hours, intervals FROM opening_patterns",
  );
  const changedPatterns = patterns
    .map(({ id, hours, intervals }) => ({ id, intervals, renewed: intervalBytes(hours) }))
    .filter(({ intervals, renewed }) => !renewed.equals(intervals));
  await tx.run(
    `UPDATE opening_patterns p SET intervals = changed.intervals
     FROM unnest($1::bigint[], $2::bytea[]) AS changed (id, intervals) WHERE p.id = changed.id`,
    [changedPatterns.map(({ id }) => id), changedPatterns.map(({ renewed }) => renewed)],
  );
}

export const hasStaleKeys = async (tx: Transaction): Promise<boolean> =>
  tx.counter("staleFromId") <= tx.counter("staleUntilId");

/** Recomputes the keys of stale businesses, a batch per transaction. Stops after an abort; the next call continues. */
export async function renewBusinessKeys(
  { writer, transactions }: { writer: BusinessWriter; transactions: Transactions },
  signal?: AbortSignal,
  onProgress?: (fraction: number) => void,
): Promise<void> {
  for (let fraction = 0; fraction < 1 && !signal?.aborted; onProgress?.(fraction)) {
    fraction = await transactions.writeChunk((tx) => renewBatch(tx, writer));
  }
  if (signal?.aborted) return;
  await renewKinds({ writer, transactions }, (tx) => longWrites.heartbeat(tx, new Date()));
  await transactions.writeChunk(finish);
}

/** Renews a batch. Returns the fraction of the directory that is renewed, 0 to 1. */
async function renewBatch(tx: Transaction, writer: BusinessWriter): Promise<number> {
  const lastId = tx.counter("staleUntilId");
  const ids = await tx.values<number>("SELECT id FROM businesses WHERE id >= $1 AND id <= $2 ORDER BY id LIMIT $3", [
    tx.counter("staleFromId"),
    lastId,
    BATCH_BUSINESSES,
  ]);
  await writer.rekey(tx, ids);
  longWrites.heartbeat(tx, new Date());
  const renewedUntil = ids.at(-1);
  if (ids.length < BATCH_BUSINESSES || renewedUntil === undefined) {
    // The keys count as stale until `finish`, so that an interrupted renewal is resumed.
    tx.setCounter("staleFromId", lastId);
    return 1;
  }
  tx.setCounter("staleFromId", renewedUntil + 1);
  return renewedUntil / (lastId + 1);
}

async function finish(tx: Transaction): Promise<void> {
  tx.setCounter("staleFromId", tx.counter("staleUntilId") + 1);
  for (const dictionary of dictionariesWith(kindRulesOf(await rules.kindTargets(tx)))) {
    const emptyEntries = await tx.rows<DictionaryEntry>(
      `${selectEntries(dictionary)} WHERE ${dictionary.condition} AND business_count = 0`,
    );
    const staleIds = staleEntries(dictionary, emptyEntries).map(({ id }) => id);
    await tx.run(`DELETE FROM ${dictionary.table} WHERE id = ANY($1::bigint[])`, [staleIds]);
  }
  tx.addToCounter("generation", 1);
  longWrites.end(tx);
}
