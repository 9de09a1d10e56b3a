import type { Job } from "#contract/admin-api";
import type { HeartbeatResult, JobLease, JobOutcome, NewJob } from "../../port/jobs.ts";
import { type JobRow, jobJson, jobOf, MAX_JOBS } from "../../records/job-record.ts";
import { NOW } from "../connection/database-clock.ts";
import type { Transaction } from "../connection/transaction.ts";

const COLUMNS = `id, kind, actor, file, state, progress, result, error, started_at AS "startedAt", finished_at AS "finishedAt"`;
const SELECT_JOB = `SELECT ${COLUMNS} FROM jobs`;

/** Background jobs. On all servers together, one runs at a time. */
export const jobs = {
  get: async (tx: Transaction, id: number): Promise<Job | undefined> =>
    jobOf(await tx.row<JobRow>(`${SELECT_JOB} WHERE id = $1`, [id])),

  async newest(tx: Transaction, limit: number): Promise<Job[]> {
    const rows = await tx.rows<JobRow>(`${SELECT_JOB} ORDER BY id DESC LIMIT $1`, [limit]);
    return rows.flatMap((row) => jobOf(row) ?? []);
  },

  /** Needs the writer lock, so that no other job begins at the same time. */
  async begin(
    tx: Transaction,
    { kind, actor, file }: NewJob,
    at: Date,
    lease?: JobLease,
  ): Promise<{ job: Job; isNew: boolean }> {
    const runningJob = jobOf(await tx.row<JobRow>(`${SELECT_JOB} WHERE state = 'running' ORDER BY id LIMIT 1`));
    if (runningJob !== undefined) return { job: runningJob, isNew: false };
    const id = await tx.value<number>(
      `INSERT INTO jobs (kind, actor, file, state, started_at, owner, lease_until)
       VALUES ($1, $2, $3, 'running', $4, $5, ${NOW} + $6::bigint) RETURNING id`,
      [kind, actor, file, at.toISOString(), lease?.owner, lease?.ms],
    );
    await tx.run("DELETE FROM jobs WHERE id <= $1", [Number(id) - MAX_JOBS]);
    return { job: jobOf(await tx.row<JobRow>(`${SELECT_JOB} WHERE id = $1`, [id])) as Job, isNew: true };
  },

  async heartbeat(
    tx: Transaction,
    id: number,
    { owner, ms }: JobLease,
    progress: Job["progress"],
  ): Promise<HeartbeatResult> {
    const isCancelRequested = await tx.value<number>(
      `UPDATE jobs SET lease_until = ${NOW} + $1::bigint, progress = $2 WHERE id = $3 AND state = 'running' AND owner = $4
       RETURNING is_cancel_requested`,
      [ms, jobJson(progress), id, owner],
    );
    if (isCancelRequested === undefined) return "lost";
    return isCancelRequested === 1 ? "cancel" : "continue";
  },

  requestCancel: async (tx: Transaction, id: number): Promise<boolean> =>
    (await tx.run("UPDATE jobs SET is_cancel_requested = 1 WHERE id = $1 AND state = 'running'", [id])) > 0,

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

  async expire(tx: Transaction, error: string, at: Date): Promise<Job[]> {
    const rows = await tx.rows<JobRow>(
      `UPDATE jobs SET state = 'interrupted', error = $1, finished_at = $2
       WHERE state = 'running' AND lease_until <= ${NOW} RETURNING ${COLUMNS}`,
      [error, at.toISOString()],
    );
    return rows.flatMap((row) => jobOf(row) ?? []);
  },
};
