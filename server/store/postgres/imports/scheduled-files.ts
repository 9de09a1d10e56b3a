import {
  entryOfRow,
  SCHEDULED_COLUMNS,
  type ScheduledFileRow,
  type ScheduledFiles,
} from "../../scheduled/scheduled-files.ts";
import type { Engine } from "../engine.ts";

export function createScheduledFiles({ transactions }: Pick<Engine, "transactions">): ScheduledFiles {
  const { read, writePrivate } = transactions;
  return {
    list: () =>
      read(async (tx) => {
        const rows = await tx.rows<ScheduledFileRow>(
          `SELECT ${SCHEDULED_COLUMNS} FROM scheduled_files ORDER BY found_at DESC, id DESC`,
        );
        return rows.map(entryOfRow);
      }),
    add: ({ origin, name, hash, state, uploadId, report }, at) =>
      writePrivate(async (tx) => {
        const former = await tx.row<ScheduledFileRow>(
          `SELECT ${SCHEDULED_COLUMNS} FROM scheduled_files WHERE origin = $1 AND name = $2 FOR UPDATE`,
          [origin, name],
        );
        if (former?.hash === hash) return undefined;
        await tx.run(
          `INSERT INTO scheduled_files (origin, name, hash, state, upload_id, found_at, report) VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (origin, name) DO UPDATE SET hash = excluded.hash, state = excluded.state, upload_id = excluded.upload_id,
             found_at = excluded.found_at, report = excluded.report`,
          [origin, name, hash, state, uploadId, at.toISOString(), JSON.stringify(report)],
        );
        return { formerUploadId: former?.uploadId ?? null };
      }),
    update: (uploadId, { state, report, uploadId: nextUploadId = uploadId }) =>
      writePrivate(async (tx) => {
        await tx.run(
          "UPDATE scheduled_files SET state = $1, report = coalesce($2, report), upload_id = $3 WHERE upload_id = $4",
          [state, report === undefined ? null : JSON.stringify(report), nextUploadId, uploadId],
        );
      }),
    dismiss: (id) =>
      writePrivate(async (tx) => {
        const row = await tx.row<ScheduledFileRow>(
          `SELECT ${SCHEDULED_COLUMNS} FROM scheduled_files WHERE id = $1 AND state <> 'dismissed' FOR UPDATE`,
          [id],
        );
        if (row === undefined) return undefined;
        await tx.run("UPDATE scheduled_files SET state = 'dismissed', upload_id = NULL WHERE id = $1", [id]);
        return entryOfRow(row);
      }),
  };
}
