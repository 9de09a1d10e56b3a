import type { Database } from "better-sqlite3";
import type { MissedSearch } from "#contract/admin-api";
import { LEAST_SEARCHES, type MissedSearchCount } from "../../port/maintenance.ts";
import { dayOf, lastTrialDay, MAX_MISSED_SEARCHES } from "../../records/missed-searches.ts";

/** Searches with few results: counts and days, nothing about who searched. */
export function openMissedSearches(db: Database) {
  const upsertCount = db.prepare(
    `INSERT INTO missed_searches (text, place, count, first_day, last_day) VALUES (@text, @place, @count, @day, @day)
     ON CONFLICT DO UPDATE SET count = count + excluded.count, last_day = excluded.last_day`,
  );
  const dropRare = db.prepare(`DELETE FROM missed_searches WHERE count < ${LEAST_SEARCHES} AND first_day <= ?`);
  const countEntries = db.prepare<[], number>("SELECT count(*) FROM missed_searches").pluck();
  const dropSurplus = db.prepare(
    `DELETE FROM missed_searches WHERE (text, place) IN (
       SELECT text, place FROM missed_searches ORDER BY min(count, ${LEAST_SEARCHES}), last_day, count LIMIT ?)`,
  );
  const selectMost = db.prepare<[number], MissedSearch>(
    `SELECT text, place, count, first_day AS firstDay, last_day AS lastDay FROM missed_searches
     WHERE count >= ${LEAST_SEARCHES} ORDER BY count DESC, last_day DESC, text, place LIMIT ?`,
  );
  const removeAll = db.prepare("DELETE FROM missed_searches");
  const remove = db.prepare("DELETE FROM missed_searches WHERE text = ?");

  return {
    count(searches: readonly MissedSearchCount[], at: Date) {
      const day = dayOf(at);
      for (const search of searches) upsertCount.run({ ...search, day });
      dropRare.run(lastTrialDay(at));
      const surplusCount = (countEntries.get() ?? 0) - MAX_MISSED_SEARCHES;
      if (surplusCount > 0) dropSurplus.run(surplusCount);
    },
    most: (limit: number) => selectMost.all(limit),
    remove: (text: string | undefined) => (text === undefined ? removeAll.run() : remove.run(text)),
  };
}
