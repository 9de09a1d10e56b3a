import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type RunningExecutable,
  mainstreet as run,
  serveMainstreet,
} from "../../server/testing/commands/run-executable.ts";

let cwd: string;
let server: RunningExecutable | undefined;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-admin-"));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(cwd, { recursive: true, force: true });
});

const mainstreet = (args: string[], input?: string) => run(["--data", "data", ...args], { cwd, input });
const setPassword = (input: string, ...options: string[]) =>
  mainstreet(["--json", "admin", "set-password", ...options], input);
async function serve(env: Record<string, string> = {}): Promise<RunningExecutable> {
  server = await serveMainstreet("data", cwd, env);
  return server;
}

function login(url: string, username: string, password: string): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${url}/api/admin/login`, { method: "POST", headers, body: JSON.stringify({ username, password }) });
}
async function cookieOf(response: Response): Promise<string> {
  expect(response.status, await response.clone().text()).toBe(200);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
const checkAuth = async (url: string, cookie: string) =>
  (await fetch(`${url}/api/admin/check-auth`, { headers: { cookie } })).status;

describe("the first start", () => {
  it("creates an administrator, whose password is in a file until the first sign-in and never in the log", async () => {
    const { url, stderr, stop } = await serve();
    const file = join(cwd, "data/first-password.txt");
    const [, password = ""] = /^username {2}admin\npassword {2}(\S+)$/m.exec(readFileSync(file, "utf8")) ?? [];
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(stderr()).toContain(`"file":"${file}"`);
    expect((await login(url, "admin", "wrong")).status).toBe(401);
    expect(existsSync(file)).toBe(true);
    const cookie = await cookieOf(await login(url, "admin", password));
    expect(existsSync(file)).toBe(false);
    expect(await stop()).toBe(0);
    expect(password).toHaveLength(23);
    expect(stderr()).not.toContain(password);
    expect(stderr()).toContain('"msg":"wrong username or password"');
    for (const line of stderr().trimEnd().split("\n")) expect(JSON.parse(line)).toHaveProperty("msg");

    const restartedServer = await serve();
    expect(await checkAuth(restartedServer.url, cookie)).toBe(200);
    expect((await login(restartedServer.url, "admin", password)).status).toBe(200);
    expect(restartedServer.stderr()).not.toContain("password");
  });

  it("takes name and password from the environment, and shows neither", async () => {
    const env = { MAINSTREET_ADMIN_USERNAME: "ann", MAINSTREET_ADMIN_PASSWORD: "given to me" };
    const { url, stderr } = await serve(env);
    expect((await login(url, "ann", "given to me")).status).toBe(200);
    expect(stderr()).not.toMatch(/\bann\b|given to me/);
    expect(existsSync(join(cwd, "data/first-password.txt"))).toBe(false);
  });

  it("does not happen with a password that is too short, or with an unknown variable", async () => {
    const start = (env: Record<string, string>) => run(["--data", "data", "serve", "--port", "0"], { cwd, env });
    expect(await start({ MAINSTREET_ADMIN_PASSWORD: "short" })).toEqual({
      code: 1,
      stdout: "",
      stderr: "mainstreet: MAINSTREET_ADMIN_PASSWORD is too short: it takes 8 characters or more.\n",
    });
    expect(await start({ MAINSTREET_ADMIN_PASWORD: "long enough" })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("MAINSTREET_ADMIN_PASWORD is unknown."),
    });
  });
});

describe("mainstreet admin set-password", () => {
  it("changes the password and ends the sessions of a server that runs", async () => {
    const { url } = await serve({ MAINSTREET_ADMIN_PASSWORD: "given to me" });
    const cookie = await cookieOf(await login(url, "admin", "given to me"));
    const outcome = await setPassword("another one\n");
    expect(outcome).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(outcome.stdout)).toEqual({ username: "admin", created: false });
    expect(await checkAuth(url, cookie)).toBe(401);
    expect((await login(url, "admin", "given to me")).status).toBe(401);
    expect((await login(url, "admin", "another one")).status).toBe(200);
  });

  it("creates the administrator before the first start, which then creates no other", async () => {
    expect(JSON.parse((await setPassword("another one", "--username", "ann")).stdout)).toEqual({
      username: "ann",
      created: true,
    });
    const { url, stderr } = await serve();
    expect((await login(url, "ann", "another one")).status).toBe(200);
    expect(stderr()).not.toContain("password");
  });

  it("fails with one line that says why, and changes nothing", async () => {
    await setPassword("the first one", "--username", "ann");
    const line = (message: string, code = "invalid") => ({
      stdout: `${JSON.stringify({ error: { code, message } })}\n`,
      stderr: `mainstreet: ${message}\n`,
    });
    expect(await setPassword("short\n")).toEqual({
      code: 1,
      ...line("The password is too short: it takes 8 characters or more."),
    });
    expect(await setPassword("long enough", "--username", "bob")).toEqual({
      code: 1,
      ...line("There is no administrator named bob, but there is ann.", "not-found"),
    });
    const { url } = await serve();
    expect((await login(url, "ann", "the first one")).status).toBe(200);
  });

  it("exits with 2 without a password, with several lines, with a password as an argument and without a subcommand", async () => {
    expect(await setPassword("")).toMatchObject({ code: 2, stderr: expect.stringContaining("There is no password") });
    expect(await setPassword("one line\nanother\n")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("more than one line"),
    });
    expect(await setPassword("long enough", "secret-argument")).toMatchObject({ code: 2 });
    expect(await mainstreet(["admin"])).toMatchObject({ code: 2, stderr: expect.stringContaining("set-password") });
  });
});
