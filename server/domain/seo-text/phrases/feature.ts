import type { Attributes } from "#contract/business";
import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { joinList } from "#domain/text/join-list";
import { seededRandom } from "#domain/text/seeded-random";
import type { VisitKind } from "../advice/visit-kind.ts";
import type { DescribedBusiness } from "../described-business.ts";
import type { Week } from "../facts/hours/week.ts";
import { daysOpen } from "./days-open.ts";
import { offerNouns } from "./offers/offer-texts.ts";

/** The end of the first sentence of a text. */
export interface Feature {
  kind: "none" | "members" | "kinds" | "days" | "offers" | "place" | "chain";
  /** Follows the place of the business: `, open seven days a week`; "" for none. */
  text: string;
  /** Labels of the attributes that it names, which the text does not repeat. */
  told: readonly string[];
}

interface Choice {
  business: DescribedBusiness;
  /** Attributes that texts tell. */
  attributes: Attributes;
  week: Week | null;
  alsoKinds: readonly string[];
  comesToYou: boolean;
  visit: VisitKind;
}

const MAX_NOUNS = 2;
const MAX_KINDS = 2;
const NO_FEATURE: Feature = { kind: "none", text: "", told: [] };

/** Chooses one of the features of a business; neighbours with the same ones have different ones. */
export function chooseFeature({ business, attributes, week, alsoKinds, comesToYou, visit }: Choice): Feature {
  if (comesToYou) return NO_FEATURE;
  const { placeId, chain, name, businessStatus } = business;
  const nouns =
    businessStatus === "OPERATIONAL" ? offerNouns(attributes, placeId, visit, name).slice(0, MAX_NOUNS) : [];
  // Hours of a place of worship may be those of its office.
  const days = isPlaceOfWorship(business.category) ? "" : daysOpen(week);
  if (MEMBERS_ONLY.test(business.description ?? "")) return { kind: "members", text: ", for members only", told: [] };
  const features: Feature[] = [
    { kind: "kinds", text: andAlso(alsoKinds.slice(0, MAX_KINDS)), told: [] },
    { kind: "days", text: days === "" ? "" : `, open ${days}`, told: [] },
    {
      kind: "offers",
      text: nouns.length === 0 ? "" : `, with ${joinList(nouns.map(({ noun }) => noun))}`,
      told: nouns.map(({ label }) => label),
    },
    { kind: "place", text: placeText(business), told: [] },
    {
      kind: "chain",
      text: chain === null || name.toLowerCase().includes(chain.toLowerCase()) ? "" : `, part of the ${chain} chain`,
      told: [],
    },
  ];
  const known = features.filter(({ text }) => text !== "");
  // Somebody who knows the place says first that it is inside another one.
  const place = known.find(({ kind }) => kind === "place");
  if (place) return place;
  // Days follow under the hours, too.
  const told = known.length > 1 ? known.filter(({ kind }) => kind !== "days") : known;
  return told[Math.floor(seededRandom(`${placeId} feature`)() * told.length)] ?? NO_FEATURE;
}

const MEMBERS_ONLY = /\bmembers[- ]only\b/i;
/** Matches lines in which an airport is a word of its own, unlike "Airport Road". */
const AT_AIRPORT =
  /(?:^|[\s,(-])Flughafen(?=$|[\s,)])|\b(?:Zurich|Zürich|Geneva|Genève|International) Airport\b(?! (?:Rd|Road|Blvd|Dr))/;

/** Examples: `, inside Oak Mall`, `, at the airport`. */
function placeText({ locatedIn, address, name }: DescribedBusiness): string {
  if (locatedIn !== null) return `, inside ${locatedIn}`;
  return AT_AIRPORT.test(address) && !/airport|flughafen/i.test(name) ? ", at the airport" : "";
}

function andAlso(kinds: readonly string[]): string {
  return kinds.length === 0 ? "" : `, and also ${joinList(kinds)}`;
}
