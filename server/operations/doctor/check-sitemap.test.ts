import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSitemaps } from "../../queries/sitemaps.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { madeUpBusiness } from "../../testing/directories/sample-directory.ts";
import { checkSitemap } from "./check-sitemap.ts";

let store: Store;
let server: Server;
let baseUrl: string;
/** Maps a path to a wrong response. */
let wrong: Record<string, { status?: number; headers?: Record<string, string>; body?: string }>;
beforeEach(async () => {
  wrong = {};
  store = await openMemoryStore();
  await importInto(
    store,
    Array.from({ length: 12 }, (_, index) => madeUpBusiness({ name: `Shop ${index}` })),
  );
  server = createServer((request, response) => void serveFile(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.close();
  await store.close();
});

async function serveFile({ url = "/" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status = 200, headers = {}, body } = Object.entries(wrong).find(([path]) => url.startsWith(path))?.[1] ?? {};
  const page = `<link rel="canonical" href="${baseUrl}${url}">`;
  response.writeHead(status, headers).end(body ?? (await createSitemaps({ store, baseUrl }).xml(url)) ?? page);
}

const check = (isBaseUrlSet = true, servers: string[] = []) =>
  checkSitemap({ store, baseUrl, isBaseUrlSet, servers, commandLine: (...words) => words.join(" ") });

it("A site that serves its sitemaps has no findings", async () => {
  expect(await check()).toMatchObject({ findings: [], fact: expect.stringMatching(/^\d+ pages; .* \d pages tried$/) });
});

it.each<[string, string, (typeof wrong)[string], string]>([
  [
    "leads elsewhere",
    "/sitemap.xml",
    { status: 301, headers: { location: "https://www.a.example/" } },
    "leads to https://www.a",
  ],
  ["is an error", "/sitemap.xml", { status: 502, body: "" }, "is answered with 502"],
  ["is a page of another program", "/sitemap.xml", { body: "<h1>It works!</h1>" }, "is no sitemap"],
  [
    "names another host",
    "/sitemap.xml",
    { body: "<loc>https://b.example/sitemap-main.xml</loc>" },
    "names https://b.example",
  ],
  [
    "is of another directory",
    "/sitemap.xml",
    {
      get body() {
        return `<loc>${baseUrl}/sitemap-main.xml</loc>`;
      },
    },
    "lacks",
  ],
  ["names a page that is gone", "/business/", { status: 404, body: "" }, "is answered with 404"],
  ["names a page that may not be indexed", "/business/", { headers: { "x-robots-tag": "noindex" } }, "says noindex"],
  [
    "names a page of another address",
    "/business/",
    { body: '<link rel="canonical" href="/else">' },
    "its address is /else",
  ],
])("A sitemap that %s is an error", async (_what, path, answer, message) => {
  wrong[path] = answer;
  expect((await check()).findings).toMatchObject([{ severity: "error", message: expect.stringContaining(message) }]);
  expect((await check(false)).findings).toMatchObject([{ severity: "note" }]);
});

it("Without a server on this machine, only the data are checked", async () => {
  server.close();
  expect((await check()).findings).toMatchObject([
    { severity: "note", message: expect.stringContaining("No server answers") },
  ]);
});

it("A server of the data folder at another address is named, and the remedy is not to start one", async () => {
  server.close();
  const [finding] = (await check(true, ["http://127.0.0.1:1"])).findings;
  expect(finding).toMatchObject({
    message: expect.stringContaining(
      `The server of this folder runs at http://127.0.0.1:1, but nothing answers at site.baseUrl (${baseUrl})`,
    ),
    remedy: "Set site.baseUrl to the address of the site.",
  });
  expect(finding?.command).toBeUndefined();
  expect((await check(true, [baseUrl])).findings[0]?.message).toContain("No server answers");
});
