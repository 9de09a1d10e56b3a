import type { Middleware } from "koa";
import type { PublicApi } from "#contract/public-api";
import { suggestQuerySchema } from "#contract/queries";
import type { SiteInfo } from "#contract/site";
import { opensearchXml } from "#domain/publishing/opensearch-xml";
import { searchDescriptionUrl, searchSuggestionsUrl } from "#domain/publishing/page-url";
import { readQuery } from "../read-query.ts";
import { refuseWrites } from "../refuse-writes.ts";

/** GET /opensearch.xml, which lets browsers add the site as a search engine, and the suggestions it refers to. */
export function opensearchRoute(api: PublicApi, site: SiteInfo): Middleware {
  return async (ctx, next) => {
    if (ctx.path === searchDescriptionUrl) {
      refuseWrites(ctx);
      ctx.set("Content-Type", "application/opensearchdescription+xml; charset=utf-8");
      ctx.body = opensearchXml(site);
    } else if (ctx.path === searchSuggestionsUrl) {
      refuseWrites(ctx);
      const { q } = readQuery(ctx.querystring, suggestQuerySchema);
      const suggestions = await api.suggest(q);
      ctx.set("Content-Type", "application/x-suggestions+json; charset=utf-8");
      ctx.body = JSON.stringify([q, suggestions.filter(({ kind }) => kind !== "search").map(({ label }) => label)]);
    } else await next();
  };
}
