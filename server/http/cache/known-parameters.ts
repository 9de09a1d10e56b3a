import { namesOf, PARAMETER_ORDER } from "#contract/lists/list-parameters";
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
import {
  aboutUrl,
  addBusinessUrl,
  advertiseUrl,
  contactUrl,
  feedUrl,
  homeUrl,
  privacyPolicyUrl,
  searchSuggestionsUrl,
  termsOfServiceUrl,
} from "#domain/publishing/page-url";
import { splitTarget } from "../request-target.ts";

/** Answered before the cache, with parameters of their own. */
const NOT_CACHED = /^\/(?:admin|client|healthz|readyz|metrics|api\/admin)(?:[/?-]|$)/;

const namesIn = ({ shape }: { shape: object }) => Object.keys(shape);
const without = (path: string): [string, string[]] => [path, []];
const LIST = namesOf("filter", "order", "page");
const SEARCH_API = [...namesIn(searchQuerySchema), "explain"];

/** Path → the parameters that its response depends on. `*` stands for one segment; the first match counts. */
const PARAMETERS: readonly [path: string, names: readonly string[]][] = [
  [homeUrl, []],
  ["/details/*", []],
  ["/business/*", []],
  ...[aboutUrl, contactUrl, addBusinessUrl, advertiseUrl, privacyPolicyUrl, termsOfServiceUrl, feedUrl].map(without),
  ["/search", [...namesOf("search"), ...LIST]],
  ["/businesses", [...namesOf("text"), ...LIST]],
  ["/category/*", LIST],
  ["/city/*", LIST],
  ["/cities", namesOf("text", "region", "page")],
  [searchSuggestionsUrl, namesIn(suggestQuerySchema)],
  ...["/api/statistics", "/api/categories", "/api/countries"].map(without),
  ["/api/businesses", namesIn(businessQuerySchema)],
  ["/api/search", SEARCH_API],
  ["/api/facets", SEARCH_API],
  ["/api/suggest", namesIn(suggestQuerySchema)],
  ["/api/cities", namesIn(citiesQuerySchema)],
  ["/api/states", namesIn(statesQuerySchema)],
  ["/api/city/*", namesIn(namedListQuerySchema)],
  ["/api/category/*", namesIn(namedListQuerySchema)],
  ["/api/cities/popular", namesIn(limitQuerySchema)],
  ["/api/businesses/recommended", namesIn(limitQuerySchema)],
  ["/api/businesses/latest", namesIn(limitQuerySchema)],
  ["/api/businesses/*", []],
  ["/api/businesses/slug/*", []],
  ["/api/businesses/*/nearby", namesIn(nearbyQuerySchema)],
  ["/api/businesses/slug/*/nearby", namesIn(nearbyQuerySchema)],
];
/** As the routers match: pages in any case, and all with a slash at the end. */
const ROUTES = PARAMETERS.map(([path, names]) => ({
  pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}/?$`, "i"),
  names: new Set(names),
}));
/** Every known name, for paths that are not in the table; in the order of the addresses that pages link to. */
const ALL_NAMES = [...new Set([...PARAMETER_ORDER, ...PARAMETERS.flatMap(([, names]) => names)])];
const POSITION = new Map<string, number>(ALL_NAMES.map((name, index) => [name, index]));

/** Whether an address is of a page, a public read of the API or a file made of the directory: its responses are cached. */
export function isCachedUrl(url: string): boolean {
  return !NOT_CACHED.test(url);
}

/**
 * The address with only the parameters that the response depends on, in a fixed order and without empty ones, so that each
 * response has one cache key. Addresses that are not cached stay as they are.
 */
export function normalizeUrl(url: string): string {
  const { path, query } = splitTarget(url);
  if (query === "" || !isCachedUrl(url)) return url;
  const names = namesFor(path);
  const params = [...new URLSearchParams(query)]
    .filter(([name, value]) => names.has(name) && value.trim() !== "")
    .sort(([one], [other]) => (POSITION.get(one) ?? 0) - (POSITION.get(other) ?? 0));
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params)}`;
}

function namesFor(path: string): Pick<ReadonlySet<string>, "has"> {
  const decoded = decodedPath(path);
  return ROUTES.find(({ pattern }) => pattern.test(decoded))?.names ?? POSITION;
}

function decodedPath(path: string): string {
  // an encoded slash separates no segments
  return path
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("/", "-"))
    .join("/");
}
