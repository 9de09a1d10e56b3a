import { expect, it } from "vitest";
import type { ServerState } from "../../store/port/inspection.ts";
import { serverResults } from "./check-server.ts";

const HEALTHY: ServerState = {
  version: "15.18",
  clockOffset: 40,
  unsafeSettings: [],
  connectionLimit: 97,
  freeConnections: 90,
  servers: 3,
  standbys: [
    { name: "b", lagMs: 250 },
    { name: "c", lagMs: null },
  ],
  replicas: [{ name: "mainstreet at b:5432", state: "standby" }],
  idleSlots: [{ name: "old", bytes: 16_000_000 }],
  bytes: 0,
  abandonedJobs: 0,
};
const results = (state: Partial<ServerState>) => serverResults({ ...HEALTHY, ...state }, { poolSize: 10 });
const findings = (state: Partial<ServerState>) =>
  results(state).flatMap(({ check, findings: found }) =>
    found.map(({ severity, message }) => `${severity} ${check}: ${message}`),
  );

it("A healthy server is described in a few words per check", () => {
  expect(findings({})).toEqual([]);
  expect(results({}).map(({ check, fact }) => `${check}: ${fact}`)).toEqual([
    "PostgreSQL: version 15.18, its clock is 0.0 s ahead of this machine's",
    "connections: 90 of 97 free, 3 servers running",
    "replication: 2 standbys, at most 0.3 s behind",
    "jobs: none of a server that died",
  ]);
  expect(results({ standbys: [] })[2]?.fact).toBe("no standby");
});

it.each<[Partial<ServerState>, string]>([
  [
    { unsafeSettings: ["synchronous_commit = off"] },
    "warning PostgreSQL: PostgreSQL has synchronous_commit = off: a crash loses acknowledged changes, or the whole database.",
  ],
  [
    { clockOffset: -5_000 },
    "warning PostgreSQL: All servers use the clock of PostgreSQL, and its clock is 5.0 s behind this machine's.",
  ],
  [
    { freeConnections: 4 },
    "warning connections: PostgreSQL has 4 connections left of 97, and a command or another server may need 10.",
  ],
  [
    { servers: 9 },
    "warning connections: 9 servers with a database.poolSize of 10 may need 108 connections, and PostgreSQL gives 97.",
  ],
  [{ standbys: [{ name: "b", lagMs: 90_000 }] }, "warning replication: The standby b is 90 s behind."],
  [
    { replicas: [{ name: "mainstreet at b:5432", state: "primary" }] },
    "warning replication: mainstreet at b:5432 in database.replicas is a primary, not a standby.",
  ],
  [
    { replicas: [{ name: "mainstreet at b:5432", state: "lost", error: "connect ECONNREFUSED" }] },
    "warning replication: mainstreet at b:5432 in database.replicas cannot be used: connect ECONNREFUSED.",
  ],
  [
    { idleSlots: [{ name: "old", bytes: 3_000_000_000 }] },
    "warning replication: PostgreSQL keeps 3.0 GB of WAL for the replication slot old, which nobody reads.",
  ],
  [{ abandonedJobs: 2 }, "note jobs: 2 jobs of a server that died still count as running."],
])("%j is found", (state, finding) => {
  expect(findings(state)).toEqual([finding]);
});
