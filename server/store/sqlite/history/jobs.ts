import type { Database } from "better-sqlite3";
import type { Job } from "#contract/admin-api";
import type { JobOutcome, NewJob } from "../../port/jobs.ts";
import { type JobRow, jobJson, jobOf, MAX_JOBS } from "../../records/job-record.ts";

const COLUMNS =
  "id, kind, actor, file, state, progress, result, error, started_at AS startedAt, finished_at AS finishedAt";

/** The jobs, of which one at a time runs in all processes. */
export function openJobs(db: Database) {
  const add = db.prepare("INSERT INTO jobs (kind, actor, file, state, started_at) VALUES (?, ?, ?, 'running', ?)");
  const prune = db.prepare(`DELETE FROM jobs WHERE id <= ? - ${MAX_JOBS}`);
  const one = db.prepare<[number], JobRow>(`SELECT ${COLUMNS} FROM jobs WHERE id = ?`);
  const newest = db.prepare<[number], JobRow>(`SELECT ${COLUMNS} FROM jobs ORDER BY id DESC LIMIT ?`);
  const running = db.prepare<[], JobRow>(`SELECT ${COLUMNS} FROM jobs WHERE state = 'running' LIMIT 1`);
  const finish = db.prepare(
    "UPDATE jobs SET state = ?, progress = ?, result = ?, error = ?, finished_at = ? WHERE id = ?",
  );
  const interrupt = db.prepare(
    "UPDATE jobs SET state = 'interrupted', error = ?, finished_at = ? WHERE state = 'running'",
  );
  const get = (id: number) => jobOf(one.get(id));

  return {
    get,
    newest: (limit: number) => newest.all(limit).flatMap((row) => jobOf(row) ?? []),

    begin({ kind, actor, file }: NewJob, at: Date): { job: Job; isNew: boolean } {
      const other = jobOf(running.get());
      if (other !== undefined) return { job: other, isNew: false };
      const id = Number(add.run(kind, actor, file, at.toISOString()).lastInsertRowid);
      prune.run(id);
      return { job: get(id) as Job, isNew: true };
    },

    finish(id: number, { state, progress, result, error }: JobOutcome, at: Date) {
      finish.run(state, jobJson(progress), jobJson(result), error, at.toISOString(), id);
    },

    interrupt: (error: string, at: Date) => interrupt.run(error, at.toISOString()),
  };
}
