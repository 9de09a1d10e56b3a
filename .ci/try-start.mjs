/**
 * Runs `npm start` on a free port, as README says, until the site shows a business of the sample; then ends it. Runs on Node 18 or newer.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A build on a busy machine takes minutes. */
const PATIENCE_MS = 15 * 60_000;
const ENDING_MS = 60_000;

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Returns the page of a business in the sample; undefined while the site does not answer. */
async function businessPage(site) {
  try {
    const { businesses } = await (await fetch(`${site}/api/businesses?limit=1`)).json();
    const page = await (await fetch(`${site}/details/${businesses[0].slug}`)).text();
    return { name: businesses[0].name, isShown: page.includes("<h1") };
  } catch {
    return undefined;
  }
}

const port = await freePort();
const site = `http://127.0.0.1:${port}`;
// A process group of its own can be ended as a whole.
const npm = spawn("npm", ["start", "--", "--port", String(port)], {
  stdio: ["ignore", "inherit", "inherit"],
  detached: true,
});
/** A negative id means the group, not the process alone. */
const group = -Number(npm.pid);
const ended = new Promise((resolve) => npm.on("exit", resolve));
const isRunning = () => npm.exitCode === null && npm.signalCode === null;

const deadline = Date.now() + PATIENCE_MS;
let page;
while (page === undefined && isRunning() && Date.now() < deadline) {
  await sleep(500);
  page = await businessPage(site);
}
if (isRunning()) process.kill(group, "SIGTERM");
const hasEnded = await Promise.race([ended.then(() => true), sleep(ENDING_MS, false, { ref: false })]);
if (!hasEnded) process.kill(group, "SIGKILL");

if (!page?.isShown) console.log(page ? `The page of ${page.name} shows no heading.` : `${site} did not answer.`);
else if (!hasEnded) console.log(`npm start did not end within ${ENDING_MS / 1000} s.`);
else console.log(`npm start shows ${page.name} at ${site}`);
process.exitCode = page?.isShown && hasEnded ? 0 : 1;
