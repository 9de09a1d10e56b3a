import type { FaultRow } from "../fault-rows.ts";
import { tryClocksApart } from "./clocks-apart.ts";
import { tryFullDisks } from "./full-disk.ts";
import { tryKilledImports } from "./kill-import.ts";
import { tryKilledPrimaries } from "./kill-primary.ts";
import { tryKilledServers } from "./kill-server.ts";
import { tryKilledStandbys } from "./kill-standby.ts";
import { tryTakenConnections } from "./pool-exhausted.ts";
import { tryRefusals } from "./refusals.ts";
import { trySilentImports, trySilentServers } from "./silent-network.ts";
import { trySimultaneousImports } from "./simultaneous-imports.ts";
import { trySlowNetwork } from "./slow-network.ts";

/** Returns the faults of PostgreSQL by name. `runs` is the number of tries of each; the longest ones get half as many. */
export function postgresFaults(runs: number, random: () => number): [name: string, run: () => Promise<FaultRow>][] {
  const halfRuns = Math.ceil(runs / 2);
  return [
    ["kill import", () => tryKilledImports(runs, random)],
    ["kill server", () => tryKilledServers(halfRuns, random)],
    ["kill standby, asynchronous", () => tryKilledStandbys(runs, random, "asynchronous")],
    ["kill standby, synchronous", () => tryKilledStandbys(runs, random, "synchronous")],
    ["kill primary, asynchronous", () => tryKilledPrimaries(runs, random, "asynchronous")],
    ["kill primary, synchronous", () => tryKilledPrimaries(runs, random, "synchronous")],
    ["full disk", () => tryFullDisks(runs, random)],
    ["slow network", () => trySlowNetwork(halfRuns, random)],
    ["silent network, server", () => trySilentServers(1)],
    ["silent network, import", () => trySilentImports(1)],
    ["connections taken", () => tryTakenConnections(runs, random)],
    ["simultaneous imports", () => trySimultaneousImports(halfRuns, random)],
    ["clocks apart", () => tryClocksApart(halfRuns)],
    ["wrong database", () => tryRefusals()],
  ];
}
