import type { CategoryGroup, OpeningHours } from "#contract/business";
import { attributesPresent } from "#domain/attributes/attribute-identity";
import { type DistanceUnit, distanceUnit } from "#domain/geography/distance";
import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { areaServed } from "#domain/premises/area-served";
import { comesToCustomers } from "#domain/premises/comes-to-customers";
import { countryInSentence } from "#domain/text/country-in-sentence";
import { foldText } from "#domain/text/fold";
import { type Advice, adviceFor, elsewhereClause } from "../advice/advice.ts";
import { servesFoodOrDrink, type VisitKind, visitKindOf } from "../advice/visit-kind.ts";
import type { DescribedBusiness } from "../described-business.ts";
import { categoryLabel, englishLabel, isEnglish, type KindNames, kindNames } from "../phrases/category-label.ts";
import { chooseFeature, type Feature } from "../phrases/feature.ts";
import { type OfferTexts, offerTexts } from "../phrases/offers/offer-texts.ts";
import { capitalized, shortName } from "../phrases/short-name.ts";
import { drawOtherPeers } from "./alternatives.ts";
import { computeOnce } from "./compute-once.ts";
import { type ContactFacts, contactFacts, englishKinds, mostGiveFive } from "./contact-facts.ts";
import { toldOtherHours } from "./hours/other-hours.ts";
import { type Week, weekOf } from "./hours/week.ts";
import { countBelow } from "./lower-bound.ts";
import type { Neighbour, Neighbours } from "./neighbours.ts";
import { ownKind, ownLabel } from "./own-kind.ts";
import { isRanked, MIN_RANKED_REVIEWS, type Peer, rankKey } from "./peer.ts";
import type { CityFigures, PeerGroup } from "./peer-group.ts";
import { toldAttributes } from "./told-attributes.ts";

/** Businesses that one is compared with, as `createDirectorySurvey` finds them. */
export interface Surroundings {
  me: Peer;
  /** City name, with its state or country if several cities have the name; "" when it is not known which city it is. */
  cityName: string;
  /** Category whose name stands for the kind; the business's own category may be another spelling, or in another language. */
  kindCategory: string;
  /** Other businesses of the directory share the noun, or are kinds of its own: "Baptist church" of "Church". */
  isGenericKind: boolean;
  /** Peers of the business, including itself. */
  group: PeerGroup;
  /** All businesses of its city; empty without a city. */
  city: CityFigures;
  neighbours: Neighbours;
  /** Returns up to two businesses of other kinds a few minutes away. */
  closeBy: () => readonly Neighbour[];
}

/** Everything that sentences about one business may state; unknown values are null, 0, "" or empty. */
export interface BusinessFacts extends Omit<Surroundings, "me" | "neighbours">, Neighbours, ContactFacts, OfferTexts {
  /** Returns up to three others of its kind, open for business. */
  otherPeers: () => readonly Peer[];
  business: DescribedBusiness;
  /** Name of the business without its slogan. */
  shortName: string;
  kind: KindNames;
  /** Category of the business as a heading; in English if its subtypes have it. */
  label: string;
  /** Example: `Austin, Texas`; "" when neither is known. */
  place: string;
  street: string;
  unit: DistanceUnit;
  /** Plural noun of its peers: `churches`, `healthcare providers`. */
  peerNoun: string;
  /** The same for sentences that claim nothing of all of them. */
  someNoun: string;
  /** Place of its peers: `in Austin`, `in Texas`, `in the United States`. */
  inPlace: string;
  /** The peers are businesses of its city. */
  isInCity: boolean;
  /** They are all businesses of its city that their noun names, so that it can be set apart from them. */
  isCompared: boolean;
  /** The kind is a part of its name. */
  isKindNamed: boolean;
  /** Phrase after the noun of its peers: `listed in Austin`, `on our list of churches in Austin`. */
  listedInPlace: string;
  /** Rank by rating, then reviews, from 1, among the peers that rank; null outside their best tenth and if another shares it. */
  rank: number | null;
  /** Number of peers that rank: with a rating from five reviews or more. */
  ranked: number;
  /** Number of peers with more reviews; null outside the tenth with the most. */
  withMoreReviews: number | null;
  /** No peer has as many reviews. */
  hasMostReviews: boolean;
  /** Nearly all of the other peers close earlier, or in the next field open later, on every day. */
  closesLate: boolean;
  opensEarly: boolean;
  /** null if unknown, or closed for now. */
  week: Week | null;
  comesToYou: boolean;
  /** Is a place of worship, whose day of opening sets it apart from none. */
  isWorship: boolean;
  /** Area that a business without premises serves; "" if unknown. */
  area: string;
  /** Something that sets it apart from its neighbours at first sight. */
  feature: Feature;
  /** Its other categories as English nouns with an article. */
  alsoKinds: readonly string[];
  /** Hours of other kinds than its own, such as those of the kitchen, if they differ from these. */
  otherHours: readonly (readonly [kind: string, hours: OpeningHours])[];
  /** More than half of its reviews give five stars. */
  mostGiveFive: boolean;
  isClosedForNow: boolean;
  /** One goes to the nearest others on foot, or nobody minds the way. */
  isNearOnFoot: boolean;
  /** The position of its door is known. */
  isPlaced: boolean;
  /** Chosen on first use, since only texts with few facts need it. */
  advice: () => Advice;
  /** Begins a sentence about other businesses: `If every table is taken`; "" for none. */
  elsewhere: () => string;
  /** The purpose of a visit. */
  visit: VisitKind;
}

const GROUP_MEMBERS: Readonly<Record<CategoryGroup, string>> = {
  restaurants: "places to eat and drink",
  healthcare: "healthcare providers",
  "auto-services": "auto businesses",
  "beauty-wellness": "beauty and wellness businesses",
  "home-services": "home service businesses",
  "professional-services": "professional service businesses",
  education: "places of education",
  entertainment: "entertainment businesses",
  shopping: "shops",
  "hotels-travel": "hotels and travel businesses",
  "public-community": "public and community places",
  "pets-animals": "businesses for animals",
  other: "businesses",
};

/** Minimum number of compared businesses: a rank among fewer is meaningless, and one outside the best tenth is not worth stating. */
const MIN_COMPARED_PEERS = 10;
const BEST_SHARE = 0.9;

export function businessFacts(
  business: DescribedBusiness,
  { me, neighbours, ...surroundings }: Surroundings,
): BusinessFacts {
  const { group, kindCategory, isGenericKind } = surroundings;
  const kindLabel = isEnglish(kindCategory) ? categoryLabel(kindCategory) : englishLabel(business);
  const label = ownLabel(business, kindLabel);
  const names = kindNames(
    kindCategory,
    isGenericKind,
    kindLabel === categoryLabel(kindCategory) ? undefined : kindLabel,
  );
  const kind = label === kindLabel ? names : ownKind(names, label);
  const isClosedForNow = business.businessStatus !== "OPERATIONAL";
  const { state, country, placeId, name } = business;
  const visit = visitKindOf(name, label, business.group);
  // Others of its category are no alternative to a bed.
  const isAlike = visit !== "stay" || label === kindLabel;
  const attributes = toldAttributes(business, visit, label);
  const week = business.openingHours && !isClosedForNow ? weekOf(business.openingHours) : null;
  const hasBar = attributesPresent(attributes).some((attribute) => attribute.label === "Bar on site");
  const alsoKinds = englishKinds(business, kindCategory, label, visit).filter((noun) => !hasBar || noun !== "a bar");
  const comesToYou = comesToCustomers(business);
  const isKindNamed = kind.isNoun && isNamed(name, label);
  const feature = chooseFeature({
    business,
    attributes,
    week,
    alsoKinds: kind.isNoun && !isKindNamed ? alsoKinds : [],
    comesToYou,
    visit,
  });
  const withMoreReviews = countWithMoreReviews(me, group);
  const offers = offerTexts(isClosedForNow ? {} : attributes, {
    seed: placeId,
    visit,
    kind: label,
    told: feature.told,
  });
  const contact = contactFacts(business, comesToYou, visit);
  const isLinked = contact.links.includes("reserve a table");
  const isGroup = group.scope.startsWith("group");
  const peerNoun = isGroup ? GROUP_MEMBERS[business.group] : kind.isCounted ? kind.many : "places";
  const someNoun = isGroup ? peerNoun : kind.some;
  const inPlace = placeOfPeers(group, surroundings.cityName || business.city, business);
  const isOnList = !isGroup && !kind.isCounted;
  return {
    ...surroundings,
    ...neighbours,
    ...(servesFoodOrDrink(visit) ? withinWalk(neighbours) : { isNearOnFoot: true }),
    ...(isAlike ? {} : { nearest: [], hasMoreNear: false }),
    otherPeers: computeOnce(() => drawOtherPeers(me, group.members, placeId)),
    business,
    shortName: capitalized(shortName(name)),
    kind,
    label,
    place: [surroundings.cityName || business.city, foldText(state) === foldText(business.city) ? "" : state]
      .filter((part, index, parts) => part !== "" && (index === 0 || !parts[0]?.includes(`, ${part}`)))
      .join(", "),
    street: me.street,
    unit: distanceUnit(country),
    peerNoun,
    someNoun,
    inPlace,
    isInCity: isAlike && inPlace !== "" && (group.scope === "category" || group.scope === "group"),
    isCompared: isAlike && inPlace !== "" && group.scope === "category" && kind.isCounted,
    isKindNamed,
    listedInPlace: isOnList
      ? [`on our list of ${kind.listName}`, inPlace].filter((part) => part !== "").join(" ")
      : listedIn(inPlace, peerNoun),
    rank: rankOf(me, group),
    ranked: group.rankKeys.length,
    withMoreReviews,
    hasMostReviews: withMoreReviews === 0 && (group.reviewCounts.at(-2) ?? 0) < me.reviewCount,
    closesLate: outdoesNearlyAll(group.closings, me.hours?.latest, (closings, ownValue) =>
      countBelow(closings, ownValue),
    ),
    opensEarly: outdoesNearlyAll(
      group.openings,
      me.hours?.earliest,
      (openings, ownValue) => openings.length - countBelow(openings, ownValue + 1),
    ),
    week,
    comesToYou,
    isWorship: isPlaceOfWorship(kindCategory),
    area: comesToYou ? areaServed(business) : "",
    feature,
    alsoKinds,
    otherHours: toldOtherHours(business),
    ...offers,
    // The link says it again.
    practicalities: offers.practicalities.filter((text) => !isLinked || text !== "You can reserve a table."),
    ...contact,
    mostGiveFive: mostGiveFive(business),
    isClosedForNow,
    isPlaced: me.latitude !== null,
    visit,
    advice: computeOnce(() => adviceFor(business, visit)),
    elsewhere: () => (isClosedForNow ? "While it is closed" : elsewhereClause(placeId, visit)),
  };
}

/** Says that the peers are those of a list, which is not all that there is, unless their noun does. */
function listedIn(inPlace: string, noun: string): string {
  if (inPlace === "" || noun.includes("listed")) return inPlace;
  return `listed ${inPlace}`;
}

function placeOfPeers({ scope }: PeerGroup, city: string, { state, country }: DescribedBusiness): string {
  if (scope === "state" || scope === "group-in-state") return `in ${state}`;
  if (scope === "country" || scope === "group-in-country") return `in ${countryInSentence(country)}`;
  return city === "" ? "" : `in ${city}`;
}

function rankOf(business: Peer, { rankKeys }: PeerGroup): number | null {
  const rankedCount = rankKeys.length;
  if (!isRanked(business) || rankedCount < MIN_COMPARED_PEERS) return null;
  const [below, upToEquals] = [countBelow(rankKeys, rankKey(business)), countBelow(rankKeys, rankKey(business) + 1)];
  const isShared = upToEquals - below > 1;
  return !isShared && rankedCount - below <= rankedCount / 10 ? rankedCount - upToEquals + 1 : null;
}

function countWithMoreReviews({ reviewCount }: Peer, { reviewCounts }: PeerGroup): number | null {
  const { length } = reviewCounts;
  if (reviewCount < MIN_RANKED_REVIEWS || length < MIN_COMPARED_PEERS) return null;
  const isBestTenth = length - countBelow(reviewCounts, reviewCount) <= length / 10;
  return isBestTenth ? length - countBelow(reviewCounts, reviewCount + 1) : null;
}

/** Tells whether the value outdoes nearly all other members; false without a value, or with too few members. */
function outdoesNearlyAll(
  sortedValues: readonly number[],
  ownValue: number | null | undefined,
  countOutdone: (sortedValues: readonly number[], ownValue: number) => number,
): boolean {
  const otherCount = sortedValues.length - 1;
  if (ownValue === null || ownValue === undefined || otherCount < MIN_COMPARED_PEERS - 1) return false;
  return countOutdone(sortedValues, ownValue) >= BEST_SHARE * otherCount;
}

/** Tells whether the name says the kind, so that "is a church" would say it twice. */
function isNamed(name: string, kind: string): boolean {
  const words = new Set(foldText(name).match(/[\p{L}\p{N}]+/gu));
  return (foldText(kind).match(/[\p{L}\p{N}]+/gu) ?? [""]).every((word) => words.has(word));
}

const MAX_WALK_KM = 1.5;
/** Nobody whose table is taken drives further. */
const MAX_DRIVE_KM = 5;

/** Leaves out neighbours that guests do not walk to, unless all are as far. */
function withinWalk({ nearest, hasMoreNear }: Neighbours): Partial<Neighbours> & { isNearOnFoot: boolean } {
  const isNearOnFoot = (nearest[0]?.distanceKm ?? 0) <= MAX_WALK_KM;
  const reached = nearest.filter(({ distanceKm }) => distanceKm <= (isNearOnFoot ? MAX_WALK_KM : MAX_DRIVE_KM));
  return { nearest: reached, hasMoreNear: hasMoreNear || reached.length < nearest.length, isNearOnFoot };
}
