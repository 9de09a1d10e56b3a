import { Agent, request } from "node:http";
import { createInterface } from "node:readline";

/**
 * Requests each path of standard input once, with brotli, until the time is up. Usage: node request-each.ts URL CONNECTIONS SECONDS <
 * paths. Prints JSON: responses a second, and counts of other statuses than 200.
 */
const [url = "", connections = "10", seconds = "4"] = process.argv.slice(2);
const paths: string[] = [];
for await (const line of createInterface({ input: process.stdin })) paths.push(line);

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const startedAt = performance.now();
const end = startedAt + Number(seconds) * 1000;
const otherStatuses: Record<string, number> = {};
let responses = 0;
let next = 0;

function get(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url + path, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      responses++;
      const { statusCode = 0 } = response;
      if (statusCode !== 200) otherStatuses[statusCode] = (otherStatuses[statusCode] ?? 0) + 1;
      response.on("end", resolve).on("error", reject).resume();
    });
    clientRequest.on("error", reject).end();
  });
}

async function runConnection(): Promise<void> {
  while (performance.now() < end) {
    const path = paths[next++];
    if (path === undefined) return;
    await get(path);
  }
}

await Promise.all(Array.from({ length: Number(connections) }, runConnection));
const perSecond = responses / ((performance.now() - startedAt) / 1000);
agent.destroy();
process.stdout.write(`${JSON.stringify({ perSecond, responses, others: otherStatuses })}\n`);
