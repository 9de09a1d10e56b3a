import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { freePort } from "../postgres/postgres-server.ts";
import { copySampleData, mainstreetJson } from "../run-executable.ts";
import { type RunningProxy, runProxy } from "./run-proxy.ts";
import { PROXY_HOST } from "./shipped-proxy.ts";
import { type ActivatedServer, serveOnSocket, superviseServer } from "./socket-activation.ts";
import { type SteadyVisitors, startVisitors } from "./steady-visitors.ts";

/** Pages from memory, pages that are made for each request, and a change that only a request of its own may carry. */
const PATHS = [
  { path: "/", status: 200 },
  { path: "/search?q=bakery+%", status: 200 },
  { path: "/api/businesses?page=%", status: 200 },
  { method: "POST", path: "/api/admin/logout", status: 401 },
];

let folder: string;
let server: ActivatedServer;
let proxy: RunningProxy;
let visitors: SteadyVisitors | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-restart-"));
  copySampleData(folder);
  // a program that the server starts, which tells what was left to it
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
  proxy = await runProxy("nginx", { upstream });
});
afterEach(async () => {
  await visitors?.stop();
  visitors = undefined;
});
afterAll(async () => {
  await proxy?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("answers every request behind nginx while the server restarts on a socket of systemd", async () => {
  visitors = startVisitors(proxy.port, PATHS);
  await visitors.answered(50);
  for (let restarts = 0; restarts < 3; restarts++) {
    await server.restart();
    await visitors.answered(100);
  }
  const { requests, failures } = await visitors.stop();
  expect(failures, proxy.log() + server.stderr()).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(350);
});

it("answers every request while the database is replaced, and the server starts again", async () => {
  const { file } = await mainstreetJson(folder, "backup");
  const former = server.pid();
  visitors = startVisitors(proxy.port, [{ path: "/healthz", status: 200 }]);
  for (const name of ["", "-wal", "-shm"]) rmSync(join(folder, `data/mainstreet.db${name}`), { force: true });
  await mainstreetJson(folder, "restore", "--new", file);
  await server.replaced(former);
  await visitors.answered(100);
  const { failures } = await visitors.stop();
  expect(failures, proxy.log() + server.stderr()).toEqual([]);
  expect(server.stderr()).toContain("The database was replaced; systemd starts the server again.");
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
