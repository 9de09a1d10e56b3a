import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importInto } from "../../testing/directories/import-into.ts";
import {
  type MadeUpDirectory,
  madeUpBusiness,
  serveMadeUpDirectory,
} from "../../testing/directories/sample-directory.ts";
import { cookiesOf, login, signedIn } from "../../testing/servers/signed-in-client.ts";
import { MAX_HEADER_BYTES } from "./header-budget.ts";

/** A city whose name takes nine bytes for each character in a URL. */
const LONG_CITY = "中".repeat(150);
let directory: MadeUpDirectory;
let cookie: string;
beforeAll(async () => {
  const renderer = {
    async render(address: string) {
      if (!address.startsWith("/moved")) return { status: 200, html: "<title>page</title>" };
      return { status: 301, html: "", location: `/elsewhere${address.slice("/moved".length)}` };
    },
  };
  const site = {
    site: { baseUrl: "https://directory.example" },
    server: { trustProxy: true },
    ads: { scriptUrl: "https://ads.example/ads.js" },
    analytics: { scriptUrl: "https://stats.example/script.js" },
  };
  directory = await serveMadeUpDirectory(renderer, undefined, site);
  const businesses = Array.from({ length: 5 }, (_, n) =>
    madeUpBusiness({ name: `${"Ü".repeat(290)} ${n}`, city: LONG_CITY }),
  );
  await importInto(directory.store, businesses);
  await signedIn({ ...directory, origin: "https://directory.example" });
  cookie = cookiesOf(await login(directory.url, undefined, { "x-forwarded-proto": "https" }));
});
afterAll(() => directory.close());

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** Size of the status line and all headers in bytes. */
  bytes: number;
}

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const all = { "x-forwarded-proto": "https", "accept-encoding": "br", ...headers };
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(directory.url);
    request({ hostname, port, path, method, headers: all }, (response) => {
      response.resume();
      const lines = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        bytes: lines + 17 + (response.statusMessage ?? "").length,
      });
    })
      .on("error", reject)
      .end();
  });
}

const CHINESE = encodeURIComponent("中".repeat(200));
const LONG = "a".repeat(7_900);
const QUERIES = [
  "",
  `?q=${CHINESE}`,
  `?search=${CHINESE}&city=${CHINESE}&category=${CHINESE}&limit=1&offset=2`,
  `?q=${CHINESE}&location=${CHINESE}&limit=1&offset=2&explain=1`,
  `?q=${LONG}&limit=1`,
  `?city=${"%3C".repeat(2_500)}`,
];
const PATHS = [
  "/",
  "/search",
  "/moved",
  `/moved/${encodeURIComponent(LONG_CITY)}`,
  "/api/businesses",
  "/api/search",
  "/api/cities",
  "/api/suggest",
  "/api/facets",
  "/api/city/austin",
  `/api/city/${encodeURIComponent(LONG_CITY)}`,
  "/api/category/restaurants",
  `/api/category/${"x".repeat(2_000)}`,
  "/api/businesses/8",
  "/business/8/contact.vcf",
  "/opensearch-suggestions",
  "/robots.txt",
  "/sitemap.xml",
  "/feed.xml",
  "/metrics",
  "/api/admin/check-auth",
  "/api/admin/search",
  "/api/admin/businesses",
];

describe("all headers of a response together take 3 kB at most", () => {
  it.each(PATHS)("at %s, whatever the query", async (path) => {
    for (const query of QUERIES) {
      const headerSets: Record<string, string>[] = [{}, { cookie, "x-request-id": "x".repeat(64) }];
      for (const headers of headerSets) {
        const { status, bytes } = await get(path + query, headers);
        expect(bytes, path + query).toBeLessThanOrEqual(MAX_HEADER_BYTES);
        expect(status, path + query).toBeLessThan(500);
      }
    }
  });

  it("with cookies, too", async () => {
    const response = await login(directory.url, undefined, { "x-forwarded-proto": "https" });
    expect(response.headers.getSetCookie()).toHaveLength(4);
    const bytes = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_HEADER_BYTES);
  });
});

it("only the links between pages of a list are left out when they would not fit", async () => {
  const short = await get("/api/businesses?search=pizza&limit=1");
  expect(short.headers.link).toContain('rel="next"');
  const long = await get(`/api/businesses?search=${CHINESE}`);
  expect([long.status, long.headers.link, long.headers["x-total-count"]]).toEqual([200, undefined, "5"]);
});

it("a redirect that would not fit is a 414, and one that fits is sent", async () => {
  expect((await get("/moved?page=2")).headers.location).toBe("/elsewhere?page=2");
  for (const path of [`/moved?q=${LONG}`, `/api/search?q=${LONG}&explain=1`]) {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([414, undefined]);
  }
});
