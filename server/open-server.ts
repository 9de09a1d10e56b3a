import { hostname } from "node:os";
import { setFlagsFromString } from "node:v8";
import { composeServer, openSearchLog } from "./compose-server.ts";
import { watchOtherServers } from "./http/operating/other-servers.ts";
import { type ListenAddress, listen } from "./http/serve.ts";
import type { Services } from "./open-services.ts";
import { takeServerSlot } from "./store/open-store.ts";

/** Interval of the sweep that deletes abandoned uploads. */
const UPLOAD_SWEEP_INTERVAL_MS = 3_600_000;
/** Interval of the check for outdated search keys (a restored backup has them), index segments to merge and the daily backup. */
const UPKEEP_INTERVAL_MS = 600_000;
/** Time from the start to the first daily backup, when the first visitors are served. */
const FIRST_UPKEEP_MS = 60_000;
/** Interval at which counts of searches are written. */
const SEARCH_LOG_INTERVAL_MS = 60_000;
/** Interval of the search for other servers on the data folder and for jobs of those that ended: a third of a lease. */
const TAKEOVER_INTERVAL_MS = 10_000;
/** Interval of the check whether another process replaced or migrated the database. */
const SUPERSESSION_INTERVAL_MS = 1_000;
/** Interval in which a server looks for settings that another one or a restore has changed; the version it compares is in memory. */
const SETTINGS_INTERVAL_MS = 250;
/** Interval in which a server looks for a map that was added on another machine. */
const MAP_SYNC_INTERVAL_MS = 15_000;
/** Interval of looks into the watched folder. A file that has not changed between two of them is complete. */
const SCHEDULE_INTERVAL_MS = 10_000;

/**
 * Growth of the heap between two full garbage collections, in per cent of the live heap: V8's default, up to fourfold, keeps 100 MB of
 * garbage under load. No request is answered during a collection, and searches on PostgreSQL make more garbage; its server has no page
 * cache of a database, so that its heap may grow more.
 */
const HEAP_GROWTH = { sqlite: 20, postgres: 60 };

export interface RunningServer {
  url: string;
  /** Aborted when another process replaced or migrated the database: the services must then be reopened. */
  superseded: AbortSignal;
  /** Callback for `reportProcessErrors`. */
  countUnhandledRejection: () => void;
  /** Sentences about other servers on the data folder, which are in the log too. */
  warnings: readonly string[];
  /** Prepares the search and starts the upkeep, which keeps the process busy: call it once the address is announced. */
  warmUp(): void;
  /** Stops jobs and child processes, finishes open requests, and drops the rest after ten seconds. */
  close(): Promise<void>;
}

/** Opens the server: listens, then creates its parts and starts the recovery. Throws what `listen` throws. */
export async function openServer(services: Services, address: ListenAddress): Promise<RunningServer> {
  const { url } = services.config.database;
  setFlagsFromString(`--heap-growing-percent=${url === null ? HEAP_GROWTH.sqlite : HEAP_GROWTH.postgres}`);
  const http = await listen(address, { isProxied: services.config.server.trustProxy });
  const searchLog = openSearchLog(services);
  const otherServers = services.store.cluster === undefined ? findOtherServers(services, http.url) : undefined;
  const server = composeServer(services, {
    port: http.port,
    searchLog,
    ...(otherServers && { hasOtherServers: otherServers.hasOthers }),
  });
  http.handle(server.handler, server.connections);
  const logRejection = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => services.log.error({ err: error }, "background work failed"));
  };
  const keepUp = logRejection(() => server.maintain().then(server.backUpDaily));
  const takeOver = logRejection(() => {
    otherServers?.check();
    return server.takeOver();
  });
  const sweeps = [
    setInterval(logRejection(server.sweepUploads), UPLOAD_SWEEP_INTERVAL_MS).unref(),
    setTimeout(keepUp, FIRST_UPKEEP_MS).unref(),
    setInterval(keepUp, UPKEEP_INTERVAL_MS).unref(),
    setInterval(logRejection(searchLog.flush), SEARCH_LOG_INTERVAL_MS).unref(),
    setInterval(takeOver, TAKEOVER_INTERVAL_MS).unref(),
    setInterval(logRejection(server.syncMap), MAP_SYNC_INTERVAL_MS).unref(),
    setInterval(logRejection(server.runSchedules), SCHEDULE_INTERVAL_MS).unref(),
  ];
  const supersession = new AbortController();
  let isCheckingSupersession = false;
  /** Checks run one at a time: while the database does not answer, more checks would use all of its connections. */
  const checkSupersession = async () => {
    if (isCheckingSupersession) return;
    isCheckingSupersession = true;
    // A failed check is repeated in a second.
    const reason = await services.store.maintenance.supersession().catch(() => undefined);
    isCheckingSupersession = false;
    if (reason !== undefined) supersession.abort(reason);
  };
  let isRefreshing = false;
  const refreshSettings = async () => {
    if (isRefreshing) return;
    isRefreshing = true;
    // A failed read is repeated at the next interval.
    await services.settings.refresh().catch(() => undefined);
    isRefreshing = false;
  };
  sweeps.push(
    setInterval(logRejection(checkSupersession), SUPERSESSION_INTERVAL_MS).unref(),
    setInterval(logRejection(refreshSettings), SETTINGS_INTERVAL_MS).unref(),
  );
  logRejection(server.syncMap)();
  const recovered = server.recover();
  return {
    url: http.url,
    superseded: supersession.signal,
    countUnhandledRejection: server.countUnhandledRejection,
    warnings: otherServers?.warnings ?? [],
    warmUp: logRejection(() => recovered.then(server.warmUp).then(server.maintain)),
    async close() {
      for (const sweep of sweeps) clearInterval(sweep);
      // A server that takes over is not told of one that finishes its last requests.
      otherServers?.release();
      await Promise.all([server.close(), http.close()]);
      await searchLog.flush();
    },
  };
}

/** Servers that share a PostgreSQL database know of each other by it. */
function findOtherServers({ folder, log }: Services, url: string) {
  const server = { pid: process.pid, host: hostname(), url, startedAt: new Date().toISOString() };
  return watchOtherServers({ takeSlot: () => takeServerSlot(folder.database, server), folder: folder.path, log });
}
