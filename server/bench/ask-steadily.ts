import { Agent, request } from "node:http";
import { createInterface } from "node:readline";

/**
 * Asks a server for the addresses of standard input again and again, so many a second whether it keeps up or not, until
 * it is told to stop (SIGTERM). Usage: node ask-steadily.ts URL PER_SECOND < addresses. Prints JSON: how many were
 * answered, the time that half and 99 % of them took at most, in milliseconds, and the statuses that were not 200.
 */
const [url = "", perSecond = "100"] = process.argv.slice(2);
const addresses: string[] = [];
for await (const line of createInterface({ input: process.stdin })) addresses.push(line);

const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const others: Record<string, number> = {};
let asked = 0;
const started = performance.now();

function ask(address: string) {
  const asking = performance.now();
  const sent = request(url + address, { agent, headers: { "accept-encoding": "br" } }, (response) => {
    const { statusCode = 0 } = response;
    if (statusCode !== 200) others[statusCode] = (others[statusCode] ?? 0) + 1;
    response.on("end", () => times.push(performance.now() - asking)).resume();
  });
  sent.on("error", () => {
    others.failed = (others.failed ?? 0) + 1;
  });
  sent.end();
}

const timer = setInterval(() => {
  const due = ((performance.now() - started) / 1000) * Number(perSecond);
  while (asked < due) ask(addresses[asked++ % addresses.length] ?? "/");
}, 5);

process.once("SIGTERM", () => {
  clearInterval(timer);
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  process.stdout.write(`${JSON.stringify({ answered: times.length, median: share(0.5), p99: share(0.99), others })}\n`);
  agent.destroy();
});
