import type Router from "@koa/router";
import type { Context } from "koa";
import type { BusinessList } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import {
  businessQuerySchema,
  citiesQuerySchema,
  limitQuerySchema,
  namedListQuerySchema,
  nearbyQuerySchema,
  searchQuerySchema,
  statesQuerySchema,
  suggestQuerySchema,
} from "#contract/queries";
import { createRouter } from "../create-router.ts";
import { readBusinessId } from "./read-id.ts";
import { readQuery } from "./read-query.ts";

/** Every public read of the contract. */
export function apiRoutes(api: PublicApi): Router {
  const router = createRouter("/api");

  router.get("/statistics", async (ctx) => {
    ctx.body = await api.statistics();
  });
  router.get("/categories", async (ctx) => {
    ctx.body = await api.categories();
  });
  router.get("/countries", async (ctx) => {
    ctx.body = await api.countries();
  });
  router.get("/cities/popular", async (ctx) => {
    const { limit } = readQuery(ctx.querystring, limitQuerySchema);
    ctx.body = await api.popularCities(limit);
  });
  router.get("/cities", async (ctx) => {
    const query = readQuery(ctx.querystring, citiesQuerySchema);
    const { cities, totalCount } = await api.cities(query);
    setPaginationHeaders(ctx, query, { totalCount });
    ctx.body = cities;
  });

  router.get("/states", async (ctx) => {
    ctx.body = await api.states(readQuery(ctx.querystring, statesQuerySchema).limit);
  });

  router.get("/businesses/recommended", async (ctx) => {
    const { limit } = readQuery(ctx.querystring, limitQuerySchema);
    ctx.body = await api.recommended(limit);
  });
  router.get("/businesses/latest", async (ctx) => {
    const { limit } = readQuery(ctx.querystring, limitQuerySchema);
    ctx.body = await api.latest(limit);
  });
  router.get("/businesses/slug/:slug/nearby", async (ctx) => {
    const { limit } = readQuery(ctx.querystring, nearbyQuerySchema);
    ctx.body = await api.nearbyBySlug(ctx.params.slug ?? "", limit);
  });
  router.get("/businesses/:id/nearby", async (ctx) => {
    const { limit } = readQuery(ctx.querystring, nearbyQuerySchema);
    ctx.body = await api.nearby(readBusinessId(ctx.params.id), limit);
  });
  router.get("/businesses/slug/:slug", async (ctx) => {
    ctx.body = await api.businessBySlug(ctx.params.slug ?? "");
  });
  router.get("/businesses/:id", async (ctx) => {
    ctx.body = await api.business(readBusinessId(ctx.params.id));
  });
  router.get("/businesses", async (ctx) => {
    const query = readQuery(ctx.querystring, businessQuerySchema);
    const list = await api.businesses(query);
    setPaginationHeaders(ctx, query, list);
    ctx.body = list;
  });
  router.get("/search", async (ctx) => {
    // scores are for the administrator, whose routes know who is signed in
    if (ctx.query.explain === "1") {
      ctx.status = 307;
      ctx.redirect(`/api/admin/search?${ctx.querystring}`);
      return;
    }
    const query = readQuery(ctx.querystring, searchQuerySchema);
    const list = await api.search(query);
    setPaginationHeaders(ctx, query, list);
    ctx.body = list;
  });
  router.get("/facets", async (ctx) => {
    ctx.body = await api.facets(readQuery(ctx.querystring, searchQuerySchema));
  });
  router.get("/suggest", async (ctx) => {
    const { q, location } = readQuery(ctx.querystring, suggestQuerySchema);
    ctx.body = await api.suggest(q, location);
  });

  // the body is a plain list, so the canonical name and the slug are headers
  router.get("/city/:name", async (ctx) => {
    const query = readQuery(ctx.querystring, namedListQuerySchema);
    const list = await api.city(ctx.params.name ?? "", query);
    if (list.isRenamed) ctx.set("X-Renamed", "true");
    setPaginationHeaders(ctx, query, list);
    ctx.set("X-Name", encodeURIComponent(list.name));
    ctx.body = list.businesses;
  });
  router.get("/category/:name", async (ctx) => {
    const query = readQuery(ctx.querystring, namedListQuerySchema);
    const list = await api.category(ctx.params.name ?? "", query);
    setPaginationHeaders(ctx, query, list);
    ctx.set("X-Name", encodeURIComponent(list.name));
    ctx.set("X-Slug", list.slug);
    ctx.body = list.businesses;
  });
  return router;
}

/**
 * Sets X-Total-Count, X-Reachable-Count where pages do not reach all, and Link (RFC 8288) with the first, previous, next and
 * last page; URLs are relative to the host.
 */
function setPaginationHeaders(
  ctx: Context,
  page: { limit: number; offset: number },
  { totalCount, reachableCount }: Pick<BusinessList, "totalCount" | "reachableCount">,
): void {
  const { limit, offset } = page;
  const count = reachableCount ?? totalCount;
  const lastOffset = Math.max(0, Math.ceil(count / limit) - 1) * limit;
  const links = [link(ctx, "first", 0), link(ctx, "last", lastOffset)];
  if (offset > 0) links.push(link(ctx, "prev", Math.min(Math.max(0, offset - limit), lastOffset)));
  if (offset + limit < count) links.push(link(ctx, "next", offset + limit));
  ctx.set("X-Total-Count", String(totalCount));
  if (reachableCount !== undefined) ctx.set("X-Reachable-Count", String(reachableCount));
  ctx.set("Link", links.join(", "));
}

function link(ctx: Context, relation: string, offset: number): string {
  const url = new URL(ctx.url, "http://localhost"); // percent-encodes < and >
  url.searchParams.set("offset", String(offset));
  return `<${url.pathname}${url.search}>; rel="${relation}"`;
}
