import { Agent, request } from "node:http";
import { createInterface } from "node:readline";

/**
 * Asks a server for each address of standard input once, over several connections, as browsers do (brotli), until the
 * time is up. Usage: node ask-addresses.ts URL CONNECTIONS SECONDS < addresses. Prints JSON: how many were answered a
 * second, and the statuses that were not 200.
 */
const [url = "", connections = "10", seconds = "4"] = process.argv.slice(2);
const addresses: string[] = [];
for await (const line of createInterface({ input: process.stdin })) addresses.push(line);

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const started = performance.now();
const end = started + Number(seconds) * 1000;
const others: Record<string, number> = {};
let answered = 0;
let next = 0;

function ask(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url + address, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      answered++;
      const { statusCode = 0 } = response;
      if (statusCode !== 200) others[statusCode] = (others[statusCode] ?? 0) + 1;
      response.on("end", resolve).on("error", reject).resume();
    });
    asked.on("error", reject).end();
  });
}

async function askInTurn(): Promise<void> {
  while (performance.now() < end) {
    const address = addresses[next++];
    if (address === undefined) return;
    await ask(address);
  }
}

await Promise.all(Array.from({ length: Number(connections) }, askInTurn));
const perSecond = answered / ((performance.now() - started) / 1000);
agent.destroy();
process.stdout.write(`${JSON.stringify({ perSecond, answered, others })}\n`);
