import type { Jobs } from "../port/jobs.ts";
import type { Engine } from "./engine.ts";
import { jobs } from "./history/jobs.ts";

export function createJobs({ transactions: { read, writePrivate, writeUnlocked } }: Engine): Jobs {
  return {
    begin: (job, at, lease) => writePrivate((tx) => jobs.begin(tx, job, at, lease)),
    heartbeat: (id, lease, progress) => writeUnlocked((tx) => jobs.heartbeat(tx, id, lease, progress)),
    requestCancel: (id) => writeUnlocked((tx) => jobs.requestCancel(tx, id)),
    finish: (id, outcome, at) => writePrivate((tx) => jobs.finish(tx, id, outcome, at)),
    get: (id) => read((tx) => jobs.get(tx, id)),
    list: (limit) => read((tx) => jobs.newest(tx, limit)),
    markInterrupted: (reason, at) => writePrivate((tx) => jobs.interrupt(tx, reason, at)),
    markExpired: (reason, at) => writeUnlocked((tx) => jobs.expire(tx, reason, at)),
  };
}
