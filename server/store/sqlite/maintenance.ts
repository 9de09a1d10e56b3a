import type { Maintenance } from "../port/maintenance.ts";
import { copyDatabase } from "./connection/copy-database.ts";
import { checkpoint, isWalLong, vacuum } from "./connection/open-database.ts";
import { probeDatabase } from "./connection/probe-database.ts";
import { openSearchSegments } from "./connection/search-segments.ts";
import type { Transactions } from "./connection/transactions.ts";
import type { Engine } from "./engine.ts";
import { openMissedSearches } from "./history/missed-searches.ts";
import { openWebsiteChecks } from "./history/website-checks.ts";
import { emptyDirectory } from "./write/delete-all.ts";
import { openKeyRenewal } from "./write/key-renewal.ts";

export function createMaintenance(
  engine: Engine,
  writeForLogin: Transactions["writePrivate"] = engine.transactions.writePrivate,
): Maintenance {
  const { db, counters, supersession, transactions, writer, longWrites, activity } = engine;
  const { read, write, writePrivate, writePrivateChunk } = transactions;
  const missedSearches = openMissedSearches(db);
  const websiteChecks = openWebsiteChecks(db);
  const segments = openSearchSegments(db);
  const keyRenewal = openKeyRenewal(db, { writer, counters, longWrites, transactions });

  return {
    async deleteAll(actor, at, detail, expectedVersion) {
      const deletedCount = await write(() => {
        const count = emptyDirectory(db, counters, expectedVersion);
        activity.record({ at: at.toISOString(), actor, action: "delete-all", detail: { ...detail, deleted: count } });
        return count;
      });
      vacuum(db);
      return deletedCount;
    },

    recordActivity: (entry) =>
      writePrivate(() => {
        activity.record(entry);
      }),
    activity: (limit, excludedActions) => read(() => activity.list(limit, excludedActions)),
    activityEntry: (id) => read(() => activity.entry(id)),
    countMissedSearches: (searches, at) => writePrivate(() => missedSearches.count(searches, at)),
    missedSearches: (limit) => read(() => missedSearches.most(limit)),
    forgetMissedSearches: (text) =>
      writePrivate(() => {
        missedSearches.remove(text);
      }),
    dueWebsites: (due) => read(() => websiteChecks.due(due)),
    recordWebsiteChecks: async (checks) => {
      const isShown = await read(() => websiteChecks.changesPages(checks));
      await (isShown ? write : writePrivate)(() => websiteChecks.record(checks));
    },
    summarizeWebsiteChecks: () => writePrivate(() => websiteChecks.summarize()),
    setting: (key) => read(() => activity.setting(key)),
    settings: (keys) => read(() => activity.settings(keys)),
    changeSettings: (changes, entry) => write(() => activity.changeSettings(changes, entry)),
    setSetting: (key, value) =>
      writePrivate(() => {
        activity.setSetting(key, value);
      }),
    // The secret of sessions is made by the first login.
    ensureSetting: (key, value) => writeForLogin(() => activity.ensureSetting(key, value)),
    copyTo: (file, onProgress) => copyDatabase(db, file, { onProgress }),
    probe: async () => probeDatabase(db),
    supersession: async () => supersession.state(),
    async needsMaintenance(upkeep) {
      if (upkeep === "urgent") return isWalLong(db);
      return read(upkeep === "keys" ? keyRenewal.hasStale : segments.hasMany);
    },
    async maintain(upkeep, signal, onProgress) {
      if (upkeep === "urgent") checkpoint(db);
      else if (upkeep === "keys") await keyRenewal.renew(signal, onProgress);
      else while (!signal?.aborted && (await writePrivateChunk(segments.mergeChunk))) {}
    },
  };
}
