import { MAX_DESCRIPTION_CHARS, MAX_TITLE_CHARS } from "#domain/publishing/page-head-text";
import { counted, exactCount } from "#domain/text/count-label";
import { foldText } from "#domain/text/fold";
import { joinList, upperFirst } from "#domain/text/join-list";
import { truncateText } from "#domain/text/truncate-text";
import { servesFoodOrDrink } from "./advice/visit-kind.ts";
import type { BusinessFacts } from "./facts/business-facts.ts";
import { opensOn, SUNDAY } from "./facts/hours/week.ts";
import { nameKey } from "./facts/peer-group.ts";
import { otherCategories } from "./phrases/category-label.ts";
import { type Cite, type CitedText, citeName, citeText } from "./phrases/figures.ts";
import { wholeLine } from "./phrases/street.ts";
import { STREET_WORDS } from "./phrases/street-words-data.ts";
import { websiteName } from "./phrases/website-name.ts";

const MIN_DESCRIPTION_CHARS = 120;
/** Maximum distance of an alternative. */
const MAX_ALTERNATIVE_KM = 10;
/** Minimum letters of a long name that are left in front of its city. */
const MIN_NAME_CHARS = 20;

/** Writes at most 60 characters: the name with its city, and as much of its category as fits; branches of one name with their street. */
export function seoTitle(facts: BusinessFacts): string {
  const { business, city: cityFigures, street } = facts;
  const { name, city } = business;
  const line = cityFigures.repeatedNames.has(nameKey(name)) ? street || placeInAddress(business.address) : "";
  for (const form of new Set([name, facts.shortName])) {
    const fittingTitle = titlesWith(form, line, facts).find((title) => title.length <= MAX_TITLE_CHARS);
    if (fittingTitle !== undefined) return fittingTitle;
  }
  for (const end of [line === "" ? "" : `, ${[line, city].filter((part) => part !== "").join(", ")}`, `, ${city}`]) {
    const room = MAX_TITLE_CHARS - end.length;
    if (end.length > 2 && room >= MIN_NAME_CHARS) return `${truncateText(name, room)}${end}`;
  }
  return truncateText(name, MAX_TITLE_CHARS);
}

/** Returns titles, the most informative first. They do not repeat words of the name. */
function titlesWith(name: string, line: string, { business, label: kind, area }: BusinessFacts): string[] {
  const { city, state } = business;
  const kindPart = kind === "" || holdsWords(name, kind) ? "" : ` - ${kind}`;
  const cityPart = city === "" || holdsCity(name, city) ? "" : `${kindPart === "" ? ", " : " in "}${city}`;
  const statePart = city === "" || state === "" || holdsWords(`${name} ${city}`, state) ? "" : `, ${state}`;
  const cityAlone = cityPart === "" ? "" : `, ${city}`;
  const areaPart = city !== "" || area === "" || holdsWords(name, area.replace(/ area$/, "")) ? "" : `, ${area}`;
  return line === ""
    ? [`${name}${kindPart}${cityPart}${statePart}${areaPart}`, `${name}${kindPart}${cityPart}`, `${name}${cityAlone}`]
    : [`${name}, ${line}${kindPart}${cityPart}`, `${name}, ${line}${cityAlone}`];
}

/** Tells whether the text has all words of `part`, in order and whole. */
function holdsWords(text: string, part: string): boolean {
  return plainWords(text).includes(plainWords(part));
}

/** Tells whether the name has the city, but not in a road as in `Florence Boulevard Church`. */
function holdsCity(name: string, city: string): boolean {
  const [, ...after] = plainWords(name).split(plainWords(city));
  return after.some((textAfter) => !STREET_WORDS.has(textAfter.split(" ", 1)[0] ?? ""));
}

/** Folds a text, with a space around each word. */
function plainWords(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

/** Returns `Hauptbahnhof` of `hauptbahnhof 0041, gleis 18`; "" if the first part of the line is a number or a unit. */
function placeInAddress(address: string): string {
  const [part = ""] = address.split(",", 1);
  const words = part.split(" ").filter((word) => word !== "");
  const numberAt = words.findIndex((word) => /\d/.test(word));
  const name = words.slice(0, numberAt === -1 ? words.length : numberAt).join(" ");
  return name.length >= MIN_PLACE_CHARS ? upperFirst(name) : "";
}

/** Minimum letters of a place's name; units such as "Lokal" and "Suite" have fewer. */
const MIN_PLACE_CHARS = 8;

/** Writes 120–160 characters: what the business is, then the most useful sentences that fit. */
export function seoDescription(facts: BusinessFacts): CitedText {
  const { business, street, place, label, area } = facts;
  const placeParts = [street === "" ? "" : `on ${street}`, place === "" ? "" : `in ${place}`].filter(
    (part) => part !== "",
  );
  const cityPhrase = business.city === "" ? "" : ` in ${business.city}`;
  const openings = [
    ...(placeParts.length === 0 && area !== "" ? [`${business.name}: ${label}, ${area}.`] : []),
    `${business.name}: ${[label, ...placeParts].join(" ")}.`,
    `${business.name}: ${label}${cityPhrase}.`,
    `${business.name}${cityPhrase}.`,
    `${removeStop(business.name)}.`,
    truncateText(business.name, MAX_TITLE_CHARS),
  ];
  const sentences = DESCRIPTION_SENTENCES.map((write) => citeText((cite) => write(facts, cite))).filter(
    ({ text }) => text !== "",
  );
  for (const openingSentence of openings) {
    const description = fitting({ text: openingSentence, citations: [] }, sentences);
    if (description !== undefined) return description;
  }
  // No sentences fill the room.
  const remainingText = sentences.map(({ text }) => text).join(" ");
  return { text: truncateText(`${openings[0]} ${remainingText}`, MAX_DESCRIPTION_CHARS), citations: [] };
}

/** Sentences, the most useful first; each "" if there is nothing to say. */
const DESCRIPTION_SENTENCES: readonly ((facts: BusinessFacts, cite: Cite) => string)[] = [
  statusSentence,
  rankSentence,
  reviewSentence,
  sundaySentence,
  phoneSentence,
  nearSentence,
  countSentence,
  addressSentence,
  subtypesSentence,
  ({ business: { website } }) => (websiteName(website) === undefined ? "" : `Website: ${websiteName(website)}.`),
  ({ business: { isVerified } }) => (isVerified ? "Profile claimed by its owner." : ""),
  // This says briefly what is missing.
  ({ business }) => (business.openingHours === null ? "Opening hours not on record." : ""),
  ({ business }) => (business.reviewCount === 0 && business.rating === 0 ? "No rating or reviews on record." : ""),
  ({ missing }) => (missing.includes("phone number") ? "No telephone number on record." : ""),
  ({ comesToYou, visit }) => (comesToYou && !servesFoodOrDrink(visit) ? "Comes to its customers." : ""),
  ({ business, comesToYou }) => (business.address === "" && !comesToYou ? "Street address not on record." : ""),
  ({ business }) => (business.website === null ? "No website on record." : ""),
  cityCountSentence,
  () => "All that is on record is on this page.",
  () => "See all details.",
];

/**
 * Depth-first search for the first sentences, in order, that bring the length into bounds, with emojis counted as one character
 * and as two; undefined if none do.
 */
function fitting(start: CitedText, sentences: readonly CitedText[]): CitedText | undefined {
  if (start.text.length > MAX_DESCRIPTION_CHARS) return undefined;
  if ([...start.text].length >= MIN_DESCRIPTION_CHARS) return start;
  for (const [index, { text, citations }] of sentences.entries()) {
    const longerDescription = { text: `${start.text} ${text}`, citations: [...start.citations, ...citations] };
    const description = fitting(longerDescription, sentences.slice(index + 1));
    if (description !== undefined) return description;
  }
  return undefined;
}

function rankSentence({ rank, ranked, peerNoun, listedInPlace, inPlace }: BusinessFacts, cite: Cite): string {
  if (rank === null || inPlace === "") return "";
  const place = cite(rank, "rank", exactCount(rank));
  const rankedText = cite(ranked, "ranked", exactCount(ranked));
  return `Number ${place} by rating, then reviews, of ${rankedText} ${peerNoun} ${listedInPlace} with five or more reviews.`;
}

function reviewSentence({ business: { rating, reviewCount } }: BusinessFacts, cite: Cite): string {
  if (rating === 0) return "";
  const stars = `Rated ${cite(rating, "rating", rating.toFixed(1))} of ${cite(5, "most stars")}`;
  if (reviewCount === 0) return `${stars}.`;
  cite(reviewCount, "reviewCount", exactCount(reviewCount));
  return `${stars} from ${counted(reviewCount, "review", "reviews")}.`;
}

function statusSentence({ isClosedForNow }: BusinessFacts): string {
  return isClosedForNow ? "Reported temporarily closed." : "";
}

function sundaySentence({ week }: BusinessFacts): string {
  return opensOn(week, SUNDAY) ? "Open on Sundays." : "";
}

function phoneSentence({ business: { phone } }: BusinessFacts): string {
  return phone ? `Telephone: ${phone}.` : "";
}

function countSentence(
  { group: { count, scope }, peerNoun, listedInPlace, isInCity }: BusinessFacts,
  cite: Cite,
): string {
  if (count < 2 || (!isInCity && scope !== "state")) return "";
  return `One of ${cite(count, "peerCount", exactCount(count))} ${peerNoun} ${listedInPlace}.`;
}

function cityCountSentence({ city: { count }, cityName, group }: BusinessFacts, cite: Cite): string {
  return count < 2 || count === group.count
    ? ""
    : `One of ${cite(count, "inCity", exactCount(count))} businesses listed in ${cityName}.`;
}

function addressSentence({ business: { address }, comesToYou }: BusinessFacts): string {
  return address === "" || comesToYou ? "" : `Address: ${removeStop(wholeLine(address))}.`;
}

function nearSentence({ nearest: [first], business }: BusinessFacts, cite: Cite): string {
  if (!first || first.distanceKm > MAX_ALTERNATIVE_KM) return "";
  const { city } = first.peer.place;
  const name = removeStop(citeName(cite, first.peer, "nearest"));
  const cityText = city === "" || city === business.city ? "" : ` in ${city}`;
  return `Also in the area: ${name}${cityText}.`;
}

function subtypesSentence({ business, kindCategory, label }: BusinessFacts): string {
  const otherNames = otherCategories(business, kindCategory).filter((name) => name !== label);
  return otherNames.length === 0 ? "" : `Also: ${joinList(otherNames.slice(0, 3).map((name) => `“${name}”`))}.`;
}

/** Returns `Thompson Electric, Inc` of `Thompson Electric, Inc.`, whose full stop then ends the sentence. */
function removeStop(name: string): string {
  return name.endsWith(".") && !name.endsWith("..") ? name.slice(0, -1) : name;
}
