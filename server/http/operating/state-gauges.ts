import { statfs } from "node:fs/promises";
import { Gauge } from "prom-client";
import type { Job, JobState } from "#contract/admin-api";
import type { BackupPlace, BackupStatus } from "#contract/backups/backup-status";
import type { Store } from "../../store/store.ts";
import { memoizePerTurn } from "../memoize-per-turn.ts";

export interface StateGaugesOptions {
  /** Path of the data folder. */
  dataFolder: string;
  store: { size: Store["size"]; jobs: Pick<Store["jobs"], "list"> };
  backups: () => Promise<BackupStatus>;
}

/** Number of jobs whose states are counted. */
const RECENT_JOBS = 50;
const JOB_STATES: readonly JobState[] = ["running", "finished", "failed", "cancelled", "interrupted"];

/** Returns metrics of disk, database, backups and jobs, read on each request. Unreadable values are NaN. */
export function stateGauges({ dataFolder, store, ...options }: StateGaugesOptions): Gauge[] {
  // A request for metrics reads all of them in one turn of the event loop.
  const disk = memoizePerTurn(() => statfs(dataFolder));
  const size = memoizePerTurn(() => store.size());
  const recentJobs = memoizePerTurn(() => store.jobs.list(RECENT_JOBS));
  const backups = memoizePerTurn(options.backups);
  return [
    gauge("mainstreet_data_free_bytes", "Free space on the disk of the data folder, for this user.", async () => {
      const { bavail, bsize } = await disk();
      return bavail * bsize;
    }),
    gauge("mainstreet_data_size_bytes", "Size of the disk of the data folder.", async () => {
      const { blocks, bsize } = await disk();
      return blocks * bsize;
    }),
    gauge("mainstreet_database_bytes", "Size of the database.", async () => (await size()).database),
    gauge(
      "mainstreet_wal_bytes",
      "Size of the write-ahead log of SQLite; 0 on PostgreSQL.",
      async () => (await size()).wal,
    ),
    gauge(
      "mainstreet_backup_last_success_timestamp_seconds",
      "When the last good backup was made, in seconds since 1970; NaN without one.",
      async () => seconds((await backups()).last?.at),
    ),
    gauge("mainstreet_backup_failing", "1 while the latest attempt at a backup has failed.", async () =>
      Number((await backups()).failure !== null),
    ),
    gauge(
      "mainstreet_backup_overdue",
      "1 while there is no backup for two days, though there are businesses.",
      async () => Number((await backups()).isOverdue),
    ),
    gauge(
      "mainstreet_backup_failures",
      "Attempts at a backup that failed since the directory was made.",
      async () => (await backups()).failures,
    ),
    placeGauge(
      "mainstreet_backup_copy_last_success_timestamp_seconds",
      "When the backup was made whose copy arrived last in the folder or bucket, in seconds since 1970; NaN without one.",
      { backups, read: ({ last }) => seconds(last?.backupAt) },
    ),
    placeGauge(
      "mainstreet_backup_copy_failing",
      "1 while the latest attempt at a copy to the folder or bucket has failed.",
      { backups, read: ({ failure }) => Number(failure !== null) },
    ),
    gauge(
      "mainstreet_job_last_failure_timestamp_seconds",
      `When the last of the latest ${RECENT_JOBS} jobs to fail did so, in seconds since 1970; NaN without one.`,
      async () => {
        const failedJob = (await recentJobs()).find(({ state }) => state === "failed");
        return seconds(failedJob?.finishedAt);
      },
    ),
    new Gauge({
      name: "mainstreet_jobs",
      help: `The latest ${RECENT_JOBS} jobs by state.`,
      labelNames: ["state"],
      registers: [],
      async collect() {
        const jobs = await recentJobs().catch((): Job[] => []);
        for (const state of JOB_STATES) this.set({ state }, jobs.filter((job) => job.state === state).length);
      },
    }),
  ];
}

function gauge(name: string, help: string, read: () => Promise<number>): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.set(await read().catch(() => Number.NaN));
    },
  });
}

/** Makes a metric of each place that gets copies of backups; without values when the status cannot be read. */
function placeGauge(
  name: string,
  help: string,
  { backups, read }: { backups: StateGaugesOptions["backups"]; read: (place: BackupPlace) => number },
): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: ["kind"],
    registers: [],
    async collect() {
      this.reset();
      const { places } = await backups().catch(() => ({ places: [] }));
      for (const place of places) this.set({ kind: place.kind }, read(place));
    },
  });
}

const seconds = (time: string | null | undefined): number =>
  time === null || time === undefined ? Number.NaN : Date.parse(time) / 1000;
