import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { expect, it } from "vitest";
import { businessQuerySchema } from "#contract/queries";
import { declaredRoutes } from "../../testing/servers/routes-alone.ts";
import { createRouter } from "../create-router.ts";
import type { Route } from "./route.ts";
import { createRouteTable } from "./route-table.ts";

const declaredPaths = declaredRoutes();
const { normalize, isLimited } = declaredPaths.table;

it.each([
  ["/", "/"],
  ["/?utm_source=x&q=1", "/"],
  ["/search?location=Bern&utm_source=x&q=thai", "/search?q=thai&location=Bern"],
  ["/search?q=&location=Bern&page=2&sort=", "/search?location=Bern&page=2"],
  ["/search?q=caf%C3%A9%20bar", "/search?q=caf%C3%A9+bar"],
  ["/SEARCH/?x=1&q=a", "/SEARCH/?q=a"],
  ["/se%61rch?q=a&x=1", "/se%61rch?q=a"],
  ["/city/Austin?page=2&q=pizza", "/city/Austin?page=2"],
  ["/city/Austin/?x=1&page=2", "/city/Austin/?page=2"],
  ["/category/coffee-shop?minRating=4&category=x", "/category/coffee-shop?category=x&minRating=4"],
  ["/details/a-place?ref=mail", "/details/a-place"],
  ["/cities?search=aus&page=2&radiusKm=3", "/cities?search=aus&page=2"],
  ["/api/statistics?now=1", "/api/statistics"],
  ["/api/businesses?offset=20&limit=20&q=x", "/api/businesses?limit=20&offset=20"],
  ["/api/businesses/latest?limit=3&x", "/api/businesses/latest?limit=3"],
  ["/api/businesses/7?limit=3", "/api/businesses/7"],
  ["/api/businesses/7/nearby?limit=3&x=1", "/api/businesses/7/nearby?limit=3"],
  ["/api/businesses/slug/a/nearby?limit=3&x=1", "/api/businesses/slug/a/nearby?limit=3"],
  ["/api/search?explain=1&q=a&y=2", "/api/search?q=a&explain=1"],
  ["/feed.xml?x=1", "/feed.xml"],
])("%s is cached as %s", (url, key) => {
  expect(normalize(url)).toBe(key);
  expect(normalize(key)).toBe(key);
});

it("a repeated parameter stays repeated, since the API refuses it", () => {
  expect(normalize("/api/businesses?limit=5&offset=1&limit=6")).toBe("/api/businesses?limit=5&limit=6&offset=1");
});

it("every filter of a list reaches the API", () => {
  const params = new URLSearchParams(Object.keys(businessQuerySchema.shape).map((name) => [name, "1"]));
  expect(new URLSearchParams(normalize(`/api/businesses?${params}`).split("?")[1]).size).toBe(params.size);
});

it("an unknown path keeps known parameters only", () => {
  expect(normalize("/nowhere?x=1&q=a")).toBe("/nowhere?q=a");
});

it.each(["/%68ealthz?x=1", "/HEALTHZ?x=1", "/healthz/?x=1", "/admin/nothing?x=1"])(
  "%s is a page, since its route takes one spelling only",
  (url) => {
    expect(normalize(url)).toBe(url.replace("?x=1", ""));
    expect(isLimited(url)).toBe(true);
  },
);

it.each([
  "/admin-panel?x=1",
  "/api/admin/imports?limit=9",
  "/client/a.js?v=1",
  "/healthz?x",
  "/readyz?x=1",
  "/metrics?token=a",
])("%s is not cached and stays as it is", (url) => {
  expect(isLimited(url)).toBe(false);
  expect(normalize(url)).toBe(url);
});

it.each(["/", "/search?q=a", "/api/search?q=a", "/api/nothing", "/feed.xml", "/card.png", "/city/Bern/card.png"])(
  "%s reads the directory, so limits hold for it",
  (url) => {
    expect(isLimited(url)).toBe(true);
  },
);

/** Paths of routes that are regular expressions, and paths of no route. */
const OTHER_PATHS = [
  "/client/a.js",
  "/admin-login",
  "/sitemap.xml",
  "/sitemap-cities.xml",
  "/nowhere",
  "/nowhere/a.txt",
];
const PARAMETERS = ["a-1", "7", "caf%C3%A9", "a%2Fb", "a.b", "robots"];

const pathsOf = ({ path }: Route) =>
  typeof path === "string" ? PARAMETERS.map((value) => path.replaceAll(/:\w+/g, value)) : [];

/** Pages match in any case and with a slash at the end. Other routes have one spelling, and another one is a page that is not found. */
const spellingsOf = (address: string) =>
  address === "/" ? [] : [`${address}/`, address.replaceAll(/%\w\w|\w/g, (part) => part.toUpperCase())];

it("table and routers choose the same route for each address", async () => {
  const { files, api, pages } = declaredPaths;
  const routes = [...files, ...api, ...pages];
  const nameOf = (route: Route | undefined) =>
    route === undefined || route.isCached === false ? "uncached" : `p${routes.indexOf(route)}`;
  const table = createRouteTable(
    routes.map((route) => (route.isCached === false ? route : { ...route, parameters: [nameOf(route)] })),
  );
  const query = routes.map((route) => `${nameOf(route)}=1`).join("&");
  const app = new Koa();
  for (const [options, group] of [
    [{ strict: true }, files],
    [{}, api],
    [{ sensitive: false }, pages],
  ] as const) {
    const router = createRouter(options);
    for (const route of group)
      router.get(route.path, (ctx) => {
        ctx.body = nameOf(route);
      });
    app.use(router.routes());
  }
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const paths = routes.flatMap(pathsOf);
    const oddPaths = pages.flatMap(pathsOf).flatMap(spellingsOf);
    for (const path of new Set([...paths, ...oddPaths, ...OTHER_PATHS])) {
      const text = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
      const params = new URLSearchParams(table.normalize(`${path}?${query}`).split("?")[1]);
      expect([path, params.size === 1 ? [...params.keys()][0] : "uncached"]).toEqual([path, text]);
    }
    for (const { path } of routes)
      if (typeof path !== "string")
        expect(
          OTHER_PATHS.some((address) => path.test(address)),
          String(path),
        ).toBe(true);
  } finally {
    server.close();
  }
});

it("the first of two routes with the same path counts", () => {
  const table = createRouteTable([
    { path: /^\/a/, parameters: ["one"] },
    { path: "/a", parameters: ["two"] },
    { path: "/b", parameters: ["one"] },
    { path: "/b", parameters: ["two"] },
  ]);
  expect(table.normalize("/a?one=1&two=2")).toBe("/a?one=1");
  expect(table.normalize("/b?one=1&two=2")).toBe("/b?one=1");
});
