import type { MissedSearch } from "#contract/admin-api";
import { LEAST_SEARCHES, type MissedSearchCount } from "../../port/maintenance.ts";
import { dayOf, lastTrialDay, MAX_MISSED_SEARCHES } from "../../records/missed-searches.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Searches with few results: counts and days, nothing about who searched. */
export const missedSearches = {
  async count(tx: Transaction, searches: readonly MissedSearchCount[], at: Date): Promise<void> {
    await tx.run(
      `INSERT INTO missed_searches AS known (text, place, count, first_day, last_day)
       SELECT text, place, sum(count), $4::text, $4::text FROM unnest($1::text[], $2::text[], $3::bigint[]) AS s (text, place, count)
       GROUP BY text, place
       ON CONFLICT (text, place) DO UPDATE SET count = known.count + excluded.count, last_day = excluded.last_day`,
      [
        searches.map(({ text }) => text),
        searches.map(({ place }) => place),
        searches.map(({ count }) => count),
        dayOf(at),
      ],
    );
    await tx.run(`DELETE FROM missed_searches WHERE count < ${LEAST_SEARCHES} AND first_day <= $1`, [lastTrialDay(at)]);
    const surplusCount = Number(await tx.value("SELECT count(*) FROM missed_searches")) - MAX_MISSED_SEARCHES;
    if (surplusCount <= 0) return;
    await tx.run(
      `DELETE FROM missed_searches WHERE (text, place) IN (
         SELECT text, place FROM missed_searches ORDER BY least(count, ${LEAST_SEARCHES}), last_day, count LIMIT $1)`,
      [surplusCount],
    );
  },

  most: (tx: Transaction, limit: number) =>
    tx.rows<MissedSearch>(
      `SELECT text, place, count, first_day AS "firstDay", last_day AS "lastDay" FROM missed_searches
       WHERE count >= ${LEAST_SEARCHES} ORDER BY count DESC, last_day DESC, text, place LIMIT $1`,
      [limit],
    ),

  async remove(tx: Transaction, text: string | undefined): Promise<void> {
    await tx.run("DELETE FROM missed_searches WHERE text = coalesce($1, text)", [text ?? null]);
  },
};
