import { spawn } from "node:child_process";
import type { Business, BusinessList } from "#contract/business";
import { requestsPerSecond, startBareServer } from "./bare-server.ts";
import { dataOf } from "./bench-engine.ts";
import type { BenchPlace } from "./bench-import-export.ts";
import { atLeast, type BenchRow, mean, reference } from "./bench-table.ts";
import { endProcess, firstLine } from "./run-process.ts";

/** Number of rounds, which alternate so that a slow moment of the machine affects both servers. */
const ROUNDS = 4;
const SECONDS = 2;

/** Measures cached reads over HTTP, against a bare node:http server that sends the same bytes. */
export async function benchServing({ executable, folder, engine }: BenchPlace): Promise<BenchRow[]> {
  const data = dataOf(folder, engine);
  const env = await engine.environment(data);
  const server = start(executable, ["--data", data, "serve", "--port", "0", "--json"], env);
  try {
    const { url } = JSON.parse(await firstLine(server)) as { url: string };
    const list = (await (await fetch(`${url}/api/businesses?limit=20`)).json()) as BusinessList;
    const [business] = list.businesses as [Business];
    const rows: BenchRow[] = [];
    for (const [what, path, limit] of [
      ["business by id", `/api/businesses/${business.id}`, 0.6],
      ["business by slug", `/api/businesses/slug/${business.slug}`, 0.6],
      ["business page", `/details/${business.slug}`, 0.6],
    ] as const) {
      rows.push(...(await againstBare(what, `${url}${path}`, limit)));
    }
    return rows;
  } finally {
    await endProcess(server);
  }
}

const start = (command: string, args: string[], env = process.env) =>
  spawn(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });

async function againstBare(label: string, url: string, limit: number): Promise<BenchRow[]> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const type = response.headers.get("content-type") ?? "";
  const bareServer = await startBareServer(start, Buffer.from(await response.arrayBuffer()), type);
  try {
    const [bareRates, ourRates]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      bareRates.push(await requestsPerSecond(start, bareServer.url, SECONDS));
      ourRates.push(await requestsPerSecond(start, url, SECONDS));
    }
    return [
      reference(`${label}: bare node:http, same bytes`, mean(bareRates), "requests/s"),
      atLeast(`${label}: share of the bare rate`, mean(ourRates) / mean(bareRates), limit, "×"),
    ];
  } finally {
    bareServer.stop();
  }
}
