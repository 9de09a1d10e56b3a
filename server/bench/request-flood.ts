import { Agent, request } from "node:http";
import { uniqueSearchPath } from "./unique-searches.ts";

/**
 * Requests unique searches over each connection, one after the other, until the time is up. Usage: node request-flood.ts URL CONNECTIONS
 * SECONDS [FIRST]. `FIRST` is the number of the first search. Prints JSON: pages answered 200 and their median time, counts of other
 * statuses, of failures and of requests without a response in ten seconds.
 */
const [url = "", connections = "500", seconds = "60", first = "0"] = process.argv.slice(2);
const TIMEOUT_MS = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const times: number[] = [];
const otherStatuses: Record<string, number> = {};
const startedAt = performance.now();
const end = startedAt + Number(seconds) * 1000;
let next = Number(first);

function count(outcome: string | number) {
  otherStatuses[outcome] = (otherStatuses[outcome] ?? 0) + 1;
}

function get(path: string): Promise<void> {
  return new Promise((resolve) => {
    const sentAt = performance.now();
    const clientRequest = request(
      url + path,
      { agent, headers: { accept: "text/html", "accept-encoding": "br" } },
      (response) => {
        const { statusCode = 0 } = response;
        response
          .on("end", () => {
            if (statusCode === 200) times.push(performance.now() - sentAt);
            else count(statusCode);
            resolve();
          })
          .on("error", () => resolve())
          .resume();
      },
    );
    let outcome = "failed";
    clientRequest
      .setTimeout(TIMEOUT_MS, () => {
        outcome = "timeout";
        clientRequest.destroy();
      })
      .on("error", () => {
        count(outcome);
        resolve();
      })
      .end();
  });
}

async function runConnection(): Promise<void> {
  while (performance.now() < end) await get(uniqueSearchPath(next++));
}

await Promise.all(Array.from({ length: Number(connections) }, runConnection));
const elapsedSeconds = (performance.now() - startedAt) / 1000;
agent.destroy();
const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
process.stdout.write(
  `${JSON.stringify({ pages: times.length, perSecond: times.length / elapsedSeconds, median, others: otherStatuses })}\n`,
);
