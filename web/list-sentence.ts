import { exactCount } from "#domain/count-label";
import { type DistanceUnit, distanceLabel } from "#domain/distance";
import type { ListParams } from "#domain/page-url";
import { kindName } from "#domain/seo-text/kind-name";

export interface ListSentence {
  totalCount: number;
  params: ListParams;
  /** As it is spelled, when one was asked for; the params have its slug. */
  category?: string | undefined;
  words?: string | undefined;
  /** City, or what the location was understood as. */
  place?: string | undefined;
  unit: DistanceUnit;
}

interface Kind {
  one: string;
  many: string;
}

const BUSINESS: Kind = { one: "business", many: "businesses" };
const GROUP_KINDS: Readonly<Record<string, Kind>> = {
  restaurants: { one: "restaurant", many: "restaurants" },
  healthcare: { one: "healthcare provider", many: "healthcare providers" },
  "auto-services": { one: "auto service", many: "auto services" },
  "beauty-wellness": { one: "beauty and wellness business", many: "beauty and wellness businesses" },
  "home-services": { one: "home service", many: "home services" },
  "professional-services": { one: "professional service", many: "professional services" },
  education: { one: "place of education", many: "places of education" },
  entertainment: { one: "entertainment venue", many: "entertainment venues" },
};

/** How many, and of what was asked: `142 restaurants in Austin, open now`. */
export function listSentence(asked: ListSentence): string {
  const { totalCount, params, category } = asked;
  const kind = category === undefined ? undefined : (GROUP_KINDS[params.category ?? ""] ?? kindName(category));
  const { one, many } = kind ?? BUSINESS;
  const conditions = conditionsOf(asked);
  if (totalCount > 0) return `${exactCount(totalCount)} ${totalCount === 1 ? one : many}${conditions}`;
  return kind ? `No businesses found: ${many}${conditions}` : `No businesses found${conditions}`;
}

/** ` for “pizza” in Austin, open now`. */
function conditionsOf({ totalCount, params, words, place, unit }: ListSentence): string {
  const { openNow, minRating, status, sort, lat, radiusKm } = params;
  const where = [
    words && ` for “${words}”`,
    place && ` in ${place}`,
    radiusKm !== undefined && ` within ${distanceLabel(radiusKm, unit)} of you`,
  ];
  const conditions = [
    openNow && "open now",
    minRating !== undefined && `rated ${minRating} or more`,
    status === "verified" && "verified",
    status === "pending" && "not verified",
    lat !== undefined && sort === "distance" && totalCount > 1 && "nearest first",
  ];
  return [where.filter(Boolean).join(""), ...conditions.filter(Boolean)].join(", ");
}
