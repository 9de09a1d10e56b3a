/**
 * Service worker of the page of saved places. It answers for that page without a connection, and for the scripts and styles of its version.
 * All other requests go to the server as if there were no worker.
 */
import { savedUrl } from "#domain/publishing/page-url";
import { SAVED_CACHE_PREFIX } from "#domain/publishing/saved-worker";

/** The build puts the paths of scripts and styles here, and a hash of them. */
declare const OFFLINE_FILES: readonly string[];
declare const OFFLINE_VERSION: string;

/** The types of workers exclude those of pages, so those in use are declared here. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  addEventListener(type: "install" | "activate" | "message", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
}

const scope = globalThis as unknown as WorkerScope;
const CACHE = SAVED_CACHE_PREFIX + OFFLINE_VERSION;
const FILES: ReadonlySet<string> = new Set(OFFLINE_FILES);
const CLIENT_FILE = /\/client\/[\w.-]{1,200}\.(?:js|css)/g;
const MATCH = { ignoreVary: true };

scope.addEventListener("install", (event) => event.waitUntil(fill().then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(deleteFormerCaches()));
scope.addEventListener("message", (event) => event.waitUntil(fill()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (isOwnList(url)) event.respondWith(currentPage(request));
  } else if (FILES.has(url.pathname)) event.respondWith(storedFile(request));
});

/** Tells whether a request is for the visitor's own list. A shared list has the same path and always comes from the server. */
function isOwnList({ pathname, searchParams }: URL): boolean {
  return pathname === savedUrl && !searchParams.has("ids");
}

/** Stores missing files. Rejects if a file cannot be fetched, or if the server has another version. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const storedPaths = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(OFFLINE_FILES.filter((path) => !storedPaths.has(path)));
  if (storedPaths.has(savedUrl)) return;
  const page = await fetch(savedUrl);
  if (!(await storePage(page))) throw new Error("The server has another version of the page");
}

/** Returns the server's page, which is stored for later, or the stored one where the server does not answer. */
async function currentPage(request: Request): Promise<Response> {
  try {
    const page = await fetch(request);
    if (page.status < 500) {
      await storePage(page.clone());
      return page;
    }
    return (await storedPage()) ?? page;
  } catch (error) {
    const page = await storedPage();
    if (page) return page;
    throw error;
  }
}

async function storedPage(): Promise<Response | undefined> {
  return (await caches.has(CACHE)) ? (await caches.open(CACHE)).match(savedUrl, MATCH) : undefined;
}

/** Stores the page if all of its scripts and styles are of this version. Returns whether they are. */
async function storePage(page: Response): Promise<boolean> {
  const html = page.ok && !page.redirected ? await page.clone().text() : "";
  const files = html.match(CLIENT_FILE) ?? [];
  if (files.length === 0 || !files.every((path) => FILES.has(path))) return false;
  // After the last saved place was removed there is no cache.
  if (await caches.has(CACHE)) await (await caches.open(CACHE)).put(savedUrl, page);
  return true;
}

async function storedFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ...MATCH, cacheName: CACHE })) ?? fetch(request);
}

async function deleteFormerCaches(): Promise<void> {
  const names = await caches.keys();
  const formerNames = names.filter((name) => name.startsWith(SAVED_CACHE_PREFIX) && name !== CACHE);
  await Promise.all(formerNames.map((name) => caches.delete(name)));
}
