import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Business } from "#contract/business";
import type { Problem } from "#contract/problems/problem";
import { importInto } from "../testing/directories/import-into.ts";
import { type MadeUpDirectory, madeUpBusiness, serveMadeUpDirectory } from "../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory({
    render: async (address) => {
      if (address === "/broken") throw new Error("secret of the inside");
      if (address === "/failing") return { status: 503, html: "<!doctype html><title>Sorry</title><p>text</p>" };
      if (address === "/moved") return { status: 301, html: "", location: "/" };
      return {
        status: address === "/" ? 200 : 404,
        html: `<!doctype html><title>page</title>${"<p>text</p>".repeat(200)}`,
      };
    },
  });
});
afterAll(() => directory.close());

const get = (path: string, init?: RequestInit) => fetch(directory.url + path, { redirect: "manual", ...init });
const json = async <Body>(path: string): Promise<Body> => {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  return (await response.json()) as Body;
};
const names = (businesses: Business[]) => businesses.map((business) => business.name);

describe("a wrong request", () => {
  it.each([
    ["/api/businesses?limit=0", "limit"],
    ["/api/businesses?limit=5&limit=6", "limit"],
    ["/api/search?minRating=nine", "minRating"],
    ["/api/cities/popular?limit=101", "limit"],
    ["/api/city/austin?limit=501", "limit"],
    ["/api/category/dentist?offset=-1", "offset"],
    [`/api/cities?search=${"a".repeat(201)}`, "search"],
  ])("%s is a 400 that names the parameter", async (path, field) => {
    const response = await get(path);
    const body = (await response.json()) as Problem;
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(body).toMatchObject({ title: "Bad Request", status: 400, detail: expect.stringContaining(field) });
    expect(body.errors).toContainEqual(expect.objectContaining({ field }));
  });

  it.each(["/", "/api/statistics", "/healthz"])("for %s with two hosts is a 400, cached or not", async (path) => {
    const { hostname, port } = new URL(directory.url);
    const statusWith = (headers: string[]) =>
      new Promise((resolve) => {
        const clientRequest = request({ hostname, port, path, headers }, (response) =>
          resolve(response.resume().statusCode),
        );
        clientRequest.end();
      });
    expect(await statusWith(["Host", "a.example"])).toBe(200);
    expect(await statusWith(["Host", "a.example", "HOST", "b.example"])).toBe(400);
  });

  it.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/administrators",
    "/api/businesses/0",
    "/api/businesses/-1",
    "/api/businesses/abc",
    "/api/businesses/1e3",
    "/api/businesses/999999",
    "/api/businesses/99999999999999999999",
    "/api/businesses/slug/nobody",
    "/api/city/atlantis",
    "/api/category/no-such-thing",
    "/API/statistics",
    "/client/../package.json",
    "/client/%2e%2e/manifest.json",
  ])("%s is a 404", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
  });

  it("to the API is answered in JSON, also for a browser", async () => {
    for (const path of ["/api", "/api/", "/api/nothing"]) {
      const response = await get(path, { headers: { accept: "text/html" } });
      expect(response.headers.get("content-type"), path).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({ type: "about:blank", title: "Not Found", status: 404 });
    }
    const page = await get("/apiary", { headers: { accept: "text/html" } });
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it("for a file of the build that does not exist says so", async () => {
    const response = await get("/client/nothing.js", { headers: { accept: "application/json" } });
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
    expect(await response.json()).toEqual({
      type: "about:blank",
      title: "Not Found",
      status: 404,
      detail: "There is no such file.",
    });
  });

  it("with a wrongly encoded path is a 400, with a very long URL a 414", async () => {
    expect((await get("/api/city/%E0%A4%A")).status).toBe(400);
    expect((await get(`/api/city/${"a".repeat(9000)}`)).status).toBe(414);
    expect((await get(`/search?q=${"a".repeat(9000)}`)).status).toBe(414);
  });

  it("with another method is a 405 that names the allowed ones", async () => {
    const postResponse = await get("/api/statistics", { method: "POST" });
    expect([postResponse.status, postResponse.headers.get("allow")]).toEqual([405, "HEAD, GET"]);
    expect(await postResponse.json()).toMatchObject({ status: 405, title: "Method Not Allowed" });
    const propfindResponse = await get("/api/statistics", { method: "PROPFIND" });
    expect([propfindResponse.status, propfindResponse.headers.get("allow")]).toEqual([405, "HEAD, GET"]);
    expect((await get("/api/nothing", { method: "PROPFIND" })).status).toBe(404);
    for (const path of ["/", "/healthz", "/robots.txt", "/client/entry.js"])
      for (const method of ["POST", "PUT", "DELETE"]) {
        const response = await get(path, { method });
        expect([response.status, response.headers.get("allow")], `${method} ${path}`).toEqual([405, "GET, HEAD"]);
      }
    expect((await get("/robots.txt", { method: "HEAD" })).status).toBe(200);
  });

  it("that hits a bug gets an internal error without details, and the stack is logged", async () => {
    const response = await get("/broken", { headers: { accept: "application/json" } });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      type: "about:blank",
      title: "Internal Server Error",
      status: 500,
      detail: "internal error",
    });
    expect(directory.logged.join()).toContain("secret of the inside");
    const page = await get("/broken");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).not.toContain("secret");
  });
});

describe("pagination", () => {
  it("sends X-Total-Count and Link, with the known parameters only", async () => {
    const response = await get("/api/city/austin?x=%3C&offset=1&limit=1");
    expect(response.headers.get("x-total-count")).toBe("3");
    expect(response.headers.get("link")).toBe(
      '</api/city/austin?limit=1&offset=0>; rel="first", </api/city/austin?limit=1&offset=2>; rel="last", ' +
        '</api/city/austin?limit=1&offset=0>; rel="prev", </api/city/austin?limit=1&offset=2>; rel="next"',
    );
  });

  it("ends with the last business", async () => {
    const response = await get("/api/category/restaurants?offset=5000");
    expect(await response.json()).toEqual([]);
    expect(response.headers.get("link")).not.toContain("next");
    expect(await json("/api/businesses?limit=4")).toMatchObject({ totalCount: 6, totalPages: 2 });
  });
});

describe("responses", () => {
  it("are 304 for a client that has them", async () => {
    const first = await get("/api/statistics", { headers: { "accept-encoding": "identity" } });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const revalidation = await get("/api/statistics", { headers: { "if-none-match": tag } });
      expect([revalidation.status, revalidation.headers.get("etag"), await revalidation.text()]).toEqual([
        304,
        etag,
        "",
      ]);
    }
    expect((await get("/api/statistics", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it.each(["br", "gzip"])("are compressed by %s where accepted, with a weak ETag", async (encoding) => {
    for (const path of ["/api/businesses", "/"]) {
      const response = await get(path, { headers: { "accept-encoding": encoding } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(response.headers.get("etag")).toMatch(/^W\//);
      const uncompressedResponse = await get(path, { headers: { "accept-encoding": "identity" } });
      expect(uncompressedResponse.headers.get("content-encoding")).toBeNull();
      expect(await response.text()).toBe(await uncompressedResponse.text());
    }
  });

  it("have a HEAD with the same headers and no body", async () => {
    const headers = { "accept-encoding": "identity" };
    for (const path of ["/api/businesses?limit=2", "/api/countries?fresh"]) {
      const head = await get(path, { method: "HEAD", headers });
      const full = await get(path, { headers });
      expect(await head.text()).toBe("");
      for (const name of ["content-length", "content-type", "etag"])
        expect(head.headers.get(name)).toBe(full.headers.get(name));
    }
  });

  it("change at once when the data changes", async () => {
    await json("/api/city/Phoenix");
    const draft = madeUpBusiness({ name: "New Place", city: "Phoenix", state: "Arizona" });
    await importInto(directory.store, [draft]);
    expect(names(await json("/api/city/Phoenix"))).toEqual(["New Place"]);
  });

  it("allow no third-party content but photos, and no framing", async () => {
    const { headers } = await get("/");
    expect(headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect((await get("/api/nothing")).headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-powered-by")).toBeNull();
  });
});

describe("pages", () => {
  it("have the status and Location of the renderer", async () => {
    expect((await get("/")).headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect((await get("/nowhere")).status).toBe(404);
    const redirect = await get("/moved");
    expect([redirect.status, redirect.headers.get("location")]).toEqual([301, "/"]);
  });

  it("that could not be rendered are HTML with the renderer's status, for every client, and are not cached", async () => {
    for (const accept of ["text/html", "*/*", "application/json"]) {
      const response = await get("/failing", { headers: { accept } });
      expect([response.status, response.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
      expect(await response.text()).toBe("<!doctype html><title>Sorry</title><p>text</p>");
    }
  });

  it("that crawlers must not visit are in robots.txt", async () => {
    const text = await (await get("/robots.txt")).text();
    for (const path of ["/search", "/api/", "/admin"]) expect(text).toContain(`Disallow: ${path}\n`);
  });
});

it("GET /healthz is 200 while the process handles requests", async () => {
  const response = await get("/healthz");
  expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
