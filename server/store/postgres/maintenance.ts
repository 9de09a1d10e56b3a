import type { Maintenance } from "../port/maintenance.ts";
import { SCHEMA_VERSION } from "../schema-version.ts";
import { probeDatabase } from "./connection/probe-database.ts";
import { storageError } from "./connection/storage-error.ts";
import { vacuum } from "./connection/vacuum.ts";
import { copyToBackup } from "./copy/copy-to-backup.ts";
import type { Engine } from "./engine.ts";
import { hasManyRanges, mergeAllPostings } from "./full-text/merge-postings.ts";
import { activity } from "./history/activity.ts";
import { missedSearches } from "./history/missed-searches.ts";
import { websiteChecks } from "./history/website-checks.ts";
import { emptyDirectory, TABLES_TO_VACUUM } from "./write/delete-all.ts";
import { hasStaleKeys, renewBusinessKeys } from "./write/key-renewal.ts";

export function createMaintenance({ pool, transactions, writer }: Engine): Maintenance {
  const { read, write, writePrivate } = transactions;

  return {
    async deleteAll(actor, at, detail, expectedVersion) {
      const deletedCount = await write(async (tx) => {
        const count = await emptyDirectory(tx, expectedVersion);
        await activity.record(tx, {
          at: at.toISOString(),
          actor,
          action: "delete-all",
          detail: { ...detail, deleted: count },
        });
        return count;
      });
      // The rows are deleted: if this fails, autovacuum does it later.
      await vacuum(pool, TABLES_TO_VACUUM).catch(() => undefined);
      return deletedCount;
    },

    recordActivity: (entry) =>
      writePrivate(async (tx) => {
        await activity.record(tx, entry);
      }),
    activity: (limit, excludedActions) => read((tx) => activity.list(tx, limit, excludedActions)),
    activityEntry: (id) => read((tx) => activity.entry(tx, id)),
    countMissedSearches: (searches, at) => writePrivate((tx) => missedSearches.count(tx, searches, at)),
    missedSearches: (limit) => read((tx) => missedSearches.most(tx, limit)),
    forgetMissedSearches: (text) => writePrivate((tx) => missedSearches.remove(tx, text)),
    dueWebsites: (due) => read((tx) => websiteChecks.due(tx, due)),
    recordWebsiteChecks: async (checks) => {
      const isShown = await read((tx) => websiteChecks.changesPages(tx, checks));
      await (isShown ? write : writePrivate)((tx) => websiteChecks.record(tx, checks));
    },
    summarizeWebsiteChecks: () => writePrivate((tx) => websiteChecks.summarize(tx)),
    setting: (key) => read((tx) => activity.setting(tx, key)),
    settings: (keys) => read((tx) => activity.settings(tx, keys)),
    changeSettings: (changes, entry) => write((tx) => activity.changeSettings(tx, changes, entry)),
    setSetting: (key, value) => writePrivate((tx) => activity.setSetting(tx, key, value)),
    ensureSetting: (key, value) => writePrivate((tx) => activity.ensureSetting(tx, key, value)),
    copyTo: (file, onProgress) => copyToBackup(read, file, onProgress),
    probe: () => probeDatabase(pool),
    async supersession() {
      try {
        const { rows } = await pool.query<{ value: number }>("SELECT value FROM counters WHERE name = 'schemaVersion'");
        return rows[0]?.value === SCHEMA_VERSION ? undefined : "migrated";
      } catch (error) {
        throw storageError(error);
      }
    },
    async needsMaintenance(upkeep) {
      if (upkeep === "urgent") return false;
      return read(upkeep === "keys" ? hasStaleKeys : hasManyRanges);
    },
    async maintain(upkeep, signal, onProgress) {
      if (upkeep === "keys") await renewBusinessKeys({ writer, transactions }, signal, onProgress);
      else if (upkeep === "routine" && (await mergeAllPostings(transactions, signal))) await vacuum(pool, ["postings"]);
    },
  };
}
