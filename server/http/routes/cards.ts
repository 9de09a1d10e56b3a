import type { Middleware } from "koa";
import type { PublicApi } from "#contract/public-api";
import type { SiteInfo } from "#contract/site";
import { HEADER_CITIES } from "#domain/address/header-cities";
import { siteCardUrl } from "#domain/publishing/page-url";
import type { SocialCard } from "#domain/social-card/card-facts";
import { AppError } from "../../errors.ts";
import type { SocialCards } from "../../render/social-cards.ts";
import { matchesEtag } from "../cache/cached-response.ts";
import { admissionControl } from "../middleware/admission-control.ts";
import { readBusinessId } from "./read-id.ts";
import { refuseWrites } from "./refuse-writes.ts";

/** Cities of the same words that are searched for the one of exactly this name. */
const MAX_NAMESAKES = 100;

export interface CardsOptions {
  api: PublicApi;
  site: SiteInfo;
  cards: SocialCards;
  /** Called when requests are refused. */
  onOverload?: () => void;
}

/**
 * Social cards, the pictures of shared links: GET /card.png, /business/{id}/card.png and /city/{name}/card.png. They have
 * their own admission control, so that no page waits for one. Errors: AppError `not-found` and `gone` as of the pages,
 * `busy`.
 */
export function cardsRoute({ api, site, cards, onOverload }: CardsOptions): Middleware {
  // the last of the queue waits a second or two
  const admission = admissionControl({ maxQueued: 16, maxActive: 4, ...(onOverload && { onOverload }) });
  return async (ctx, next) => {
    const facts = factsAt(ctx.path);
    if (facts === undefined) return next();
    refuseWrites(ctx);
    return admission(ctx, async () => {
      const card = await facts(api, site);
      ctx.status = 200;
      ctx.set("Content-Type", "image/png");
      ctx.set("Cache-Control", "public, max-age=86400");
      const etag = `"${cards.version(card)}"`;
      ctx.set("ETag", etag);
      if (matchesEtag(ctx.get("If-None-Match"), etag)) ctx.status = 304;
      else ctx.body = await cards.png(card);
    });
  };
}

type Facts = (api: PublicApi, site: SiteInfo) => SocialCard | Promise<SocialCard>;

function factsAt(path: string): Facts | undefined {
  if (path === siteCardUrl) return (_, { name, tagline }) => ({ kind: "site", siteName: name, tagline });
  const [, kind, key = ""] = /^\/(business|city)\/([^/]+)\/card\.png$/.exec(path) ?? [];
  if (kind === "business") return (api, site) => businessFacts(api, site, key);
  return kind === "city" ? (api, site) => cityFacts(api, site, key) : undefined;
}

async function businessFacts(api: PublicApi, site: SiteInfo, text: string): Promise<SocialCard> {
  const { name, category, group, city, rating, reviewCount } = await api.business(readBusinessId(text));
  return { kind: "business", siteName: site.name, name, category, group, city, rating, reviewCount };
}

async function cityFacts(api: PublicApi, site: SiteInfo, encoded: string): Promise<SocialCard> {
  const { name, totalCount } = await api.city(decoded(encoded), { limit: 1, offset: 0 });
  const { cities } = await api.cities({ search: name, limit: MAX_NAMESAKES, offset: 0 });
  const { state = "", country = "" } = [...cities, ...HEADER_CITIES].find((city) => city.name === name) ?? {};
  return { kind: "city", siteName: site.name, name, state, country, businessCount: totalCount };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new AppError("not-found", "There is no such city.");
  }
}
