import type { OpeningHours } from "#contract/business";
import { attributesPresent } from "#domain/attributes/attribute-identity";
import { categoryGroup } from "#domain/categories/category-group";
import { type DistanceUnit, distanceUnit } from "#domain/geography/distance";
import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { areaServed } from "#domain/premises/area-served";
import { comesToCustomers } from "#domain/premises/comes-to-customers";
import { once } from "#domain/text/memoize";
import { type Advice, adviceFor, type OpenQuestions } from "../advice/advice.ts";
import { isNamedOtherwise, kindInName } from "../advice/name-kind.ts";
import { servesFoodOrDrink, type VisitKind, visitKindOf } from "../advice/visit-kind.ts";
import type { DescribedBusiness } from "../described-business.ts";
import { withOwnLinks } from "../own-links.ts";
import {
  categoryLabel,
  englishLabel,
  isEnglish,
  isUnknownKind,
  type KindNames,
  kindNames,
} from "../phrases/category-label.ts";
import { chooseFeature, type Feature } from "../phrases/feature.ts";
import { type OfferTexts, offerTexts } from "../phrases/offers/offer-texts.ts";
import { quotationOf } from "../phrases/quotation.ts";
import { capitalized, shortName } from "../phrases/short-name.ts";
import { drawOtherPeers, nonEmpty } from "./alternatives.ts";
import { isForMeals } from "./around/close-by.ts";
import {
  type ContactFacts,
  contactFacts,
  englishKinds,
  hasDeliveryLink,
  hasStarCounts,
  missingDetails,
  mostGiveFive,
} from "./contact-facts.ts";
import { toldOtherHours } from "./hours/other-hours.ts";
import { type Week, weekOf } from "./hours/week.ts";
import { countBelow } from "./lower-bound.ts";
import { withoutMadeUpPhone } from "./made-up-phone.ts";
import {
  mergeNeighbours,
  type Neighbour,
  type Neighbours,
  withinWalk,
  withoutBranches,
  withoutMisnamed,
} from "./neighbours.ts";
import { isNamed, ownKind, ownLabel, toldKind } from "./own-kind.ts";
import { isAirside, type Peer } from "./peer.ts";
import {
  countWithHigherRating,
  countWithMoreReviews,
  GROUP_MEMBERS,
  listedIn,
  outdoesNearlyAll,
  placeName,
  placeOfPeers,
  rankOf,
} from "./peer-group.ts";
import type { Surroundings } from "./surroundings.ts";
import { toldAttributes } from "./told-attributes.ts";

/** Everything that sentences about one business may state; unknown values are null, 0, "" or empty. */
export interface BusinessFacts extends Omit<Surroundings, "me" | "neighbours">, Neighbours, ContactFacts, OfferTexts {
  /** Returns up to eight others of its kind, open for business. */
  otherPeers: () => readonly Peer[];
  /** Tells whether there are more of them. */
  hasMoreOthers: () => boolean;
  /** Returns the nearest of its kind; if that is a general one, such as restaurants, with others close by among them. */
  neighbours: () => readonly Neighbour[];
  areNeighboursMixed: boolean;
  /** There are others of its kind to name, though none is known to be near. */
  hasOthersToName: boolean;
  /** Tells whether people eat or drink at all places close by. */
  isCloseByForMeals: () => boolean;
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
  /** The peers are of its kind, in its city or state. */
  hasPeersOfKind: boolean;
  /** Place of the others of its kind that a text lists: `in Austin`. */
  othersPlace: string;
  /** They are all businesses of its city that their noun names, so that it can be set apart from them. */
  isCompared: boolean;
  /** The row names no kind, but a word of its name is one. */
  isKindByName: boolean;
  /** The kind is a part of its name. */
  isKindNamed: boolean;
  /** Phrase after the noun of its peers: `listed in Austin`, `on our list of churches in Austin`. */
  listedInPlace: string;
  /** Rank by rating, then reviews, from 1, among the peers that rank; null outside their best tenth and if another shares it. */
  rank: number | null;
  /** Number of peers that rank and have a higher rating, to one decimal. */
  withHigherRating: number;
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
  /** Words of its own description; "" for none. */
  quotation: string;
  /** Its other categories as English nouns with an article. */
  alsoKinds: readonly string[];
  /** Hours of other kinds than its own, such as those of the kitchen, if they differ from these. */
  otherHours: readonly (readonly [kind: string, hours: OpeningHours])[];
  /** More than half of its reviews give five stars. */
  mostGiveFive: boolean;
  /** All of its reviews do, and they are not just a few. */
  areAllFive: boolean;
  isClosedForNow: boolean;
  /** Its position on the map is known. */
  isPlaced: boolean;
  /** Its position is that of a door. */
  isExact: boolean;
  /** Chosen on first use, since only texts with few facts need it. */
  advice: () => Advice;
  /** Missing details of the record, such as `phone number`, without the website. */
  unknownDetails: readonly string[];
  isWebsiteUnknown: boolean;
  /** Returns open questions by subject. */
  questions: () => readonly OpenQuestions[];
  /** The purpose of a visit. */
  visit: VisitKind;
}

export function businessFacts(
  record: DescribedBusiness,
  { me, neighbours, ...surroundings }: Surroundings,
): BusinessFacts {
  const neighbourNames = () => [...neighbours.nearest, ...surroundings.closeBy()].map(({ peer }) => peer.name);
  const business = withoutMadeUpPhone(withOwnLinks(record, surroundings.isSharedLink, neighbourNames));
  const { group, kindCategory, isGenericKind } = surroundings;
  const kindLabel = isEnglish(kindCategory) ? categoryLabel(kindCategory) : englishLabel(business);
  const label = ownLabel(business, kindLabel);
  const names = kindNames(
    kindCategory,
    isGenericKind,
    kindLabel === categoryLabel(kindCategory) ? undefined : kindLabel,
  );
  const kind = toldKind(label === kindLabel ? names : ownKind(names, label), isNamedOtherwise(record.name, label));
  const isClosedForNow = business.businessStatus !== "OPERATIONAL";
  const { country, placeId, name } = business;
  const comesToYou = comesToCustomers(business);
  const namedKind = isUnknownKind(business.category) ? kindInName(name) : "";
  const visit =
    namedKind === ""
      ? visitKindOf(name, label, business.group, comesToYou)
      : visitKindOf(name, namedKind, categoryGroup(namedKind), comesToYou);
  // Others of its category are no alternative to a bed.
  const isAlike = visit !== "stay" || label === kindLabel;
  const attributes = toldAttributes(business, visit, label);
  const week = business.openingHours && !isClosedForNow ? weekOf(business.openingHours) : null;
  const hasBar = attributesPresent(attributes).some((attribute) => attribute.label === "Bar on site");
  const alsoKinds =
    visit === "stay"
      ? []
      : englishKinds(business, kindCategory, label, visit).filter((noun) => !hasBar || noun !== "a bar");
  const isKindNamed = kind.isNoun && isNamed(name, label);
  const namedKinds = kind.isNoun && !isKindNamed ? alsoKinds : [];
  const feature = chooseFeature({ business, attributes, week, alsoKinds: namedKinds, comesToYou, visit });
  const withMoreReviews = countWithMoreReviews(me, group);
  const offers = offerTexts(attributes, {
    seed: placeId,
    visit,
    kind: label,
    told: feature.told,
    isBarNamed: /\bbar\b/i.test(name),
    hasDeliveryLink: hasDeliveryLink(business),
  });
  const contact = contactFacts(business, { comesToYou, visit, isPhoneListed: Boolean(record.phone) });
  const advice = once(() => adviceFor({ ...business, category: label }, visit));
  const isLinked = contact.links.includes("reserve a table");
  const isGroup = group.scope.startsWith("group");
  const inPlace = placeOfPeers(group, surroundings.cityName || business.city, business);
  const hasPeersOfKind = isAlike && inPlace !== "" && (group.scope === "category" || group.scope === "state");
  const known = { nearest: withoutMisnamed(neighbours.nearest) };
  const nearest = isAlike ? (servesFoodOrDrink(visit) ? withinWalk(known) : known).nearest : [];
  const closeBy = once(() => withoutMisnamed(surroundings.closeBy()));
  const area = comesToYou ? areaServed(business) : "";
  const areaCity = business.city === "" && area.endsWith(AREA) ? area.slice(0, -AREA.length) : "";
  const areaPeers = areaCity === "" ? undefined : nonEmpty(surroundings.peersOfKindIn(areaCity));
  const isWorship = isPlaceOfWorship(kindCategory);
  const isOnList = !isGroup && (!kind.isCounted || isWorship);
  const peerNoun = isGroup ? GROUP_MEMBERS[business.group] : isOnList ? "places" : kind.many;
  const someNoun = isGroup ? peerNoun : kind.some;
  // "Church" and "restaurant" are what a profile says for want of more; a cuisine is a choice.
  const areNeighboursMixed = isWorship || (isGenericKind && !kindCategory.includes(" ") && servesFoodOrDrink(visit));
  const mixed = () => (isWorship ? closeBy() : closeBy().filter(({ peer }) => isForMeals(peer)));
  const otherPeers = once(() => drawOtherPeers(me, areaPeers ?? group.members, placeId));
  const hasOthersToName =
    isAlike &&
    !isAirside(business) &&
    nearest.length === 0 &&
    (areaPeers !== undefined || (hasPeersOfKind && group.count > 1));
  return {
    ...surroundings,
    nearest,
    neighbours: once(() => withoutBranches(me, areNeighboursMixed ? mergeNeighbours(nearest, mixed()) : nearest)),
    areNeighboursMixed,
    closeBy: areNeighboursMixed ? () => [] : once(() => withoutBranches(me, closeBy())),
    otherPeers,
    hasMoreOthers: () => otherPeers().length < (areaPeers?.count ?? group.count - 1),
    isCloseByForMeals: () => closeBy().every(({ peer }) => isForMeals(peer)),
    business,
    shortName: capitalized(shortName(name)),
    kind,
    label,
    place: placeName(surroundings.cityName, business),
    street: me.street,
    unit: distanceUnit(country),
    peerNoun,
    someNoun,
    inPlace,
    isInCity: isAlike && inPlace !== "" && (group.scope === "category" || group.scope === "group"),
    hasPeersOfKind,
    hasOthersToName,
    // Others of its kind have a sentence of their own.
    onStreet: once(() =>
      surroundings.onStreet().filter(({ kind: { key } }) => !hasOthersToName || key !== me.kind.key),
    ),
    othersPlace: areaPeers === undefined ? inPlace : `in ${areaCity}`,
    isCompared: isAlike && inPlace !== "" && group.scope === "category" && kind.isCounted,
    isKindByName: namedKind !== "",
    isKindNamed,
    listedInPlace: isOnList
      ? [`on our list of ${kind.listName}`, inPlace].filter((part) => part !== "").join(" ")
      : listedIn(inPlace, peerNoun),
    rank: rankOf(me, group),
    ranked: group.rankKeys.length,
    withHigherRating: countWithHigherRating(me, group),
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
    isWorship,
    area,
    feature,
    alsoKinds,
    quotation: quotationOf(business.description),
    otherHours: toldOtherHours(business, isWorship),
    ...offers,
    // The link says it again.
    practicalities: offers.practicalities.filter((text) => !isLinked || text !== "You can reserve a table."),
    ...contact,
    mostGiveFive: mostGiveFive(business),
    areAllFive: hasStarCounts(business) && business.ratingDistribution[4] === business.reviewCount,
    isClosedForNow,
    isPlaced: me.latitude !== null,
    isExact: me.isExact,
    visit,
    advice,
    unknownDetails: missingDetails(contact.missing),
    isWebsiteUnknown: contact.missing.includes("website"),
    questions: () => advice().themes,
  };
}

/** Ends the name of an area around a city. */
const AREA = " area";
