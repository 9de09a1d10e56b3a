import type { BrowserContext, BrowserContextOptions, Page, Response } from "playwright-core";
import { expect, inject, test as vitestTest } from "vitest";
import { ADMINISTRATOR, type DirectoryContent, type ServedDirectory, serveDirectory } from "./served-directory.ts";
import { workerBrowser } from "./worker-browser.ts";

/** Matches Chromium's message about a document or a part of it that was not found. */
const NOT_FOUND = /status of (404|410)/;

/** Matches Chromium's message about something that it could not load. */
const NOT_LOADED = /^Failed to load resource/;

/** Tells whether the URL has a made-up host (RFC 2606), as photos do. */
const isUnreachable = (url: string) => URL.canParse(url) && new URL(url).hostname.endsWith(".invalid");

/** Timeout of one action or expectation; jobs run at low priority, and slowly on a busy machine. */
const TIMEOUT_MS = 300_000;

export interface VisitOptions extends BrowserContextOptions {
  /** Expected HTTP status of the document; 200 if absent. */
  status?: number;
}

/** Opens a path in a new browser context and resolves once the page is hydrated. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

export interface PanelOptions extends BrowserContextOptions {
  /** Prepares the page before it opens the path. */
  prepare?: (page: Page) => Promise<void>;
}

/** Opens a path of the admin panel, signed in, and resolves once its data has arrived. */
export type OpenPanel = (path?: string, options?: PanelOptions) => Promise<Page>;

/**
 * Creates tests that only read the sample directory: one server for all files. Contexts close after each test. A page that writes to the
 * console or throws fails its test, unless `allowMessages` was called for the message.
 */
export const test = vitestTest
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    onCleanup(async () => (await workerBrowser()).close());
    return workerBrowser();
  })
  .extend(
    "site",
    { scope: "file" },
    (): Pick<ServedDirectory, "url" | "pid"> => ({
      url: inject("sampleUrl"),
      pid: 0,
    }),
  )
  .extend("session", { scope: "file" }, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const response = await context.request.post("/api/admin/login", { data: ADMINISTRATOR });
    if (!response.ok()) throw new Error(`Login failed: ${await response.text()}`);
    const state = await context.storageState();
    await context.close();
    return state;
  })
  .extend("allowed", (): RegExp[] => [NOT_FOUND])
  /** Allows messages that match the pattern. */
  .extend("allowMessages", ({ allowed }) => (pattern: RegExp) => {
    allowed.push(pattern);
  })
  .extend("openContext", async ({ browser, site, allowed, task }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    const messages: string[] = [];
    let isClosing = false;
    onCleanup(async () => {
      isClosing = true;
      if (task.result?.state === "fail") process.stderr.write(await textOfPages(task.name, contexts));
      await Promise.all(contexts.map(closeContext));
      expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([]);
    });
    return async (options: BrowserContextOptions) => {
      const context = await browser.newContext({ baseURL: site.url, ...options });
      contexts.push(context);
      context.setDefaultTimeout(TIMEOUT_MS);
      context.on("console", (message) => {
        // On closing, requests that still waited for a route's handler are released to their real destination.
        const isLetGo = isClosing && NOT_LOADED.test(message.text());
        if (!isLetGo && !isUnreachable(message.location().url)) messages.push(message.text());
      });
      context.on("weberror", (error) => messages.push(error.error().message));
      return context;
    };
  })
  .extend(
    "visit",
    async ({ openContext }): Promise<Visit> =>
      async (path, { status = 200, ...options } = {}) => {
        const page = await (await openContext(options)).newPage();
        const response = options.javaScriptEnabled === false ? await page.goto(path) : await goTo(page, path);
        expect(response?.status(), path).toBe(status);
        return page;
      },
  )
  .extend(
    "openPanel",
    async ({ openContext, session }): Promise<OpenPanel> =>
      async (path = "/admin-panel", { prepare, ...options } = {}) => {
        const page = await (await openContext({ storageState: session, ...options })).newPage();
        await prepare?.(page);
        await page.goto(path);
        await panelReady(page);
        return page;
      },
  );

/** Creates tests on a directory that only this file uses: the sample unless other content is given. */
export function testOn(content: DirectoryContent = {}) {
  return test.extend("site", { scope: "file" }, async ({}, { onCleanup }): Promise<ServedDirectory> => {
    const hasContent = content.rows ?? content.workbook;
    const site = await serveDirectory(hasContent ? content : { dataFolder: inject("sampleData"), ...content });
    onCleanup(() => site.close());
    return site;
  });
}

/** Number of characters that are printed of a page. */
const MAX_PRINTED_CHARS = 2_000;

/** Returns address and text of each open page, since a failure on another machine can often not be repeated. */
async function textOfPages(testName: string, contexts: readonly BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages());
  const texts = pages.map(async (page) => {
    const text = await page.evaluate(() => document.body.innerText).catch(String);
    return `\nPage of the failed test “${testName}”: ${page.url()}\n${text.slice(0, MAX_PRINTED_CHARS)}\n`;
  });
  return (await Promise.all(texts)).join("");
}

/** Closes a context while handlers of its routes may still be running: their later errors are no failures. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}

/** Navigates to a path by its address and waits until the page is hydrated, its header and footer too. */
export async function goTo(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    return ("hydrated" in dataset && "frame" in dataset) || location.pathname.startsWith("/admin");
  });
  return response;
}

/** Waits until a tab of the panel, and the form over it, have all their data. */
export async function panelReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("h1") && !document.querySelector("[aria-busy=true]"));
}

/** Resizes the window and waits until the page has the new size. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((size) => `${window.innerWidth} ${window.innerHeight}` === size, `${width} ${height}`);
}

/** Reloads a public page until it shows what is expected: a busy server may answer with an older page for two minutes. */
export async function reloadUntil<Value>(page: Page, read: () => Promise<Value>, expected: Value): Promise<void> {
  const readAnew = async () => {
    await page.reload();
    return read();
  };
  await expect.poll(readAnew, { interval: 1_000 }).toEqual(expected);
}
