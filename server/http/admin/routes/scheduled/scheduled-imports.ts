import type { ScheduledFile, ScheduleState } from "#contract/imports/scheduled-files";
import { AppError } from "../../../../errors.ts";
import { lastAttempt, readScheduleRecord } from "../../../../operations/schedule-record.ts";
import type { ScheduledFileEntry } from "../../../../store/scheduled/scheduled-files.ts";
import { readId } from "../../../routes/read-id.ts";
import type { AddRoutes } from "../../admin-parts.ts";
import { atLeast } from "../../session/roles.ts";

const NO_FILE = "This file does not wait any more.";
const MAX_FILES = 50;

/** GET scheduled-imports · DELETE scheduled-imports/files/{id}. */
export const scheduledImportRoutes: AddRoutes = (router, { store, folder, settings, uploads }) => {
  router.get("/scheduled-imports", atLeast("viewer"), async (ctx) => {
    const { address, folder: watchedFolder } = settings.config.imports;
    const [record, entries] = await Promise.all([readScheduleRecord(store.maintenance), store.scheduledFiles.list()]);
    ctx.body = {
      folder: watchedFolder ?? folder.inbox,
      address,
      folderFailure: record.folderFailure,
      ...lastAttempt(record, address),
      files: entries.slice(0, MAX_FILES).map(shownFile),
    } satisfies ScheduleState;
  });

  router.delete("/scheduled-imports/files/:id", atLeast("editor"), async (ctx) => {
    const dismissed = await store.scheduledFiles.dismiss(readId(ctx.params.id, NO_FILE));
    if (dismissed === undefined) throw new AppError("not-found", NO_FILE);
    if (dismissed.uploadId !== null) await uploads.remove(dismissed.uploadId);
    ctx.status = 204;
  });
};

/** An address may have a key in its path or query, so only its host is shown. */
function shownFile({ hash: _, report, ...entry }: ScheduledFileEntry): ScheduledFile {
  const { attempts: __, ...shownReport } = report;
  const origin = entry.origin.startsWith("https://") ? new URL(entry.origin).host : entry.origin;
  return { ...entry, ...shownReport, origin };
}
