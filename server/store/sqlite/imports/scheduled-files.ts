import {
  entryOfRow,
  SCHEDULED_COLUMNS,
  type ScheduledFileRow,
  type ScheduledFiles,
} from "../../scheduled/scheduled-files.ts";
import type { Engine } from "../engine.ts";

export function createScheduledFiles({ db, transactions }: Engine): ScheduledFiles {
  const { read, writePrivate } = transactions;
  const selectAll = db.prepare<[], ScheduledFileRow>(
    `SELECT ${SCHEDULED_COLUMNS} FROM scheduled_files ORDER BY found_at DESC, id DESC`,
  );
  const selectNamed = db.prepare<[string, string], ScheduledFileRow>(
    `SELECT ${SCHEDULED_COLUMNS} FROM scheduled_files WHERE origin = ? AND name = ?`,
  );
  const selectOne = db.prepare<[number], ScheduledFileRow>(
    `SELECT ${SCHEDULED_COLUMNS} FROM scheduled_files WHERE id = ?`,
  );
  const upsert = db.prepare(
    `INSERT INTO scheduled_files (origin, name, hash, state, upload_id, found_at, report) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (origin, name) DO UPDATE SET hash = excluded.hash, state = excluded.state, upload_id = excluded.upload_id,
       found_at = excluded.found_at, report = excluded.report`,
  );
  const update = db.prepare(
    "UPDATE scheduled_files SET state = ?, report = coalesce(?, report), upload_id = ? WHERE upload_id = ?",
  );
  const dismiss = db.prepare("UPDATE scheduled_files SET state = 'dismissed', upload_id = NULL WHERE id = ?");
  return {
    list: () => read(() => selectAll.all().map(entryOfRow)),
    add: ({ origin, name, hash, state, uploadId, report }, at) =>
      writePrivate(() => {
        const former = selectNamed.get(origin, name);
        if (former?.hash === hash) return undefined;
        upsert.run(origin, name, hash, state, uploadId, at.toISOString(), JSON.stringify(report));
        return { formerUploadId: former?.uploadId ?? null };
      }),
    update: (uploadId, { state, report, uploadId: nextUploadId = uploadId }) =>
      writePrivate(() => {
        update.run(state, report === undefined ? null : JSON.stringify(report), nextUploadId, uploadId);
      }),
    dismiss: (id) =>
      writePrivate(() => {
        const row = selectOne.get(id);
        if (row === undefined || row.state === "dismissed") return undefined;
        dismiss.run(id);
        return entryOfRow(row);
      }),
  };
}
