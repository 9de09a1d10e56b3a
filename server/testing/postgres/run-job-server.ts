/** Runs a server process with one endless job. Arguments: URL of the database, data folder. */
import { pino } from "pino";
import { openDataFolder } from "../../config/load-config.ts";
import { createJobQueue, type JobQueueOptions } from "../../jobs/queue/job-queue.ts";
import { openPostgresStore } from "../../store/postgres/open-postgres-store.ts";

const [url = "", data = ""] = process.argv.slice(2);
const store = await openPostgresStore({ url, name: "of a test", poolSize: 2, tls: "off" }, { mustExist: true });
const onProgress = { done: 1, total: null, fraction: 0.5, unit: "rows" } as const;
const startProcess = ((_request: unknown, options: { onProgress?: (progress: typeof onProgress) => void }) => {
  setImmediate(() => options.onProgress?.(onProgress));
  return { end: new Promise(() => undefined), stop: () => undefined };
}) as unknown as NonNullable<JobQueueOptions["startProcess"]>;
const queue = createJobQueue({
  store,
  folder: await openDataFolder(data, {}),
  config: { database: { url } } as unknown as JobQueueOptions["config"],
  now: () => new Date(),
  log: pino({ level: "silent" }),
  leaseTimes: { leaseMs: 2_000, heartbeatMs: 50, heartbeatTimeoutMs: 1_000, pollMs: 50 },
  startProcess,
});
const { job } = await queue.start("apply-rules", {}, { actor: "server" });
process.stdout.write(`${job.id}\n`);
// The heartbeat does not keep the process running.
setInterval(() => undefined, 60_000);
