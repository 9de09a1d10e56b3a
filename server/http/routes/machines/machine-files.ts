import type { PublicApi } from "#contract/public-api";
import { batchQuerySchema, suggestQuerySchema } from "#contract/queries";
import type { SiteInfo } from "#contract/site";
import { feedXml } from "#domain/publishing/feed-xml";
import { parseIndexNowKeyPath } from "#domain/publishing/index-now";
import { opensearchXml } from "#domain/publishing/opensearch-xml";
import {
  absoluteUrl,
  FAVICON,
  feedUrl,
  ICON,
  LARGE_ICON,
  LIST_FEED_PREFIX,
  manifestUrl,
  oembedUrl,
  searchDescriptionUrl,
  searchSuggestionsUrl,
  sitemapUrl,
  TOUCH_ICON,
} from "#domain/publishing/page-url";
import { savedVcardsPath } from "#domain/publishing/saved-urls";
import { SAVED_WORKER_URL } from "#domain/publishing/saved-worker";
import { vcard } from "#domain/publishing/vcard";
import { webManifest } from "#domain/publishing/web-manifest";
import { foldText } from "#domain/text/fold";
import { assetManifest, readAsset } from "../../../assets.ts";
import { AppError } from "../../../errors.ts";
import { readBusinessId } from "../read-id.ts";
import { readQuery } from "../read-query.ts";
import type { CachedRoute, ReadRequest, RouteResponse } from "../route.ts";

/** Number of businesses in the feed. */
const FEED_ENTRIES = 50;

export interface MachineFileParts {
  api: PublicApi;
  site: SiteInfo;
  indexNowKey: () => Promise<string | undefined>;
}

/** Files for crawlers, browsers and address books. */
export function machineFiles({ api, site, indexNowKey }: MachineFileParts): CachedRoute[] {
  return [
    {
      ...file("/robots.txt", "text/plain; charset=utf-8", () => robotsTxt(site)),
      queue: null,
    },
    // Search engines check here that an IndexNow submission is ours (indexnow.org).
    {
      ...file("/:key.txt", "text/plain; charset=utf-8", ({ path }) => parseIndexNowKeyPath(path) ?? ""),
      queue: null,
      matches: async (path) => {
        const key = parseIndexNowKeyPath(path);
        return key !== undefined && key === (await indexNowKey());
      },
    },
    ...[FAVICON, TOUCH_ICON, ICON, LARGE_ICON].map(iconRoute),
    savedWorkerRoute,
    {
      ...file(manifestUrl, "application/manifest+json; charset=utf-8", () => JSON.stringify(webManifest(site))),
      queue: null,
    },
    // Feed of the most recently added businesses.
    file(feedUrl, "application/rss+xml; charset=utf-8", async () => feedXml(await api.latest(FEED_ENTRIES), site)),
    // Lets browsers add the site as a search engine.
    file(searchDescriptionUrl, "application/opensearchdescription+xml; charset=utf-8", () => opensearchXml(site)),
    suggestionsRoute(api),
    vcardRoute(api, site),
    vcardsRoute(api, site),
  ];
}

function file(path: string, type: string, body: (request: ReadRequest) => string | Promise<string>): CachedRoute {
  return { path, respond: async (request) => ({ headers: { "Content-Type": type }, body: await body(request) }) };
}

/** Keeps crawlers out of searches, API and admin area, and names the sitemap. */
function robotsTxt({ baseUrl }: SiteInfo): string {
  return `User-agent: *
Disallow: /search
Disallow: ${LIST_FEED_PREFIX}/search
Disallow: /api/
Disallow: /admin
Disallow: ${searchSuggestionsUrl}
Disallow: ${oembedUrl}

Sitemap: ${absoluteUrl(baseUrl, sitemapUrl)}
`;
}

/** Serves the suggestions that /opensearch.xml refers to. */
function suggestionsRoute(api: PublicApi): CachedRoute {
  const type = "application/x-suggestions+json; charset=utf-8";
  const route = file(searchSuggestionsUrl, type, async ({ querystring }) => {
    const { q } = readQuery(querystring, suggestQuerySchema);
    const labels = (await api.suggest(q)).map(({ label }) => label);
    return JSON.stringify([q, labels.filter((label) => foldText(label) !== foldText(q))]);
  });
  return { ...route, parameters: Object.keys(suggestQuerySchema.shape) };
}

/** GET /business/{id}/contact.vcf: a vCard. Errors: AppError `not-found` and `gone`. */
function vcardRoute(api: PublicApi, { baseUrl }: SiteInfo): CachedRoute {
  return {
    path: "/business/:id/contact.vcf",
    async respond({ params }) {
      const business = await api.business(readBusinessId(params.id));
      const headers = {
        "Content-Disposition": `attachment; filename="${business.slug}.vcf"`,
        "Content-Type": "text/vcard; charset=utf-8",
      };
      return { headers, body: vcard(business, baseUrl) };
    },
  };
}

/** GET /saved/contacts.vcf?ids=: a file of vCards. Errors: AppError `invalid`, and `not-found` if all businesses are gone. */
function vcardsRoute(api: PublicApi, { baseUrl }: SiteInfo): CachedRoute {
  return {
    path: savedVcardsPath,
    parameters: Object.keys(batchQuerySchema.shape),
    async respond({ querystring }) {
      const { businesses } = await api.batch(readQuery(querystring, batchQuerySchema).ids);
      if (businesses.length === 0) throw new AppError("not-found", "None of these businesses is listed.");
      const headers = {
        "Content-Disposition": 'attachment; filename="saved-places.vcf"',
        "Content-Type": "text/vcard; charset=utf-8",
      };
      return { headers, body: businesses.map((business) => vcard(business, baseUrl)).join("") };
    },
  };
}

/** Serves the service worker of the page of saved places. Browsers ask for it again to learn of a new version. */
const savedWorkerRoute: CachedRoute = {
  path: SAVED_WORKER_URL,
  queue: null,
  respond: () => ({
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
    body: readAsset(SAVED_WORKER_URL.slice(1)),
  }),
};

/** Serves an icon at its well-known path. Its name has no hash, so clients cache it for a day only. */
function iconRoute(path: string): CachedRoute {
  const name = `icons${path}`;
  return {
    path,
    queue: null,
    respond: (): RouteResponse => ({
      headers: {
        "Content-Type": assetManifest().files[name]?.type ?? "application/octet-stream",
        "Cache-Control": "public, max-age=86400",
      },
      body: readAsset(name),
    }),
  };
}
