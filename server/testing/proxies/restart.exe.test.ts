import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { copySampleData, mainstreetJson } from "../commands/run-executable.ts";
import { freePort } from "../postgres/postgres-server.ts";
import { type RunningProxy, runProxy } from "./run-proxy.ts";
import { PROXY_HOST, SHIPPED_PROXIES } from "./shipped-proxy.ts";
import { type ActivatedServer, serveOnSocket, superviseServer } from "./socket-activation.ts";
import { type SteadyVisitors, startVisitors, type VisitedPath } from "./steady-visitors.ts";

/** Paths of cached pages, of uncached pages, and of a change, which must not be sent twice. */
const PATHS = [
  { path: "/", status: 200 },
  { path: "/search?q=bakery+%", status: 200 },
  { path: "/api/businesses?page=%", status: 200 },
  { method: "POST", path: "/api/admin/logout", status: 401 },
];

let folder: string;
let server: ActivatedServer;
let proxies: RunningProxy[] = [];
let visitors: SteadyVisitors[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-restart-"));
  copySampleData(folder);
  // The server starts this program, which reports its environment.
  const notify = join(folder, "systemd-notify");
  writeFileSync(notify, `#!/bin/sh\n{ env; ls -l /proc/$$/fd; } >>${folder}/child\n`);
  chmodSync(notify, 0o755);
  const upstream = await freePort();
  server = await superviseServer(upstream, folder, {
    PATH: [folder, "/usr/bin", "/bin"].join(delimiter),
    NOTIFY_SOCKET: join(folder, "notify"),
    MAINSTREET_BASE_URL: `https://${PROXY_HOST}`,
    MAINSTREET_TRUST_PROXY: "true",
  });
  proxies = await Promise.all(SHIPPED_PROXIES.map((name) => runProxy(name, { upstream })));
});
afterEach(async () => {
  for (const visitor of visitors) await visitor.stop();
});
afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function visit(paths: readonly VisitedPath[]): void {
  visitors = proxies.map(({ port }) => startVisitors(port, paths));
}

const waitForAnswers = (count: number) => Promise.all(visitors.map((visitor) => visitor.waitForAnswers(count)));

/** Ends the visits, and expects that each proxy had some and lost none. */
async function expectNoLoss(minAnswers: number): Promise<void> {
  for (const [index, proxy] of proxies.entries()) {
    const { requests = 0, failures } = (await visitors[index]?.stop()) ?? {};
    expect(failures, `${proxy.name}\n${proxy.log()}${server.stderr()}`).toEqual([]);
    expect(requests, proxy.name).toBeGreaterThanOrEqual(minAnswers);
  }
}

it("answers every request behind nginx, HAProxy and Caddy while the server restarts on a socket of systemd", async () => {
  visit(PATHS);
  await waitForAnswers(50);
  for (let restarts = 0; restarts < 2; restarts++) {
    await server.restart();
    await waitForAnswers(80);
  }
  await expectNoLoss(200);
});

it("answers every request while the database is replaced, and the server starts again", async () => {
  const { file } = await mainstreetJson(folder, "backup");
  const former = server.pid();
  visit([{ path: "/healthz", status: 200 }]);
  for (const name of ["", "-wal", "-shm"]) rmSync(join(folder, `data/mainstreet.db${name}`), { force: true });
  await mainstreetJson(folder, "restore", "--new", file);
  await server.waitForReplacement(former);
  await waitForAnswers(40);
  await expectNoLoss(40);
  expect(server.stderr()).toMatch(/the database was replaced; systemd starts the server again/i);
});

it("leaves the socket to no program that the server starts", () => {
  const child = readFileSync(join(folder, "child"), "utf8");
  expect(child).toContain("NOTIFY_SOCKET=");
  expect(child).not.toMatch(/LISTEN_|socket:/);
});

it("refuses a Unix socket of systemd", async () => {
  expect(await serveOnSocket(join(folder, "mainstreet.sock"), folder)).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^.*mainstreet: The socket that systemd opened does not listen for TCP\..*\n$/s),
  });
});
