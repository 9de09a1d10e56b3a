import type { Database } from "better-sqlite3";
import { Businesses } from "../../unit-of-work/businesses.ts";
import type { UnitOfWork } from "../../unit-of-work/unit-of-work.ts";
import { openChangeJournal } from "../history/change-journal.ts";
import { openMergeEntries } from "../history/merges.ts";
import { openImportJournal } from "../imports/import-journal.ts";
import { openRuleApplication } from "../rules/rule-application.ts";
import { openBusinessRows } from "./business-rows.ts";
import { type Counters, openCounters } from "./counters.ts";
import { openDeletedBusinesses } from "./deleted-businesses.ts";
import { openSlugs } from "./slugs.ts";

export type BusinessWriter = ReturnType<typeof openBusinessWriter>;

/** Units of work, each in a transaction of the caller. */
export function openBusinessWriter(db: Database, counters: Counters = openCounters(db)) {
  const rows = openBusinessRows(db, counters);
  const rules = openRuleApplication(db);
  const tables = {
    rules,
    slugs: openSlugs(db),
    tombstones: openDeletedBusinesses(db),
    changes: openChangeJournal(db),
    imports: openImportJournal(db),
    merges: openMergeEntries(db),
  };

  function begin(): UnitOfWork {
    rows.begin();
    rules.refresh();
    return { ...tables, businesses: new Businesses({ ...tables, rows }, rows.lastId()) };
  }

  function write<T>(work: (unit: UnitOfWork) => T): T {
    const unit = begin();
    const result = work(unit);
    counters.set("lastBusinessId", unit.businesses.lastId());
    rows.end();
    return result;
  }

  return {
    /** Runs `work`, then writes the counts and search terms of changed businesses. */
    write,
    /** Runs `work`, which only reads. */
    read: <T>(work: (unit: UnitOfWork) => T): T => work(begin()),
    /** Recomputes the keys of businesses. */
    rekey: (ids: readonly number[]) =>
      write(({ businesses }) => {
        for (const id of ids) businesses.rekey(id);
      }),
    /** Drops cached ids that a rollback has made invalid. */
    forget: () => rows.forget(),
  };
}
