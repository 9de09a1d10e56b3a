import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Business, BusinessList } from "#contract/business";
import { atLeast, type BenchRow, reference } from "./bench-table.ts";
import { runProcess } from "./run-process.ts";

const SECONDS = 4;
const CONNECTIONS = 50;

/** Reads over HTTP against a bare node:http server, in a process of its own, that sends the same bytes. */
export async function benchServing(executable: string, folder: string): Promise<BenchRow[]> {
  const server = spawn(executable, ["--data", join(folder, "data"), "serve", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
    const { url } = JSON.parse(line) as { url: string };
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
    server.kill("SIGTERM");
  }
}

async function againstBare(what: string, url: string, limit: number): Promise<BenchRow[]> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const type = answer.headers.get("content-type") ?? "";
  const bare = await bareServer(Buffer.from(await answer.arrayBuffer()), type);
  try {
    const bareRate = await requestsPerSecond(bare.url);
    const ourRate = await requestsPerSecond(url);
    return [
      reference(`${what}: bare node:http, same bytes`, bareRate, "requests/s"),
      atLeast(`${what}: share of the bare rate`, ourRate / bareRate, limit, "×"),
    ];
  } finally {
    bare.stop();
  }
}

async function bareServer(body: Buffer, type: string): Promise<{ url: string; stop(): void }> {
  const program = `
    const http = require("node:http");
    const body = Buffer.from(process.argv[1], "base64");
    const headers = { "content-type": process.argv[2], "content-length": body.length };
    const server = http.createServer((request, response) => { response.writeHead(200, headers); response.end(body); });
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ["-e", program, body.toString("base64"), type], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill("SIGTERM") };
}

async function requestsPerSecond(url: string): Promise<number> {
  const client = join(import.meta.dirname, "../../node_modules/autocannon/autocannon.js");
  const args = [client, "--json", "--connections", String(CONNECTIONS), "--duration", String(SECONDS), url];
  const { stdout } = await runProcess(process.execPath, args);
  const result = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
