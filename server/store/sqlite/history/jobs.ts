import type { Database } from "better-sqlite3";
import type { Job } from "#contract/admin-api";
import type { JobOutcome, NewJob } from "../../port/jobs.ts";

type Row = Omit<Job, "progress" | "result"> & { progress: string | null; result: string | null };

const COLUMNS =
  "id, kind, actor, file, state, progress, result, error, started_at AS startedAt, finished_at AS finishedAt";
/** Length of the list; older jobs are deleted. */
const MAX_JOBS = 500;

/** The jobs, of which one at a time runs in all processes. */
export function openJobs(db: Database) {
  const add = db.prepare("INSERT INTO jobs (kind, actor, file, state, started_at) VALUES (?, ?, ?, 'running', ?)");
  const prune = db.prepare(`DELETE FROM jobs WHERE id <= ? - ${MAX_JOBS}`);
  const one = db.prepare<[number], Row>(`SELECT ${COLUMNS} FROM jobs WHERE id = ?`);
  const newest = db.prepare<[number], Row>(`SELECT ${COLUMNS} FROM jobs ORDER BY id DESC LIMIT ?`);
  const running = db.prepare<[], Row>(`SELECT ${COLUMNS} FROM jobs WHERE state = 'running' LIMIT 1`);
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
      finish.run(state, toJson(progress), toJson(result), error, at.toISOString(), id);
    },

    interrupt: (error: string, at: Date) => interrupt.run(error, at.toISOString()),
  };
}

function jobOf(row: Row | undefined): Job | undefined {
  return row && { ...row, progress: parseJson(row.progress), result: parseJson(row.result) };
}

function toJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

function parseJson(text: string | null) {
  return text === null ? null : JSON.parse(text);
}
