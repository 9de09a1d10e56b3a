import type { Business } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import type { SiteInfo } from "#contract/site";
import { HEADER_CITIES } from "#domain/address/header-cities";
import { isOnMap } from "#domain/map/small-maps";
import { siteCardUrl } from "#domain/publishing/page-url";
import type { SocialCard } from "#domain/social-card/card-facts";
import { isDamagedMap } from "../../map/archive/damaged-map.ts";
import type { CurrentMap, MapArchive } from "../../map/map-archive.ts";
import { drawCardMap } from "../../map/map-drawer.ts";
import type { SocialCards } from "../../render/social-cards.ts";
import { matchesEtag } from "../cache/cached-response.ts";
import { createAdmission } from "../overload/admission.ts";
import { readBusinessId } from "./read-id.ts";
import type { UncachedRoute } from "./route.ts";

/** Number of cities with the same words to search for the one of exactly this name. */
const MAX_NAMESAKES = 100;

export interface CardsOptions {
  api: PublicApi;
  site: SiteInfo;
  cards: SocialCards;
  /** Current map; absent without one. */
  currentMap?: CurrentMap;
  /** Called when requests are refused. */
  onOverload?: () => void;
}

/**
 * Social cards, the pictures of shared links. They have their own queue, so that no page waits for one. Errors: AppError
 * `not-found` and `gone` as of the pages, `busy`.
 */
export function cardRoutes({
  api,
  site,
  cards,
  currentMap = async () => undefined,
  onOverload,
}: CardsOptions): UncachedRoute[] {
  // The last of the queue waits a second or two.
  const queue = createAdmission({ maxQueued: 16, maxActive: 4, ...(onOverload && { onOverload }) });
  const route = (path: string, facts: (key: string) => SocialCard | Promise<SocialCard>): UncachedRoute => ({
    path,
    isCached: false,
    isLimited: true,
    queue,
    async handle(ctx) {
      const card = await facts(ctx.params.key ?? "");
      ctx.status = 200;
      ctx.set("Content-Type", "image/png");
      ctx.set("Cache-Control", "public, max-age=86400");
      const etag = `"${cards.version(card)}"`;
      ctx.set("ETag", etag);
      if (matchesEtag(ctx.get("If-None-Match"), etag)) ctx.status = 304;
      else ctx.body = await cards.png(card);
    },
  });
  return [
    route(siteCardUrl, () => ({ kind: "site", siteName: site.name, tagline: site.tagline })),
    route("/business/:key/card.png", (id) => businessFacts(api, site, currentMap, id)),
    route("/city/:key/card.png", (name) => cityFacts(api, site, name)),
  ];
}

async function businessFacts(
  api: PublicApi,
  site: SiteInfo,
  currentMap: CurrentMap,
  text: string,
): Promise<SocialCard> {
  const { name, category, group, drawing, city, rating, reviewCount, ...place } = await api.business(
    readBusinessId(text),
  );
  const facts = {
    kind: "business",
    siteName: site.name,
    name,
    category,
    group,
    drawing,
    city,
    rating,
    reviewCount,
  } as const;
  const streets = await streetsOf(place, await currentMap());
  return streets === undefined ? facts : { ...facts, streets };
}

/** Returns undefined for an unreadable map, since the card is useful without it. */
async function streetsOf(
  { latitude, longitude }: Pick<Business, "latitude" | "longitude">,
  map: MapArchive | undefined,
) {
  if (map === undefined || latitude === null || longitude === null) return undefined;
  if (!isOnMap({ latitude, longitude }, map.bounds)) return undefined;
  const svg = await drawCardMap(map, { latitude, longitude }).catch((error: unknown) => {
    if (!isDamagedMap(error)) throw error;
    return undefined;
  });
  return svg === undefined ? undefined : { svg, attribution: map.attribution };
}

async function cityFacts(api: PublicApi, site: SiteInfo, key: string): Promise<SocialCard> {
  const { name, totalCount } = await api.city(key, { limit: 1, offset: 0 });
  const { cities } = await api.cities({ search: name, limit: MAX_NAMESAKES, offset: 0 });
  const { state = "", country = "" } = [...cities, ...HEADER_CITIES].find((city) => city.name === name) ?? {};
  return { kind: "city", siteName: site.name, name, state, country, businessCount: totalCount };
}
