import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { comesToCustomers } from "#domain/premises/comes-to-customers";
import { streetOf } from "#domain/seo-text/phrases/street";
import { wrongDays } from "./checked-hours.ts";
import { wrongOffers } from "./checked-offers.ts";
import { wrongUnknowns } from "./checked-unknowns.ts";
import { type Around, hasFurther, isBetter, isRanked, mayNameOtherKinds } from "./recounted-figures.ts";
import {
  attributesOf,
  DAYS,
  earliest,
  isAllDay,
  isKind,
  isKnownOn,
  isOpenOn,
  isPlacedAmong,
  isPresent,
  isWholeWeek,
  latest,
  minutesOpen,
  opensAllKnown,
  type Row,
  rangesOn,
  starsFit,
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
const isClosedOn = (business: Row, day: number) => isKnownOn(business, day) && !isOpenOn(business, day);
const hasNoHours = ({ me }: Around) => me.openingHours === null && isPresent(me);
/** Hours of some kind are known times, so that none are called unknown. */
const hasNoTimes = (around: Around) => hasNoHours(around) && Object.keys(around.me.otherHours).length === 0;

/** Tells whether it is open for more than 18 hours on some day, but not round the clock. */
const hasOddHours = ({ me }: Around) =>
  DAYS.some((_, day) => rangesOn(me, day)?.some(([from, to]) => to - from > 1080 && to - from < 1440));

/** Tells whether somebody may answer: the number is not one of those that samples and films have, or that fill a field. */
const isAnswered = (phone: string | null) =>
  !isBlank(phone) && !/555\D*(?:01\d\d|(\d)\1{3}|1234)$|(\d)(?:\D*\2){6}$|123\D*4567(?:89?0?)?$/.test(phone ?? "");

const CLAIMS: Readonly<Record<string, (surroundings: Around) => boolean>> = {
  best: ({ me, ranked }) => isRanked(me) && ranked.length >= 10 && ranked.every(({ rating }) => rating <= me.rating),
  rank: ({ me, ranked }) =>
    isRanked(me) && ranked.length >= 10 && ranked.filter((other) => !isBetter(me, other)).length <= ranked.length / 10,
  "one-higher": ({ me, ranked }) =>
    isRanked(me) &&
    ranked.length >= 10 &&
    isOne(ranked.filter(({ rating }) => Number(rating.toFixed(1)) > Number(me.rating.toFixed(1)))),
  "one-with-more-reviews": ({ me, reviewed }) =>
    reviewed.length >= 10 && isOne(reviewed.filter(({ reviewCount }) => reviewCount > me.reviewCount)),
  rating: ({ me }) => me.rating > 0 && me.reviewCount > 1,
  "one-five": ({ me }) => me.rating === 5 && me.reviewCount === 1,
  "both-five": ({ me }) => me.rating === 5 && me.reviewCount === 2,
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
  "listed-hours": ({ me }) =>
    isPresent(me) && DAYS.some((_, day) => isOpenOn(me, day)) && isPlaceOfWorship(me.category),
  // Hours of services have a name of their own.
  "services-unsaid": ({ me }) =>
    me.openingHours !== null && !Object.keys(me.otherHours).some((kind) => /service|mass/i.test(kind)),
  "odd-hours": (around) => hasOddHours(around) && !isBlank(around.me.phone),
  "odd-hours-unasked": (around) => hasOddHours(around) && isBlank(around.me.phone),
  "other-hours": ({ me }) => isPresent(me) && Object.keys(me.otherHours).length > 0,
  "timetable-list": ({ me }) => isPresent(me) && DAYS.some((_, day) => isOpenOn(me, day)),
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
  "closed-all-week": ({ me }) => isWholeWeek(me) && minutesOpen(me) === 0,
  nearest: ({ me, near, all }) =>
    isPlacedAmong(all)(me) && (near.length > 0 || (mayNameOtherKinds(me) && all.filter(isPlacedAmong(all)).length > 1)),
  further: (around) => isPlacedAmong(around.all)(around.me) && hasFurther(around),
  "close-by": ({ me, all }) => isPlacedAmong(all)(me) && all.length > 1,
  "office-hours": ({ me }) =>
    me.openingHours !== null &&
    !isOpenOn(me, SUNDAY) &&
    !Object.keys(me.otherHours).some((kind) => /service|mass/i.test(kind)),
  "same-faith": ({ me, near }) => isPlaceOfWorship(me.kind) && near.length > 0,
  "open-on-weekend": ({ kind }) => kind.some((one) => isOpenOn(one, SATURDAY) || isOpenOn(one, SUNDAY)),
  "rest-of-others": ({ others, kind }) => others.length > 4 || kind.length > 4,
  "other-peers": ({ me, others, kind }) => others.length > 0 || (me.city === "" && kind.length > 1),
  attributes: ({ me }) => attributesOf(me).length > 0,
  practical: ({ me }) => Object.keys(me.attributes).length > 0,
  payment: ({ me }) => Object.keys(me.attributes).length > 0,
  access: ({ me }) => Object.keys(me.attributes).length > 0,
  subtypes: ({ me }) => me.subtypes.length > 0,
  price: ({ me }) => me.priceLevel !== null || !isBlank(me.priceRange),
  "service-area": ({ me }) => comesToCustomers(me),
  "hidden-place": ({ me }) => comesToCustomers(me),
  address: ({ me }) => !isBlank(me.address) && !comesToCustomers(me),
  "on-map": ({ me, all }) => isPlacedAmong(all)(me) && !/\p{L}/u.test(me.address),
  "post-box": ({ me }) => /box|postfach|apartado|casilla|caixa|bo[iî]te/i.test(me.address),
  "located-in": ({ me }) => !isBlank(me.locatedIn) && !comesToCustomers(me),
  "all-five": ({ me }) => me.ratingDistribution[4] === me.reviewCount && me.reviewCount > 0,
  chain: ({ me }) => !isBlank(me.chain),
  "phone-and-website": ({ me }) => !isBlank(me.phone) && !isBlank(me.website),
  phone: ({ me }) => !isBlank(me.phone),
  links: ({ me }) => [me.bookingLink, me.reservationLink, me.orderLink, me.menuLink].some((link) => !isBlank(link)),
  website: ({ me }) => !isBlank(me.website),
  email: ({ me }) => !isBlank(me.email),
  profiles: ({ me }) => Object.keys(me.socialLinks).length > 0,
  description: ({ me }) => !isBlank(me.description),
  // The words of unknown details and of questions are checked elsewhere.
  "unknown-details": () => true,
  "tell-us": () => true,
  "opens-again": ({ me }) => !isPresent(me),
  "ask-for-reopening": ({ me }) => !isPresent(me) && isAnswered(me.phone),
  questions: ({ me }) => !isAnswered(me.phone) && isPresent(me),
  "questions-of-others": ({ me }) => !isAnswered(me.phone) && isBlank(me.website) && isPresent(me),
  "questions-by-phone": ({ me }) => isAnswered(me.phone) && isPresent(me),
  "questions-there": ({ me, all }) =>
    isBlank(me.phone) && isBlank(me.website) && (!isBlank(me.address) || isPlacedAmong(all)(me)) && isPresent(me),
  "questions-outdoors": ({ me }) => !isAnswered(me.phone) && isBlank(me.website) && isPresent(me),
  "kind-unknown": ({ me }) => me.category === "Service Provider",
  "kind-by-name": ({ me }) => me.category === "Service Provider",
  "list-of-kind": ({ me, peers }) => isPlaceOfWorship(me.kind) && peers.length > 2,
  "little-known": ({ me }) =>
    [me.phone, me.website, me.email, me.description].every(isBlank) &&
    me.reviewCount === 0 &&
    me.rating === 0 &&
    Object.keys(me.attributes).length === 0,
  "only-of-kind": ({ me, city }) => isOne(city.filter((row) => isKind(me, row))),
  "some-of-kind": ({ me, city }) => city.filter((row) => isKind(me, row)).length > 1,
  "on-street": ({ me, city }) =>
    !comesToCustomers(me) && city.some((row) => row.id !== me.id && streetOf(row) === streetOf(me)),
};

const ADVICE = /^(?:advice|more-questions)\d+$/;

/** Returns the topics whose claim the records contradict, or that have no rule here. */
export function falseClaims(topics: readonly string[], surroundings: Around): string[] {
  return topics.filter((topic) => !ADVICE.test(topic) && !CLAIMS[topic]?.(surroundings));
}

/** Tells whether its counts by stars are those of its reviews, and more than half give five. */
const mostGiveFive = (row: Row) => starsFit(row) && 2 * (row.ratingDistribution[4] ?? 0) > row.reviewCount;

/** Praise and filler that no row proves. */
const FILLER =
  /\b(?:great place|must[- ]visit|look no further|one of the best|hidden gem|something for everyone|vibrant|nestled|boasts?|renowned|on foot|walking distance)\b/i;

/** Returns words in a text that no text may say of this row; what it quotes is somebody else's. */
export function falseWords(quoting: string, business: Row): string[] {
  const [, quotation = ""] = /(?:says|description|reads): “([^”]*)”/.exec(quoting) ?? [];
  const text = quotation === "" ? quoting : quoting.replace(quotation, "as it says");
  const says = (pattern: RegExp) => pattern.test(text);
  const wrongClaims: [boolean, string][] = [
    [!(business.description ?? "").includes(quotation.replace(/\.$/, "")), "its description"],
    ...wrongUnknowns(text, business).map((detail): [boolean, string] => [true, `unknown ${detail}`]),
    [says(/\bverified\b/i), "verified"],
    [says(/listed as a business listed as/i), "listed twice"],
    [says(/\bmidpoint|\bin the middle of all\b/i), "midpoint"],
    [says(/\bfrom 0 reviews?\b|\b0 reviews\b/), "no reviews counted"],
    [says(/undefined|null|NaN|Infinity| {2}|“”|\(\)| ,|\.\./), "holes"],
    [
      /24 hours a day, every day/.test(text.replace(/^- .*$/gm, "")) &&
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
    [says(/It is not wheelchair accessible/), "wheelchair"],
    [
      says(
        /Neither the entrance nor|The entrance(?:[^.;,]*|, [^.;]*| and [^.;]*) (?:is|are) not wheelchair accessible/,
      ) && attributesOf(business).includes("Wheelchair-accessible entrance"),
      "denied entrance",
    ],
    [
      says(/The entrance(?:[^.;,]*| and [^.;]*)? (?:is|are) wheelchair accessible/) &&
        !attributesOf(business).includes("Wheelchair-accessible entrance"),
      "entrance",
    ],
    [says(/most of them give all five/) && !mostGiveFive(business), "five stars"],
    [says(/crow flies|straight line/), "how distances are measured"],
    [says(/temporarily closed|closed for now/) && isPresent(business), "temporarily closed"],
  ];
  const [opening = ""] = text.split("\n");
  for (const what of wrongOffers(text, business)) wrongClaims.push([true, what]);
  for (const day of wrongDays(text, business)) wrongClaims.push([true, `hours on ${day}`]);
  const street = streetOf(business);
  wrongClaims.push(
    // Descriptions leave out a city for which there is no room.
    [text.includes("\n") && !comesToCustomers(business) && !opening.includes(business.city), "its city"],
    [says(FILLER), "filler"],
    [comesToCustomers(business) && street !== "" && text.includes(` on ${street}`), "its street"],
    [says(/comes to its customers|comes to you|to where you are/) && !comesToCustomers(business), "comes to you"],
  );
  return wrongClaims.flatMap(([isSaid, what]) => (isSaid ? [what] : []));
}
