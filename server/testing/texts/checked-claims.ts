import { comesToCustomers } from "#domain/premises/comes-to-customers";
import { streetOf } from "#domain/seo-text/phrases/street";
import { isClosedOn, wrongDays } from "./checked-hours.ts";
import { wrongOffers } from "./checked-offers.ts";
import { type Around, isBetter, isRanked } from "./recounted-figures.ts";
import {
  attributesOf,
  DAYS,
  earliest,
  isAllDay,
  isKnownOn,
  isOpenOn,
  isPlaced,
  isPresent,
  isWholeWeek,
  latest,
  minutesOpen,
  opensAllKnown,
  type Row,
  rangesOn,
  starsFit,
  turns,
} from "./rows-around.ts";

/* Recounts from the records whether the claim of a sentence holds. It has one rule for each topic, without the code that chooses topics. */

const [SATURDAY, SUNDAY] = [5, 6];

const isBlank = (text: string | null) => text === null || text === "";
const isOne = (rows: readonly Row[]) => rows.length === 1;
/** Tells whether nine in ten of at least ten others are outdone, all with known hours for every day. */
const isBestTenth = (otherRows: readonly Row[], isOutdone: (other: Row) => boolean) =>
  otherRows.length >= 9 && otherRows.filter(isOutdone).length >= 0.9 * otherRows.length;
const weekRivals = ({ others }: Around) => others.filter(opensAllKnown);
const openOnSundays = ({ peers }: Around) => peers.filter((peer) => isOpenOn(peer, SUNDAY));
const knownOn = ({ peers }: Around, day: number) => peers.filter((peer) => isKnownOn(peer, day));
const hasNoHours = ({ me }: Around) => me.openingHours === null && isPresent(me);
/** Hours of some kind are known times, so that none are called unknown. */
const hasNoTimes = (around: Around) => hasNoHours(around) && Object.keys(around.me.otherHours).length === 0;

const CLAIMS: Readonly<Record<string, (surroundings: Around) => boolean>> = {
  best: ({ me, ranked }) => isRanked(me) && ranked.length >= 10 && ranked.every(({ rating }) => rating <= me.rating),
  rank: ({ me, ranked }) =>
    isRanked(me) && ranked.length >= 10 && ranked.filter((other) => !isBetter(me, other)).length <= ranked.length / 10,
  rating: ({ me }) => me.rating > 0 && me.reviewCount > 1,
  "one-review": ({ me }) => me.rating > 0 && me.reviewCount === 1,
  "rating-only": ({ me }) => me.rating > 0 && me.reviewCount === 0,
  "reviews-only": ({ me }) => me.rating === 0 && me.reviewCount > 0,
  "more-reviews": ({ me, reviewed }) => {
    const asMany = reviewed.filter(({ reviewCount }) => reviewCount >= me.reviewCount).length;
    return me.reviewCount >= 5 && reviewed.length >= 10 && asMany <= reviewed.length / 10;
  },
  "most-reviews": ({ me, reviewed }) =>
    reviewed.length >= 10 && isOne(reviewed.filter(({ reviewCount }) => reviewCount >= me.reviewCount)),
  "no-rating": ({ me }) => me.rating === 0 && me.reviewCount === 0,
  "closed-for-now": ({ me }) => me.businessStatus === "CLOSED_TEMPORARILY",
  timetable: ({ me }) => isPresent(me) && DAYS.some((_, day) => isOpenOn(me, day)) && !comesToCustomers(me),
  "working-hours": ({ me }) => isPresent(me) && DAYS.some((_, day) => isOpenOn(me, day)) && comesToCustomers(me),
  "other-hours": ({ me }) => isPresent(me) && Object.keys(me.otherHours).length > 0,
  "timetable-list": ({ me }) => isPresent(me) && DAYS.some((_, day) => isOpenOn(me, day)),
  "changing-times": ({ me }) =>
    isPresent(me) &&
    new Set(
      turns(me)
        .flat()
        .filter((minute) => minute % 5 > 0),
    ).size > 3,
  "works-round-the-clock": ({ me }) => isWholeWeek(me) && minutesOpen(me) === 7 * 1440,
  "round-the-clock": ({ me }) => isWholeWeek(me) && minutesOpen(me) === 7 * 1440,
  "sunday-open": (surroundings) =>
    isOpenOn(surroundings.me, SUNDAY) &&
    openOnSundays(surroundings).length > 1 &&
    openOnSundays(surroundings).length <= 0.3 * knownOn(surroundings, SUNDAY).length,
  "sunday-only": (surroundings) =>
    isOpenOn(surroundings.me, SUNDAY) &&
    isOne(openOnSundays(surroundings)) &&
    knownOn(surroundings, SUNDAY).length >= 4,
  late: (surroundings) =>
    opensAllKnown(surroundings.me) &&
    !isAllDay(surroundings.me) &&
    isBestTenth(weekRivals(surroundings), (other) => latest(other) < latest(surroundings.me)),
  early: (surroundings) =>
    opensAllKnown(surroundings.me) &&
    !isAllDay(surroundings.me) &&
    DAYS.filter((_, day) => rangesOn(surroundings.me, day)?.some(([from]) => from < 420)).length >= 4 &&
    isBestTenth(weekRivals(surroundings), (other) => earliest(other) > earliest(surroundings.me)),
  "no-hours": hasNoTimes,
  "no-working-hours": hasNoTimes,
  "no-service-times": hasNoTimes,
  "closed-all-week": ({ me }) => isWholeWeek(me) && minutesOpen(me) === 0,

  nearest: ({ me, near }) => isPlaced(me) && near.length > 0,
  further: ({ me, near }) => isPlaced(me) && near.length > 3,
  furthest: ({ me, near }) => isPlaced(me) && near.length > 7,
  "in-town": ({ me, all }) => isPlaced(me) && all.length > 1,
  "rest-of-town": ({ me, all }) => isPlaced(me) && all.length > 5,
  "close-by": ({ me, all }) => isPlaced(me) && all.length > 1,
  "more-others": ({ others, kind }) => others.length > 5 || kind.length > 6,
  "other-peers": ({ me, others, kind }) => others.length > 0 || (me.city === "" && kind.length > 1),
  attributes: ({ me }) => attributesOf(me).length > 0,
  practical: ({ me }) => Object.keys(me.attributes).length > 0,
  payment: ({ me }) => Object.keys(me.attributes).length > 0,
  "access-inside": ({ me }) => Object.keys(me.attributes).length > 0,
  access: ({ me }) => Object.keys(me.attributes).length > 0,
  subtypes: ({ me }) => me.subtypes.length > 0,
  price: ({ me }) => me.priceLevel !== null || !isBlank(me.priceRange),
  "service-area": ({ me }) => comesToCustomers(me),
  address: ({ me }) => !isBlank(me.address) && !comesToCustomers(me),
  "post-box": ({ me }) => /box|postfach|apartado|casilla|caixa|bo[iî]te/i.test(me.address),
  "located-in": ({ me }) => !isBlank(me.locatedIn) && !comesToCustomers(me),
  "star-counts": ({ me }) => starsFit(me),
  chain: ({ me }) => !isBlank(me.chain),
  "phone-and-website": ({ me }) => !isBlank(me.phone) && !isBlank(me.website),
  phone: ({ me }) => !isBlank(me.phone),
  links: ({ me }) => [me.bookingLink, me.reservationLink, me.orderLink, me.menuLink].some((link) => !isBlank(link)),
  website: ({ me }) => !isBlank(me.website),
  email: ({ me }) => !isBlank(me.email),
  profiles: ({ me }) => Object.keys(me.socialLinks).length > 0,
  description: ({ me }) => !isBlank(me.description),
  "peer-count": ({ peers, scope }) => peers.length > 3 && scope === "category",
  "most-reviewed": ({ others }) => others.filter(({ reviewCount }) => reviewCount > 0).length > 1,

  // What is unknown is checked by its words.
  unknown: () => true,
  "find-out": ({ me }) => isBlank(me.phone) || !isPresent(me),
  "find-out-by-phone": ({ me }) => !isBlank(me.phone) && isPresent(me),
};

const ADVICE = /^advice\d+$/;

/** Returns the topics whose claim the records contradict, or that have no rule here. */
export function falseClaims(topics: readonly string[], surroundings: Around): string[] {
  return topics.filter((topic) => !ADVICE.test(topic) && !CLAIMS[topic]?.(surroundings));
}

/** Returns the details that a text calls unknown: `website`. */
function unknownDetails(text: string): string[] {
  const [, list = ""] = /\nWhat we do not know yet:\n- Its ([^\n]*)/.exec(text) ?? [];
  const details = list.split(/, | and /).filter((detail) => detail !== "");
  return text.includes("\n- Whether it has a website\n") ? [...details, "website"] : details;
}

function isUnknown(detail: string, { address, phone, website, city, openingHours, otherHours }: Row): boolean {
  const values: Readonly<Record<string, boolean>> = {
    "street address": isBlank(address.replace(/^\d+$/, "")) || !/\p{L}/u.test(address),
    "telephone number": isBlank(phone),
    website: isBlank(website),
    city: isBlank(city),
    "opening hours": openingHours === null && Object.keys(otherHours).length === 0,
    "service times": openingHours === null && Object.keys(otherHours).length === 0,
  };
  return values[detail] ?? false;
}

/** Tells whether the row denies an attribute of this name. */
const deniesAttribute = ({ attributes }: Row, name: string) =>
  Object.values(attributes).some((values) => values[name] === false);

/** Tells whether its counts by stars are those of its reviews, and more than half give five. */
const mostGiveFive = (row: Row) => starsFit(row) && 2 * (row.ratingDistribution[4] ?? 0) > row.reviewCount;

/** Praise and filler that no row proves. */
const FILLER =
  /\b(?:great place|must[- ]visit|look no further|one of the best|hidden gem|something for everyone|vibrant|nestled|boasts?|renowned|on foot|walking distance)\b/i;

/** Returns words in a text that no text may say of this row; what it quotes is somebody else's. */
export function falseWords(quoting: string, business: Row): string[] {
  const [, quotation = ""] = /(?:says|description|like this): “([^”]*)”/.exec(quoting) ?? [];
  const text = quotation === "" ? quoting : quoting.replace(quotation, "as it says");
  const says = (pattern: RegExp) => pattern.test(text);
  const wrongClaims: [boolean, string][] = [
    [!(business.description ?? "").includes(quotation.replace(/\.$/, "")), "its description"],
    ...unknownDetails(text).map((detail): [boolean, string] => [!isUnknown(detail, business), `unknown ${detail}`]),
    [says(/\bverified\b/i), "verified"],
    [says(/listed as a business listed as/i), "listed twice"],
    [says(/\bmidpoint|\bin the middle of all\b/i), "midpoint"],
    [says(/\bfrom 0 reviews?\b|\b0 reviews\b/), "no reviews counted"],
    [says(/undefined|null|NaN|Infinity| {2}|“”|\(\)| ,|\.\./), "holes"],
    [
      /open round the clock|every day round the clock/.test(text.replace(/^- .*$/gm, "")) &&
        business.openingHours === null &&
        !says(/by listed hours|listed hours: |listed as open/),
      "open always",
    ],
    [says(/\b1 reviews?\b(?! gives| \()/) && says(/\b1 review give\b|\b1 reviews\b/), "one review"],
    [says(/\bfor example\b|\bto name some\b/), "for example"],
    [says(/no charge|without charge|cost nothing|at no cost/), "cost"],
    [
      says(/rated best|[Hh]ighest rated|[Bb]est rated of the \d|best-rated tenth/) && !says(/number of reviews|ties/),
      "ties",
    ],
    [says(/^.*Open on Sundays\./m) && !isOpenOn(business, SUNDAY), "open on Sundays"],
    [
      says(/It is closed on Sundays|On Sundays it is closed|does not open on Sundays/m) &&
        !isClosedOn(business, SUNDAY),
      "closed on Sundays",
    ],
    [
      says(/On Saturdays it is closed|It is closed on Saturdays/) && !isClosedOn(business, SATURDAY),
      "closed on Saturdays",
    ],
    [
      says(/It is not wheelchair accessible/) && attributesOf(business).some((name) => name.startsWith("Wheelchair")),
      "wheelchair",
    ],
    [
      says(/The entrance(?:[^.;,]*| and [^.;]*)? (?:is|are) wheelchair accessible/) &&
        !attributesOf(business).includes("Wheelchair-accessible entrance"),
      "entrance",
    ],
    [
      says(/order online/) &&
        ["Takeaway", "Takeout", "Delivery"].filter((name) => deniesAttribute(business, name)).length > 1 &&
        !attributesOf(business).some((label) => label === "Takeout" || label.includes("elivery")),
      "orders",
    ],
    [says(/most of them give all five/) && !mostGiveFive(business), "five stars"],
    [says(/crow flies|straight line/), "how distances are measured"],
    [says(/temporarily closed|closed for now/) && isPresent(business), "temporarily closed"],
  ];
  const [opening = ""] = text.split("\n");
  // Descriptions leave out a city for which there is no room.
  const isText = text.includes("\n");
  wrongClaims.push([isText && !comesToCustomers(business) && !opening.includes(business.city), "its city"]);
  for (const what of wrongOffers(text, business)) wrongClaims.push([true, what]);
  for (const day of wrongDays(text, business)) wrongClaims.push([true, `hours on ${day}`]);
  const street = streetOf(business);
  wrongClaims.push(
    [says(FILLER), "filler"],
    [comesToCustomers(business) && street !== "" && text.includes(` on ${street}`), "its street"],
    [says(/comes to its customers|comes to you|to where you are/) && !comesToCustomers(business), "comes to you"],
  );
  return wrongClaims.flatMap(([isSaid, what]) => (isSaid ? [what] : []));
}
