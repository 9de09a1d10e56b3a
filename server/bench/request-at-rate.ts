import { Agent, request } from "node:http";
import { createInterface } from "node:readline";

/**
 * Requests the paths of standard input in a loop at a constant rate, whether the server keeps up or not, until SIGTERM. Usage: node
 * request-at-rate.ts URL PER_SECOND < paths. Prints JSON: responses, median and 99th percentile of their time in milliseconds, and counts
 * of other statuses than 200.
 */
const [url = "", perSecond = "100"] = process.argv.slice(2);
const paths: string[] = [];
for await (const line of createInterface({ input: process.stdin })) paths.push(line);

const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const otherStatuses: Record<string, number> = {};
let sentCount = 0;
const startedAt = performance.now();

function get(path: string) {
  const start = performance.now();
  const clientRequest = request(url + path, { agent, headers: { "accept-encoding": "br" } }, (response) => {
    const { statusCode = 0 } = response;
    if (statusCode !== 200) otherStatuses[statusCode] = (otherStatuses[statusCode] ?? 0) + 1;
    response.on("end", () => times.push(performance.now() - start)).resume();
  });
  clientRequest.on("error", () => {
    otherStatuses.failed = (otherStatuses.failed ?? 0) + 1;
  });
  clientRequest.end();
}

const timer = setInterval(() => {
  const dueCount = ((performance.now() - startedAt) / 1000) * Number(perSecond);
  while (sentCount < dueCount) get(paths[sentCount++ % paths.length] ?? "/");
}, 5);

process.once("SIGTERM", () => {
  clearInterval(timer);
  const sortedTimes = times.toSorted((a, b) => a - b);
  const percentile = (share: number) => sortedTimes[Math.floor(sortedTimes.length * share)] ?? Number.NaN;
  process.stdout.write(
    `${JSON.stringify({ responses: times.length, median: percentile(0.5), p99: percentile(0.99), others: otherStatuses })}\n`,
  );
  agent.destroy();
});
