import type { Jobs } from "../port/jobs.ts";
import type { Engine } from "./engine.ts";
import { jobs } from "./history/jobs.ts";

export function createJobs({ transactions: { read, writePrivate } }: Engine): Jobs {
  return {
    begin: (job, at) => writePrivate((tx) => jobs.begin(tx, job, at)),
    finish: (id, outcome, at) => writePrivate((tx) => jobs.finish(tx, id, outcome, at)),
    get: (id) => read((tx) => jobs.get(tx, id)),
    list: (limit) => read((tx) => jobs.newest(tx, limit)),
    markInterrupted: (reason, at) => writePrivate((tx) => jobs.interrupt(tx, reason, at)),
  };
}
