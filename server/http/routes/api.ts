import * as z from "zod";
import type { BusinessList } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import {
  batchQuerySchema,
  businessQuerySchema,
  citiesQuerySchema,
  limitQuerySchema,
  mapQuerySchema,
  namedListQuerySchema,
  nearbyQuerySchema,
  searchQuerySchema,
  statesQuerySchema,
  suggestPlacesQuerySchema,
  suggestQuerySchema,
} from "#contract/queries";
import { readBusinessId } from "./read-id.ts";
import { readQuery } from "./read-query.ts";
import type { CachedRoute, ReadRequest, RouteResponse } from "./route.ts";

const NO_QUERY = z.object({});
/** Scores are for the administrator, whose routes know who is signed in. */
const publicSearchSchema = searchQuerySchema.safeExtend({ explain: z.unknown().optional() });

/** Serves every public read of the contract. */
export function apiRoutes(api: PublicApi): CachedRoute[] {
  return [
    get("/statistics", NO_QUERY, () => json(api.statistics())),
    get("/categories", NO_QUERY, () => json(api.categories())),
    get("/countries", NO_QUERY, () => json(api.countries())),
    get("/cities/popular", limitQuerySchema, ({ limit }) => json(api.popularCities(limit))),
    get("/cities/featured", NO_QUERY, () => json(api.featuredCities())),
    get("/cities", citiesQuerySchema, async (query, request) => {
      const { cities, totalCount } = await api.cities(query);
      return { body: cities, headers: paginationHeaders(request, query, { totalCount }) };
    }),
    get("/states", statesQuerySchema, ({ limit }) => json(api.states(limit))),
    get("/businesses/recommended", limitQuerySchema, ({ limit }) => json(api.recommended(limit))),
    get("/businesses/latest", limitQuerySchema, ({ limit }) => json(api.latest(limit))),
    get("/businesses/popular", limitQuerySchema, ({ limit }) => json(api.popular(limit))),
    get("/businesses/batch", batchQuerySchema, ({ ids }) => json(api.batch(ids))),
    get("/businesses/slug/:slug/nearby", nearbyQuerySchema, ({ limit }, { params }) =>
      json(api.nearbyBySlug(params.slug ?? "", limit)),
    ),
    get("/businesses/:id/nearby", nearbyQuerySchema, ({ limit }, { params }) =>
      json(api.nearby(readBusinessId(params.id), limit)),
    ),
    get("/businesses/slug/:slug", NO_QUERY, (_, { params }) => json(api.businessBySlug(params.slug ?? ""))),
    get("/businesses/:id", NO_QUERY, (_, { params }) => json(api.business(readBusinessId(params.id)))),
    get("/businesses", businessQuerySchema, async (query, request) => {
      const list = await api.businesses(query);
      return { body: list, headers: paginationHeaders(request, query, list) };
    }),
    get("/search", publicSearchSchema, async ({ explain, ...query }, request) => {
      if (explain === "1") return redirect(`/api/admin/search?${request.querystring}`);
      const list = await api.search(query);
      return { body: list, headers: paginationHeaders(request, query, list) };
    }),
    get("/facets", searchQuerySchema, (query) => json(api.facets(query))),
    get("/map", mapQuerySchema, (query) => json(api.map(query))),
    get("/suggest", suggestQuerySchema, ({ q, location }) => json(api.suggest(q, location))),
    get("/suggest/places", suggestPlacesQuerySchema, ({ q }) => json(api.suggestPlaces(q))),
    // The body is a plain list, so the canonical name and the slug are headers.
    get("/city/:name", namedListQuerySchema, async (query, request) => {
      const list = await api.city(request.params.name ?? "", query);
      const headers = {
        ...(list.isRenamed && { "X-Renamed": "true" }),
        ...paginationHeaders(request, query, list),
        "X-Name": encodeURIComponent(list.name),
      };
      return { body: list.businesses, headers };
    }),
    get("/category/:name", namedListQuerySchema, async (query, request) => {
      const list = await api.category(request.params.name ?? "", query);
      const headers = {
        ...paginationHeaders(request, query, list),
        "X-Name": encodeURIComponent(list.name),
        "X-Slug": list.slug,
      };
      return { body: list.businesses, headers };
    }),
  ];
}

/** A route below /api. Its response depends on the parameters of the schema. */
function get<Schema extends z.ZodObject>(
  path: string,
  schema: Schema,
  respond: (query: z.infer<Schema>, request: ReadRequest) => Promise<RouteResponse>,
): CachedRoute {
  return {
    path: `/api${path}`,
    parameters: Object.keys(schema.shape),
    respond: (request) => respond(readQuery(request.querystring, schema), request),
  };
}

async function json(body: Promise<object>): Promise<RouteResponse> {
  return { body: await body };
}

function redirect(location: string): RouteResponse {
  const headers = { Location: location, "Content-Type": "text/plain; charset=utf-8" };
  return { status: 307, headers, body: `Redirecting to ${location}.` };
}

/**
 * X-Total-Count, X-Reachable-Count where pages do not reach all, and Link (RFC 8288) with the first, previous, next and
 * last page; URLs are relative to the host.
 */
function paginationHeaders(
  request: ReadRequest,
  { limit, offset }: { limit: number; offset: number },
  { totalCount, reachableCount }: Pick<BusinessList, "totalCount" | "reachableCount">,
): Record<string, string> {
  const count = reachableCount ?? totalCount;
  const lastOffset = Math.max(0, Math.ceil(count / limit) - 1) * limit;
  const links = [link(request, "first", 0), link(request, "last", lastOffset)];
  if (offset > 0) links.push(link(request, "prev", Math.min(Math.max(0, offset - limit), lastOffset)));
  if (offset + limit < count) links.push(link(request, "next", offset + limit));
  return {
    "X-Total-Count": String(totalCount),
    ...(reachableCount !== undefined && { "X-Reachable-Count": String(reachableCount) }),
    Link: links.join(", "),
  };
}

function link(request: ReadRequest, relation: string, offset: number): string {
  const url = new URL(request.url, "http://localhost"); // URL percent-encodes < and >.
  url.searchParams.set("offset", String(offset));
  return `<${url.pathname}${url.search}>; rel="${relation}"`;
}
