import { plainTerms } from "#domain/search/plain-terms";
import { openPostgresStore } from "../../../store/postgres/open-postgres-store.ts";
import type { Store } from "../../../store/store.ts";
import { queryDatabase } from "../../postgres/query-database.ts";
import { COMMON_WORD } from "./made-up-rows.ts";

export interface DatabaseExamination {
  /** Data that contradicts the businesses: duplicate rows, counters, lists, words. Empty if all agrees. */
  damages: string[];
  /** Names by place id. */
  names: Map<string, string>;
}

/** Opens a database as any command does, and compares derived data with the businesses, which all have `COMMON_WORD` in their names. */
export async function examineDatabase(url: string): Promise<DatabaseExamination> {
  const rows = await readRows(url);
  const names = new Map(rows);
  const store = await openPostgresStore({ url, name: "of a fault", poolSize: 2, tls: "off" }, { mustExist: true });
  try {
    const damages = rows.length === names.size ? [] : [`${rows.length - names.size} businesses are there twice`];
    for (const [what, count] of await countsOf(store)) {
      if (count !== names.size) damages.push(`${count} are ${what}, ${names.size} are there`);
    }
    return { damages, names };
  } finally {
    await store.close();
  }
}

async function countsOf({ directory, search }: Store): Promise<[what: string, count: number][]> {
  const page = { limit: 1, offset: 0 };
  const facets = await search.facets({}, {}, new Date());
  return [
    ["counted", await directory.countBusinesses()],
    ["in the counters", (await directory.statistics()).totalBusinesses],
    ["listed", (await search.businesses({}, "latest", page)).totalCount],
    ["found by a word", (await search.businesses({ terms: plainTerms(COMMON_WORD) }, "best", page)).totalCount],
    ["of some category", facets.categories.reduce((sum, { businessCount }) => sum + businessCount, 0)],
  ];
}

async function readRows(url: string): Promise<[placeId: string, name: string][]> {
  const rows = await queryDatabase<{ placeId: string; name: string }>(
    url,
    'SELECT place_id AS "placeId", name FROM businesses',
  );
  return rows.map(({ placeId, name }) => [placeId, name]);
}
