import type { Job } from "#contract/admin-api";
import type { JobOutcome, NewJob } from "../../port/jobs.ts";
import { type JobRow, jobJson, jobOf, MAX_JOBS } from "../../records/job-record.ts";
import type { Transaction } from "../connection/transaction.ts";

const SELECT_JOB = `SELECT id, kind, actor, file, state, progress, result, error, started_at AS "startedAt", finished_at AS "finishedAt"
  FROM jobs`;

/** The jobs, of which one at a time runs on all servers. */
export const jobs = {
  get: async (tx: Transaction, id: number): Promise<Job | undefined> =>
    jobOf(await tx.row<JobRow>(`${SELECT_JOB} WHERE id = $1`, [id])),

  async newest(tx: Transaction, limit: number): Promise<Job[]> {
    const rows = await tx.rows<JobRow>(`${SELECT_JOB} ORDER BY id DESC LIMIT $1`, [limit]);
    return rows.flatMap((row) => jobOf(row) ?? []);
  },

  /** In a writing transaction, of which one at a time runs. */
  async begin(tx: Transaction, { kind, actor, file }: NewJob, at: Date): Promise<{ job: Job; isNew: boolean }> {
    const other = jobOf(await tx.row<JobRow>(`${SELECT_JOB} WHERE state = 'running' ORDER BY id LIMIT 1`));
    if (other !== undefined) return { job: other, isNew: false };
    const id = await tx.value<number>(
      "INSERT INTO jobs (kind, actor, file, state, started_at) VALUES ($1, $2, $3, 'running', $4) RETURNING id",
      [kind, actor, file, at.toISOString()],
    );
    await tx.run("DELETE FROM jobs WHERE id <= $1", [Number(id) - MAX_JOBS]);
    return { job: jobOf(await tx.row<JobRow>(`${SELECT_JOB} WHERE id = $1`, [id])) as Job, isNew: true };
  },

  async finish(tx: Transaction, id: number, { state, progress, result, error }: JobOutcome, at: Date): Promise<void> {
    await tx.run("UPDATE jobs SET state = $1, progress = $2, result = $3, error = $4, finished_at = $5 WHERE id = $6", [
      state,
      jobJson(progress),
      jobJson(result),
      error,
      at.toISOString(),
      id,
    ]);
  },

  async interrupt(tx: Transaction, error: string, at: Date): Promise<void> {
    await tx.run("UPDATE jobs SET state = 'interrupted', error = $1, finished_at = $2 WHERE state = 'running'", [
      error,
      at.toISOString(),
    ]);
  },
};
