import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { firstLine } from "./run-process.ts";

const CONNECTIONS = 50;

/** Spawns a program with pipes for standard input and output. */
type Start = (command: string, args: string[]) => ChildProcess;

/** Starts the baseline: a node:http server in a child process that sends the same bytes to every request. */
export async function startBareServer(
  start: Start,
  body: Buffer,
  type: string,
): Promise<{ url: string; stop(): void }> {
  const program = `
    const http = require("node:http");
    const body = Buffer.from(process.argv[1], "base64");
    const headers = { "content-type": process.argv[2], "content-length": body.length };
    const server = http.createServer((request, response) => { response.writeHead(200, headers); response.end(body); });
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const child = start(process.execPath, ["-e", program, body.toString("base64"), type]);
  const port = await firstLine(child);
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill("SIGTERM") };
}

/** Requests one URL with autocannon. Throws when a request fails or is refused. */
export async function requestsPerSecond(start: Start, url: string, seconds: number): Promise<number> {
  const client = join(import.meta.dirname, "../../node_modules/autocannon/autocannon.js");
  const args = [client, "--json", "--connections", String(CONNECTIONS), "--duration", String(seconds), url];
  const { stdout } = start(process.execPath, args);
  if (stdout === null) throw new Error("the client has no output");
  const { requests, duration, non2xx, errors } = JSON.parse(await text(stdout)) as AutocannonResult;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.total / duration;
}

interface AutocannonResult {
  requests: { total: number };
  /** Duration of the run in seconds. */
  duration: number;
  non2xx: number;
  errors: number;
}
