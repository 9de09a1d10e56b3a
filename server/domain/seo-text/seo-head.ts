import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from "#domain/publishing/page-head-text";
import { counted, exactCount } from "#domain/text/count-label";
import { foldText } from "#domain/text/fold";
import { truncateText } from "#domain/text/truncate-text";
import type { BusinessFacts } from "./facts/business-facts.ts";
import { categoryLabel } from "./phrases/category-label.ts";
import { type Cite, type CitedText, cited, citeName } from "./phrases/figures.ts";

const MIN_DESCRIPTION_LENGTH = 120;
/** Letters of a long name that are left in front of its city. */
const MIN_NAME_LENGTH = 20;
/** Letters of the first part of a name such as `Smith Electric | Electricians in Austin` that can stand for all. */
const MIN_FIRST_PART = 4;

/** At most 60 characters: the name with its city, and as much of its category as fits; branches of one name with their street. */
export function seoTitle(facts: BusinessFacts): string {
  const { business, city: all, street } = facts;
  const { name, city } = business;
  const line = all.repeatedNames.has(name) ? street || business.address.split(",", 1)[0]?.trim() || "" : "";
  const short = name.split(/ [|•–—-] |: /, 1)[0]?.trim() ?? "";
  for (const form of short.length >= MIN_FIRST_PART ? [name, short] : [name]) {
    const fitting = titlesWith(form, line, facts).find((title) => lengthOf(title) <= MAX_TITLE_LENGTH);
    if (fitting !== undefined) return fitting;
  }
  for (const end of [line === "" ? "" : `, ${[line, city].filter((part) => part !== "").join(", ")}`, `, ${city}`]) {
    const room = MAX_TITLE_LENGTH - lengthOf(end);
    if (end.length > 2 && room >= MIN_NAME_LENGTH) return `${truncateText(name, room)}${end}`;
  }
  return truncateText(name, MAX_TITLE_LENGTH);
}

/** The most telling first. What the name says itself is not said again. */
function titlesWith(name: string, line: string, { business }: BusinessFacts): string[] {
  const { category, city, state } = business;
  const kind = categoryLabel(category);
  const kindPart = kind === "" || holdsWords(name, kind) ? "" : ` - ${kind}`;
  const cityPart = city === "" || holdsWords(name, city) ? "" : `${kindPart === "" ? ", " : " in "}${city}`;
  const statePart = city === "" || state === "" || holdsWords(`${name} ${city}`, state) ? "" : `, ${state}`;
  const cityAlone = cityPart === "" ? "" : `, ${city}`;
  return line === ""
    ? [`${name}${kindPart}${cityPart}${statePart}`, `${name}${kindPart}${cityPart}`, `${name}${cityAlone}`]
    : [`${name}, ${line}${kindPart}${cityPart}`, `${name}, ${line}${cityAlone}`];
}

/** All words of `part`, in order and whole. */
function holdsWords(text: string, part: string): boolean {
  const words = (each: string) =>
    ` ${foldText(each)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  return words(text).includes(words(part));
}

/** 120–160 characters: what it is, then the most useful sentences that fit. */
export function seoDescription(facts: BusinessFacts): CitedText {
  const { business, street, place } = facts;
  const kind = categoryLabel(business.category);
  const where = [street === "" ? "" : `on ${street}`, place === "" ? "" : `in ${place}`].filter((part) => part !== "");
  const inCity = business.city === "" ? "" : ` in ${business.city}`;
  const openings = [
    `${business.name}: ${[kind, ...where].join(" ")}.`,
    `${business.name}: ${kind}${inCity}.`,
    `${business.name}${inCity}.`,
    `${withoutStop(business.name)}.`,
  ];
  const sentences = [
    cited(() => statusSentence(facts)),
    cited((cite) => rankSentence(facts, cite)),
    cited((cite) => reviewSentence(facts, cite)),
    cited(() => sundaySentence(facts)),
    cited(() => phoneSentence(facts)),
    cited((cite) => nearSentence(facts, cite)),
    cited((cite) => countSentence(facts, cite)),
    cited(() => addressSentence(facts)),
    cited((cite) => cityCountSentence(facts, cite)),
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
  "Compare it with others of its kind by rating, distance and opening hours.",
  "Listed free of charge in a directory of local businesses.",
  "Find others of its kind by city and category.",
  "Find similar businesses nearby.",
  "See all details.",
  "A free listing.",
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

function rankSentence({ rank, ranked, peersAre, inPlace }: BusinessFacts, cite: Cite): string {
  if (rank === null) return "";
  const place = cite(rank, "rank", exactCount(rank));
  const all = cite(ranked, "ranked", exactCount(ranked));
  return `Number ${place} by rating, then reviews, of ${all} ${peersAre} ${inPlace} with five or more.`;
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
  return week && (week.openDays & (1 << 6)) > 0 ? "Open on Sundays." : "";
}

function phoneSentence({ business: { phone } }: BusinessFacts): string {
  return phone ? `Telephone: ${phone}.` : "";
}

function countSentence({ group: { count, scope }, peersAre, inPlace }: BusinessFacts, cite: Cite): string {
  if (count < 2 || scope === "alone" || inPlace === "") return "";
  return `One of ${cite(count, "peerCount", exactCount(count))} ${peersAre} listed ${inPlace}.`;
}

function cityCountSentence({ city: { count }, cityName, group }: BusinessFacts, cite: Cite): string {
  return count < 2 || count === group.count
    ? ""
    : `One of ${cite(count, "inCity", exactCount(count))} businesses listed in ${cityName}.`;
}

function addressSentence({ business: { address } }: BusinessFacts): string {
  return address === "" ? "" : `Address: ${withoutStop(address)}.`;
}

function nearSentence({ nearest: [first] }: BusinessFacts, cite: Cite): string {
  if (!first) return "";
  const name = citeName(cite, first.peer, "nearest");
  return `Nearest alternative: ${withoutStop(name)}.`;
}

/** `Thompson Electric, Inc` of `Thompson Electric, Inc.`, whose full stop then ends the sentence. */
function withoutStop(name: string): string {
  return name.endsWith(".") && !name.endsWith("..") ? name.slice(0, -1) : name;
}

function lengthOf(text: string): number {
  return /[\ud800-\udfff]/.test(text) ? [...text].length : text.length;
}
