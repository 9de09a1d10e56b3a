import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type BrowserContextOptions, chromium, type Page, type Response } from "playwright-core";
import { findChromium } from "./find-chromium.ts";
import { type Row, writeRows } from "./write-rows.ts";

export const executable = join(import.meta.dirname, "../../dist/mainstreet");
export const sample = join(import.meta.dirname, "../../server/sample/businesses.xlsx");

export interface OpenPage {
  page: Page;
  /** Of the document. */
  status: number;
  /** Everything the console or an error said, but for the browser's own line on a document with status 404 or 410. */
  messages: string[];
}

/** Who may sign in to every site that is served here. */
export const ADMINISTRATOR = { username: "admin", password: "correct horse battery" };

/** The packaged program serving a workbook or rows, its sample unless told. `settings`: its config.json. */
export async function serveSite(given: string | readonly Row[] = sample, settings: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), "mainstreet-e2e-"));
  writeFileSync(join(folder, "config.json"), JSON.stringify(settings));
  const workbook = typeof given === "string" ? given : join(folder, "given.xlsx");
  if (typeof given !== "string") await writeRows(workbook, given);
  execFileSync(executable, ["--data", folder, "import", workbook, "--quiet"]);
  const server = spawn(executable, ["--data", folder, "--json", "serve", "--port", "0"], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, MAINSTREET_ADMIN_PASSWORD: ADMINISTRATOR.password },
  });
  const ended = once(server, "exit");
  const lines = once(createInterface({ input: server.stdout }), "line");
  const [line] = (await Promise.race([lines, ended.then(() => [undefined])])) as [string | undefined];
  if (line === undefined) throw new Error("The server ended before it listened.");
  const { url } = JSON.parse(line) as { url: string };
  const close = async () => {
    server.kill("SIGTERM");
    // it writes to its folder until it has ended
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: server.pid ?? 0, close };
}

/** The system's Chromium, headless. `more`: further switches. */
export function launchChromium(more: string[] = []) {
  // Chromium refuses its sandbox to root, and would look up hosts of its own at each start.
  const args = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
  // no such host is ever found; a network may take its time to say so
  args.push("--host-resolver-rules=MAP *.invalid ^NOTFOUND");
  return chromium.launch({ executablePath: findChromium(), args: [...args, ...more] });
}

/** A served directory and a browser to visit it with; `given` and `settings` as for `serveSite`. */
export async function runSite(given: string | readonly Row[] = sample, settings: object = {}) {
  const { url, pid, close } = await serveSite(given, settings);
  const browser = await launchChromium();
  return {
    url,
    /** Of the server's process. */
    pid,
    /** A page of its own, arrived at the path. */
    async open(path: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
      const context = await browser.newContext({ baseURL: url, ...options });
      const page = await context.newPage();
      const messages: string[] = [];
      page.on("console", (message) => {
        if (!/status of (404|410)/.test(message.text())) messages.push(message.text());
      });
      page.on("pageerror", (error) => messages.push(error.message));
      const hasScripts = options.javaScriptEnabled !== false;
      const response = await (hasScripts ? goTo(page, path) : page.goto(path, { waitUntil: "networkidle" }));
      return { page, status: response?.status() ?? 0, messages };
    },
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** Arrives at a path, once the scripts have taken its page over. */
export async function goTo(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: "networkidle" });
  await takenOver(page);
  return response;
}

/** Waits until the scripts have taken the page over: what is done before, a busy machine's browser does without them. */
function takenOver(page: Page) {
  return page.waitForFunction(() => {
    // the outermost element is the last to be taken over; the panel's pages have none
    const frame = document.querySelector("#root > div");
    return !frame || Object.keys(frame).some((key) => key.startsWith("__react"));
  });
}

/** Gives the window another size, once the page has it: what is measured before, is of the former one. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((size) => `${window.innerWidth} ${window.innerHeight}` === size, `${width} ${height}`);
}

export type RunningSite = Awaited<ReturnType<typeof runSite>>;
