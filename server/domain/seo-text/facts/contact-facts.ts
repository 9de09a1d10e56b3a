import { groupOfCategory } from "#domain/business/business-keys";
import { fitsReviewCount } from "#domain/business/facts/rating-distribution";
import { NETWORKS } from "#domain/business/facts/social-networks-data";
import { isMixedGroup } from "#domain/categories/all-groups";
import { categoryNoun } from "#domain/categories/category-noun";
import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { foldText } from "#domain/text/fold";
import { comesToHomes, type VisitKind, visitKind } from "../advice/visit-kind.ts";
import type { DescribedBusiness } from "../described-business.ts";
import { linkUses } from "../link-uses.ts";
import { broaderNames, isEnglish, otherCategories, singular } from "../phrases/category-label.ts";
import { isFindable } from "../phrases/street.ts";
import { hasKnownHours } from "./hours/other-hours.ts";

/** Ways to reach a business, and those that are unknown. */
export interface ContactFacts {
  /** Lists the uses of its links as verbs: `order online`. */
  links: readonly string[];
  /** Names of the social networks that it has a profile in. */
  profiles: readonly string[];
  /** Names unknown details: `telephone number`. */
  missing: readonly string[];
}

/** Minimum number of reviews for a sentence about their stars. */
const MIN_STAR_REVIEWS = 50;
/** Minimum rating at which five-star reviews are mentioned. */
const GOOD = 4;
/** From this rating on nobody gives fewer. */
const ALL_FIVE = 4.95;
const MAX_PROFILES = 3;
const MAX_KINDS = 2;

interface ContactChoice {
  comesToYou: boolean;
  visit: VisitKind;
  /** The page shows a number, even if the text does not tell anybody to call it. */
  isPhoneListed: boolean;
}

export function contactFacts(
  business: DescribedBusiness,
  { comesToYou, visit, isPhoneListed }: ContactChoice,
): ContactFacts {
  const { address, phone, website, socialLinks } = business;
  const isWorship = isPlaceOfWorship(business.category);
  const missing: [boolean, string][] = [
    [!isFindable(address) && !comesToYou && !comesToHomes(visit), "street address"],
    [!isPhoneListed, "phone number"],
    [website === null, "website"],
    [
      !hasKnownHours(business) &&
        business.businessStatus === "OPERATIONAL" &&
        (!phone || isWorship || comesToHomes(visit)),
      isWorship ? "service times" : comesToHomes(visit) ? "hours" : "opening hours",
    ],
    [business.city === "" && !comesToYou, "city"],
  ];
  return {
    links: linkUses(business, visit),
    profiles: NETWORKS.filter(({ network }) => socialLinks[network] !== undefined)
      .slice(0, MAX_PROFILES)
      .map(({ label }) => label),
    missing: missing.flatMap(([isMissing, what]) => (isMissing ? [what] : [])),
  };
}

/**
 * Returns the other categories of a business that have an English noun, each with its article. Profiles name some by mistake, such as
 * "Store" of a church: those of another group, or beside worship, are left out.
 */
export function englishKinds(
  business: DescribedBusiness,
  kindCategory: string,
  label: string,
  visit: VisitKind,
): string[] {
  const told = new Set([label, kindCategory].flatMap((name) => [singular(name), ...broaderNames(name)]));
  const fits = isPlaceOfWorship(label)
    ? (category: string) => BESIDE_WORSHIP.test(category)
    : (category: string) => isMixedGroup(business.group) || groupOfCategory(category).group === business.group;
  return otherCategories(business, kindCategory)
    .filter((category) => isEnglish(category) && !told.has(singular(category)) && fits(category))
    .filter((category) => !NO_PLACE.test(category) && isNews(category, visit) && !isInName(business.name, category))
    .filter((category) => ![label, kindCategory].some((name) => isPartOf(name, category) || isPartOf(category, name)))
    .slice(0, MAX_KINDS)
    .map((category) => categoryNoun(category).withArticle);
}

/** Kinds that places of worship often run. */
const BESIDE_WORSHIP =
  /\b(?:school|preschool|kindergarten|day care center|child care|food bank|cemetery|wedding venue|community center|monastery|charity)\b/i;

/** Categories that a business has rather than is, or that say nothing to its visitors. */
const NO_PLACE =
  /(?:program|trainer|instructor|coach|organization|association|institution|group|event|take ?away|takeout|take ?out restaurant|delivery|caterer|catering|food restaurant|service)$/i;

/** Tells whether visitors of its kind go there for something else; a restaurant of another cuisine is no other place. */
function isNews(category: string, visit: VisitKind): boolean {
  if (visit !== "eat" && visit !== "snack") return true;
  return (
    ["drink", "food", "snack", "stay", "fun"].includes(visitKind(category, "restaurants")) &&
    !/restaurant$/i.test(category)
  );
}

/** Kinds that another kind includes: an HVAC contractor is an air conditioning contractor. */
const INCLUDED: readonly (readonly [kind: RegExp, included: RegExp])[] = [
  [/^hvac contractor$/i, /^(?:air conditioning|heating) contractor$/i],
  [/^(?:judo|karate|taekwondo|aikido|jujitsu|boxing) (?:school|club|gym)$/i, /^martial arts (?:school|club)$/i],
];

function isPartOf(kind: string, category: string): boolean {
  return INCLUDED.some(([name, included]) => name.test(kind) && included.test(category));
}

function isInName(name: string, category: string): boolean {
  const last = foldText(category).split(" ").at(-1) ?? "";
  return foldText(name).includes(last);
}

/** The stars of one or two reviews say no more than their rating. */
const MIN_COUNTED_REVIEWS = 3;

/** Counts by stars whose mean is another than the rating are of another time. */
const MAX_MEAN_DIFFERENCE = 0.15;

/** Tells whether its counts by stars are those of its reviews and of its rating, and some of them give five. */
export function hasStarCounts({ rating, ratingDistribution, reviewCount }: DescribedBusiness): boolean {
  const sum = ratingDistribution.reduce((total, count) => total + count, 0);
  const mean = ratingDistribution.reduce((total, count, index) => total + count * (index + 1), 0) / sum;
  const isKnown =
    ratingDistribution.length === 5 && sum === reviewCount && Math.abs(mean - rating) < MAX_MEAN_DIFFERENCE;
  return isKnown && reviewCount >= MIN_COUNTED_REVIEWS && (ratingDistribution[4] ?? 0) > 1;
}

/** Tells whether more than half of its reviews give five stars; false if these are few, or the counts are not those of its reviews. */
export function mostGiveFive({ rating, ratingDistribution, reviewCount }: DescribedBusiness): boolean {
  const isKnown = ratingDistribution.length === 5 && fitsReviewCount(ratingDistribution, reviewCount);
  return (
    isKnown &&
    rating >= GOOD &&
    rating < ALL_FIVE &&
    reviewCount >= MIN_STAR_REVIEWS &&
    2 * (ratingDistribution[4] ?? 0) > reviewCount
  );
}

/** Returns the missing details that a text names: a website, which many do not have, is none of them. */
export function missingDetails(missing: readonly string[]): string[] {
  return missing.filter((what) => what !== "website");
}

/** Matches links to services that deliver. */
const DELIVERY_LINK = /deliver|just-eat|ubereats|smood|wolt|doordash|grubhub|deliveroo|lieferando/i;

/** Tells whether a link of the business is for deliveries, whatever its attributes say. */
export function hasDeliveryLink({ orderLink, bookingLink }: DescribedBusiness): boolean {
  return DELIVERY_LINK.test([orderLink, bookingLink].join(" "));
}
