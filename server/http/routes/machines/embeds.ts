import { renderSVG } from "uqr";
import * as z from "zod";
import type { DetailedBusiness } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import { wholeNumber } from "#contract/queries";
import type { SiteInfo } from "#contract/site";
import { EMBED_FORMATS, EMBED_THEMES } from "#domain/embed/embed-format";
import { embedHtml, missingEmbedHtml } from "#domain/embed/embed-html";
import { embeddedBusiness, oembed, oembedXml } from "#domain/embed/oembed";
import { absoluteUrl, businessIdUrl, embedUrl, oembedUrl } from "#domain/publishing/page-url";
import { AppError } from "../../../errors.ts";
import type { CurrentMap } from "../../../map/map-archive.ts";
import { streetMapOf } from "../../../map/street-map.ts";
import { problemOf } from "../../middleware/problems.ts";
import { readBusinessId } from "../read-id.ts";
import { readQuery } from "../read-query.ts";
import type { CachedRoute, RouteResponse } from "../route.ts";

interface EmbedsOptions {
  api: PublicApi;
  site: SiteInfo;
  currentMap: CurrentMap;
}

const HTML = { "Content-Type": "text/html; charset=utf-8" };
/** Invalid values count as missing: a frame with an error would help nobody. */
const lookSchema = z.object({
  format: z.enum(EMBED_FORMATS).catch("card"),
  theme: z.enum(EMBED_THEMES).optional().catch(undefined),
});
const MAX_PIXELS = 100_000;
const oembedSchema = z.object({
  url: z.string(),
  format: z.string().default("json"),
  maxwidth: wholeNumber(1, MAX_PIXELS).optional(),
  maxheight: wholeNumber(1, MAX_PIXELS).optional(),
});

/** Businesses on other sites and on paper: frames, oEmbed and QR codes. */
export function embedRoutes({ api, site, currentMap }: EmbedsOptions): CachedRoute[] {
  return [embedRoute({ api, site, currentMap }), oembedRoute(api, site), qrCodeRoute(api, site)];
}

/** GET /embed/{slug}: a badge or a card, with or without its streets. A business that is not listed is a document too, with status 404 or 410. */
function embedRoute({ api, site, currentMap }: EmbedsOptions): CachedRoute {
  return {
    path: "/embed/:slug",
    parameters: Object.keys(lookSchema.shape),
    async respond({ params: { slug = "" }, querystring }) {
      const look = readQuery(querystring, lookSchema);
      let business: DetailedBusiness;
      try {
        business = await api.businessBySlug(slug);
      } catch (error) {
        const status = missingStatus(error);
        if (status === undefined) throw error;
        return { status, headers: HTML, body: missingEmbedHtml((error as AppError).message, site, look) };
      }
      if (business.slug !== slug) {
        const location = embedUrl(business.slug, look.format, look.theme);
        return { status: 301, headers: { ...HTML, Location: location }, body: "" };
      }
      const map = look.format === "map" ? await currentMap() : undefined;
      return { headers: HTML, body: embedHtml(business, site, { ...look, streets: map && streetMapOf(map) }) };
    },
  };
}

function missingStatus(error: unknown): number | undefined {
  if (!(error instanceof AppError)) return undefined;
  return { "not-found": 404, gone: 410 }[error.code as string];
}

/** GET /oembed?url=…: how other sites show a page (oembed.com). Errors: AppError `invalid`, and `not-found` for other pages. */
function oembedRoute(api: PublicApi, site: SiteInfo): CachedRoute {
  return {
    path: oembedUrl,
    parameters: Object.keys(oembedSchema.shape),
    async respond({ querystring }): Promise<RouteResponse> {
      const { url, format, ...limits } = readQuery(querystring, oembedSchema);
      if (format !== "json" && format !== "xml") {
        const headers = { "Content-Type": "application/problem+json" };
        return { status: 501, headers, body: JSON.stringify(problemOf(501, "format must be json or xml.")) };
      }
      const fields = oembed(await findEmbedded(api, embeddedBusiness(url, site.baseUrl)), site, limits);
      return format === "json"
        ? { headers: { "Content-Type": "application/json; charset=utf-8" }, body: JSON.stringify(fields) }
        : { headers: { "Content-Type": "text/xml; charset=utf-8" }, body: oembedXml(fields) };
    },
  };
}

async function findEmbedded(api: PublicApi, key: ReturnType<typeof embeddedBusiness>): Promise<DetailedBusiness> {
  if (key === undefined) throw new AppError("not-found", "There is no page of a business at this address.");
  try {
    return await ("id" in key ? api.business(key.id) : api.businessBySlug(key.slug));
  } catch (error) {
    // The specification knows no other status for a page that is not there.
    throw missingStatus(error) === 410 ? new AppError("not-found", (error as AppError).message) : error;
  }
}

/** GET /business/{id}/qr.svg: the QR code of its permanent address, for printed pages. Errors: AppError `not-found` and `gone`. */
function qrCodeRoute(api: PublicApi, { baseUrl }: SiteInfo): CachedRoute {
  return {
    path: "/business/:id/qr.svg",
    async respond({ params }) {
      const { id } = await api.business(readBusinessId(params.id));
      const body = renderSVG(absoluteUrl(baseUrl, businessIdUrl(id)), { ecc: "M", border: 2 });
      return { headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" }, body };
    },
  };
}
