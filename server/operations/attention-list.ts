import type { AttentionItem } from "#contract/attention/attention-item";
import type { SiteInfo } from "#contract/site";
import { attentionItems } from "#domain/attention/attention-items";
import type { DataFolder } from "../config/data-folder.ts";
import type { Config } from "../config/load-config.ts";
import type { Store } from "../store/store.ts";
import { type BackupSettings, backupStatus } from "./backups/backup-status.ts";
import { lastAttempt, readScheduleRecord } from "./schedule-record.ts";
import { openRejects } from "./spreadsheets/rejects/rejects.ts";

/** Number of missed searches to count. */
const MAX_SEARCHES = 100;
const MAX_IMPORTS = 50;
const MAX_SHOWN_IMPORTS = 3;

interface AttentionParts {
  folder: DataFolder;
  store: Store;
  site: SiteInfo;
  backupSettings: BackupSettings;
  imports: Pick<Config["imports"], "address">;
  now: () => Date;
}

/** Reads what waits for the administrator. It searches nothing, so the list is quick in a large directory. */
export async function attentionList(parts: AttentionParts): Promise<AttentionItem[]> {
  const { store, site, backupSettings, now } = parts;
  const [backup, rejects, scheduled, { foundAt, totalCount }, searches, categories] = await Promise.all([
    backupStatus(store, backupSettings, now()),
    waitingRejects(parts),
    scheduledFacts(parts),
    store.duplicates.likelyPairs({ limit: 1, offset: 0 }),
    store.maintenance.missedSearches(MAX_SEARCHES),
    store.directory.categories(),
  ]);
  return attentionItems({
    site,
    // A failed backup has an alert of its own.
    backup: { isOverdue: backup.isOverdue && backup.failure === null, lastAt: backup.last?.at ?? null },
    rejects,
    ...scheduled,
    duplicatePairs: foundAt === null ? null : totalCount,
    searches,
    categories,
  });
}

/** Returns files that wait, and the failures of files and of the sources in force. */
async function scheduledFacts({ store, imports }: AttentionParts) {
  const [entries, record] = await Promise.all([store.scheduledFiles.list(), readScheduleRecord(store.maintenance)]);
  const { folderFailure } = record;
  const { addressFailure } = lastAttempt(record, imports.address);
  return {
    scheduledFiles: entries.filter(({ state }) => state === "waiting").map(({ name }) => name),
    scheduledFailures: [
      ...(folderFailure === null ? [] : [{ source: "folder" as const, name: "", reason: folderFailure }]),
      ...(addressFailure === null
        ? []
        : [{ source: "address" as const, name: new URL(imports.address ?? "").host, reason: addressFailure }]),
      ...entries
        .filter(({ state }) => state === "failed")
        .map(({ name, report }) => ({ source: "file" as const, name, reason: report.problem ?? "" })),
    ],
  };
}

/** Lists imports with rejected rows that are stored, newest first, without undone ones. */
async function waitingRejects(parts: AttentionParts) {
  const importIds = await openRejects(parts).importIds();
  const imports = await parts.store.imports.list(MAX_IMPORTS, parts.now());
  const waiting = imports
    .filter(({ id, state }) => importIds.has(id) && state !== "undone" && state !== "undoing")
    .slice(0, MAX_SHOWN_IMPORTS);
  return waiting.map(({ id, files, remainingRejects, totalErrors }) => ({
    importId: id,
    files,
    rows: remainingRejects ?? totalErrors,
  }));
}
