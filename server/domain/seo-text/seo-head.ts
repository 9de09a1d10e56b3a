import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from "#domain/publishing/page-head-text";
import { counted, exactCount } from "#domain/text/count-label";
import { joinList, upperFirst } from "#domain/text/join-list";
import { truncateText } from "#domain/text/truncate-text";
import type { BusinessFacts } from "./facts/business-facts.ts";
import { type Cite, type CitedText, cited } from "./topics/figures.ts";

const MIN_DESCRIPTION_LENGTH = 120;

/** At most 60 characters: the name with as much of its category and place as fits. */
export function seoTitle({ business: { name, category, city, state }, kind }: BusinessFacts): string {
  const called = `${name} - ${kind.one.includes("“") ? category : upperFirst(kind.one)}`;
  const candidates = [
    city !== "" && state !== "" && state !== city && `${called} in ${city}, ${state}`,
    city !== "" && `${called} in ${city}`,
    called,
    city !== "" && `${name}, ${city}`,
    name,
  ];
  return (
    candidates.find((title) => title !== false && lengthOf(title) <= MAX_TITLE_LENGTH) ||
    truncateText(name, MAX_TITLE_LENGTH)
  );
}

/** 120–160 characters: what it is, then the most useful sentences that fit. */
export function seoDescription(facts: BusinessFacts): CitedText {
  const { business, kind, street, place } = facts;
  const where = [street === "" ? "" : `on ${street}`, place === "" ? "" : `in ${place}`].filter((part) => part !== "");
  const openings = [
    `${business.name}: ${[kind.one, ...where].join(" ")}.`,
    `${business.name}, ${kind.one}${business.city === "" ? "" : ` in ${business.city}`}.`,
    `${withoutStop(business.name)}.`,
  ];
  const sentences = [
    cited(() => statusSentence(facts)),
    cited((cite) => standingSentence(facts, cite)),
    cited((cite) => reviewSentence(facts, cite)),
    cited(() => sundaySentence(facts)),
    cited(() => nearSentence(facts)),
    cited((cite) => choiceSentence(facts, cite)),
    cited(() => contactSentence(facts)),
    ...GENERAL.map((text) => ({ text, citations: [] })),
  ].filter(({ text }) => text !== "");
  for (const opening of openings) {
    const description = fitting({ text: opening, citations: [] }, sentences);
    if (description !== undefined) return description;
  }
  // a very long name leaves no room for whole sentences
  return { text: truncateText(`${openings[0]} ${GENERAL.join(" ")}`, MAX_DESCRIPTION_LENGTH), citations: [] };
}

/** True for every business, in several lengths to fill the rest. */
const GENERAL = [
  "All that this directory knows of it, on one page.",
  "A free entry in a directory of local businesses.",
  "See how it compares.",
  "Details on one page.",
  "See what is known.",
];

/** Depth-first search for the first sentences, in order, that bring the length into bounds; undefined if none do. */
function fitting(start: CitedText, sentences: readonly CitedText[]): CitedText | undefined {
  const length = lengthOf(start.text);
  if (length > MAX_DESCRIPTION_LENGTH) return undefined;
  if (length >= MIN_DESCRIPTION_LENGTH) return start;
  for (const [index, { text, citations }] of sentences.entries()) {
    const longer = { text: `${start.text} ${text}`, citations: [...start.citations, ...citations] };
    const description = fitting(longer, sentences.slice(index + 1));
    if (description !== undefined) return description;
  }
  return undefined;
}

function standingSentence(
  { standing, sharesStanding, group: { rated }, peersAre, inPlace }: BusinessFacts,
  cite: Cite,
): string {
  if (standing === null || rated < 3 || standing + sharesStanding > rated / 2) return "";
  const place = cite(standing, "standing", exactCount(standing));
  return `Number ${place} of ${cite(rated, "rated", exactCount(rated))} ${peersAre} ${inPlace} by rating.`;
}

function reviewSentence({ business: { rating, reviewCount } }: BusinessFacts, cite: Cite): string {
  if (rating === 0 || reviewCount === 0) return "";
  const stars = `${cite(rating, "rating", rating.toFixed(1))} of ${cite(5, "most stars")}`;
  cite(reviewCount, "reviewCount", exactCount(reviewCount));
  return `Rated ${stars} in ${counted(reviewCount, "review", "reviews")}.`;
}

function statusSentence({ business }: BusinessFacts): string {
  return business.businessStatus === "CLOSED_TEMPORARILY" ? "Reported temporarily closed." : "";
}

function sundaySentence({ business, week }: BusinessFacts): string {
  return business.businessStatus === "OPERATIONAL" && (week?.days[6] ?? 0) > 0 ? "Open on Sundays." : "";
}

function choiceSentence({ group: { count: peerCount }, peersAre, inPlace }: BusinessFacts, cite: Cite): string {
  return peerCount < 2 ? "" : `One of ${cite(peerCount, "peerCount", exactCount(peerCount))} ${peersAre} ${inPlace}.`;
}

function contactSentence({ business: { openingHours, phone, address } }: BusinessFacts): string {
  const known = [openingHours && "opening hours", phone && "telephone", address && "address"].filter(
    (part): part is string => typeof part === "string" && part !== "",
  );
  return known.length === 0 ? "" : `With ${joinList(known)}.`;
}

function nearSentence({ nearest }: BusinessFacts): string {
  return nearest[0] ? `Nearest alternative: ${withoutStop(nearest[0].name)}.` : "";
}

/** `Thompson Electric, Inc` of `Thompson Electric, Inc.`, whose full stop then ends the sentence. */
function withoutStop(name: string): string {
  return name.endsWith(".") && !name.endsWith("..") ? name.slice(0, -1) : name;
}

function lengthOf(text: string): number {
  return /[\ud800-\udfff]/.test(text) ? [...text].length : text.length;
}
