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

function post(url: string, path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${url}/api/admin/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}
const login = (url: string, username: string, password: string) => post(url, "login", { username, password });
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
  it("puts a one-time link into a file and never into the log; who opens it chooses name and password", async () => {
    const { url, stderr, stop } = await serve();
    const file = join(cwd, "data/first-link.txt");
    const [, address = ""] = /^link {2}(\S+)$/m.exec(readFileSync(file, "utf8")) ?? [];
    expect(address.startsWith(`${url}/admin-login#link=`)).toBe(true);
    const token = address.replace(/.*#link=/, "");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(stderr()).toContain(`"file":"${file}"`);
    expect(await (await post(url, "links/check", { token })).json()).toMatchObject({
      purpose: "first",
      username: "admin",
      role: "administrator",
    });
    const choose = (password: string) => post(url, "links/use", { token, username: "olga", password });
    expect((await choose("short")).status).toBe(400);
    expect(existsSync(file)).toBe(true);
    const cookie = await cookieOf(await choose("quiet harbor stones"));
    expect(existsSync(file)).toBe(false);
    expect((await choose("quiet harbor stones")).status).toBe(410);
    expect(await stop()).toBe(0);
    expect(stderr()).not.toContain(token);
    for (const line of stderr().trimEnd().split("\n")) expect(JSON.parse(line)).toHaveProperty("msg");

    const restartedServer = await serve();
    expect(await checkAuth(restartedServer.url, cookie)).toBe(200);
    expect((await login(restartedServer.url, "olga", "quiet harbor stones")).status).toBe(200);
    expect(existsSync(file)).toBe(false);
  });

  it("takes name and password from the environment, and shows neither", async () => {
    const env = { MAINSTREET_ADMIN_USERNAME: "ann", MAINSTREET_ADMIN_PASSWORD: "given to me" };
    const { url, stderr } = await serve(env);
    expect((await login(url, "ann", "given to me")).status).toBe(200);
    expect(stderr()).not.toMatch(/\bann\b|given to me/);
    expect(existsSync(join(cwd, "data/first-link.txt"))).toBe(false);
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

describe("mainstreet admin new-link", () => {
  it("lets somebody who lost the password choose another, beside a server that runs", async () => {
    const { url } = await serve({ MAINSTREET_ADMIN_PASSWORD: "given to me" });
    const cookie = await cookieOf(await login(url, "admin", "given to me"));
    const report = JSON.parse((await mainstreet(["--json", "admin", "new-link"])).stdout);
    expect(report).toEqual({ username: "admin", url: expect.stringMatching(/\/admin-login#link=[\w-]{43}$/) });
    expect(report.url.startsWith(`${url}/`)).toBe(true);
    const token = report.url.replace(/.*#link=/, "");
    const used = await post(url, "links/use", { token, username: "ignored", password: "a new start here" });
    expect(await used.json()).toEqual({ username: "admin", isSignedIn: true });
    expect(await checkAuth(url, cookie)).toBe(401);
    expect((await login(url, "admin", "a new start here")).status).toBe(200);
    expect(await mainstreet(["admin", "new-link", "--username", "bob"])).toMatchObject({
      code: 1,
      stderr: "mainstreet: There is no administrator named bob, but there is admin.\n",
    });
    expect(JSON.parse((await mainstreet(["--json", "admin", "reset-second-factor"])).stdout)).toEqual({
      username: "admin",
      wasOn: false,
    });
    expect(JSON.parse((await mainstreet(["--json", "admin", "remove-passkeys"])).stdout)).toEqual({
      username: "admin",
      removed: 0,
    });
  });
});
