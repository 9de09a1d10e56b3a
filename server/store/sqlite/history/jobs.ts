import type { Database } from "better-sqlite3";
import type { Job } from "#contract/admin-api";
import type { HeartbeatResult, JobLease, JobOutcome, NewJob } from "../../port/jobs.ts";
import { type JobRow, jobJson, jobOf, MAX_JOBS } from "../../records/job-record.ts";

const COLUMNS =
  "id, kind, actor, file, state, progress, result, error, started_at AS startedAt, finished_at AS finishedAt";

/** SQL of the current time. Milliseconds since 1970. */
const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/** Background jobs. In all processes together, one runs at a time. */
export function openJobs(db: Database) {
  const add = db.prepare(
    `INSERT INTO jobs (kind, actor, file, state, started_at, owner, lease_until) VALUES (?, ?, ?, 'running', ?, ?, ${NOW} + ?)`,
  );
  const prune = db.prepare(`DELETE FROM jobs WHERE id <= ? - ${MAX_JOBS}`);
  const selectJob = db.prepare<[number], JobRow>(`SELECT ${COLUMNS} FROM jobs WHERE id = ?`);
  const selectNewest = db.prepare<[number], JobRow>(`SELECT ${COLUMNS} FROM jobs ORDER BY id DESC LIMIT ?`);
  const selectRunning = db.prepare<[], JobRow>(`SELECT ${COLUMNS} FROM jobs WHERE state = 'running' LIMIT 1`);
  const finish = db.prepare(
    "UPDATE jobs SET state = ?, progress = ?, result = ?, error = ?, finished_at = ? WHERE id = ?",
  );
  const interrupt = db.prepare(
    "UPDATE jobs SET state = 'interrupted', error = ?, finished_at = ? WHERE state = 'running'",
  );
  const extend = db
    .prepare<[number, string | null, number, string], number>(
      `UPDATE jobs SET lease_until = ${NOW} + ?, progress = ? WHERE id = ? AND state = 'running' AND owner = ?
       RETURNING is_cancel_requested`,
    )
    .pluck();
  const requestCancel = db.prepare("UPDATE jobs SET is_cancel_requested = 1 WHERE id = ? AND state = 'running'");
  const expire = db.prepare<[string, string], JobRow>(
    `UPDATE jobs SET state = 'interrupted', error = ?, finished_at = ? WHERE state = 'running' AND lease_until <= ${NOW}
     RETURNING ${COLUMNS}`,
  );
  const get = (id: number) => jobOf(selectJob.get(id));

  return {
    get,
    newest: (limit: number) => selectNewest.all(limit).flatMap((row) => jobOf(row) ?? []),

    begin({ kind, actor, file }: NewJob, at: Date, lease?: JobLease): { job: Job; isNew: boolean } {
      const runningJob = jobOf(selectRunning.get());
      if (runningJob !== undefined) return { job: runningJob, isNew: false };
      const id = Number(add.run(kind, actor, file, at.toISOString(), lease?.owner, lease?.ms).lastInsertRowid);
      prune.run(id);
      return { job: get(id) as Job, isNew: true };
    },

    heartbeat(id: number, { owner, ms }: JobLease, progress: Job["progress"]): HeartbeatResult {
      const isCancelRequested = extend.get(ms, jobJson(progress), id, owner);
      if (isCancelRequested === undefined) return "lost";
      return isCancelRequested === 1 ? "cancel" : "continue";
    },

    requestCancel: (id: number): boolean => requestCancel.run(id).changes > 0,

    finish(id: number, { state, progress, result, error }: JobOutcome, at: Date) {
      finish.run(state, jobJson(progress), jobJson(result), error, at.toISOString(), id);
    },

    interrupt: (error: string, at: Date) => interrupt.run(error, at.toISOString()),

    expire: (error: string, at: Date): Job[] => expire.all(error, at.toISOString()).flatMap((row) => jobOf(row) ?? []),
  };
}
