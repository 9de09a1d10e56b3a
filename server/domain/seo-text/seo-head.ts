import { counted, exactCount } from "#domain/count-label";
import type { BusinessFacts } from "./business-facts.ts";

const LONGEST_TITLE = 60;
const SHORTEST_DESCRIPTION = 120;
const LONGEST_DESCRIPTION = 160;

/** At most 60 characters: the name with as much of its kind and place as fits. */
export function seoTitle({ business: { name, category, city, state } }: BusinessFacts): string {
  const kind = `${name} - ${category}`;
  const candidates = [
    city !== "" && state !== "" && state !== city && `${kind} in ${city}, ${state}`,
    city !== "" && `${kind} in ${city}`,
    kind,
    city !== "" && `${name}, ${city}`,
    name,
  ];
  return candidates.find((title) => title !== false && lengthOf(title) <= LONGEST_TITLE) || cut(name, LONGEST_TITLE);
}

/** 120–160 characters: what it is, then what is most worth knowing that fits. */
export function seoDescription(facts: BusinessFacts): string {
  const { business, kind, street, place } = facts;
  const where = [street === "" ? "" : `on ${street}`, place === "" ? "" : `in ${place}`].filter((part) => part !== "");
  const openings = [
    `${business.name}: ${[kind.one, ...where].join(" ")}.`,
    `${business.name}, ${kind.one}${business.city === "" ? "" : ` in ${business.city}`}.`,
    `${business.name}.`,
  ];
  const sentences = [
    standingSentence(facts),
    reviewSentence(facts),
    sundaySentence(facts),
    nearSentence(facts),
    ...GENERAL,
  ].filter((sentence) => sentence !== "");
  for (const opening of openings) {
    const found = fitting(opening, sentences);
    if (found !== undefined) return found;
  }
  return cut(`${openings[0]} ${sentences.join(" ")}`, LONGEST_DESCRIPTION);
}

/** True of every page of a business, in several lengths, so that one of them fills what is left. */
const GENERAL = [
  "See hours, address and alternatives.",
  "Opening hours, phone and directions.",
  "Find its address and who else is near.",
  "Details and a map.",
  "All on one page.",
];

/** The first sentences, in their order, that bring `text` into the bounds; undefined when none do. */
function fitting(text: string, sentences: readonly string[]): string | undefined {
  const length = lengthOf(text);
  if (length > LONGEST_DESCRIPTION) return undefined;
  if (length >= SHORTEST_DESCRIPTION) return text;
  for (const [index, sentence] of sentences.entries()) {
    const found = fitting(`${text} ${sentence}`, sentences.slice(index + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

function standingSentence({ standing, rated, peersAre, inPlace }: BusinessFacts): string {
  if (standing === null || rated < 3 || standing > rated / 2) return "";
  return `Number ${exactCount(standing)} of ${exactCount(rated)} ${peersAre} ${inPlace} by rating.`;
}

function reviewSentence({ business: { rating, reviewCount } }: BusinessFacts): string {
  if (rating === 0 || reviewCount === 0) return "";
  return `Rated ${rating.toFixed(1)} of 5 in ${counted(reviewCount, "review", "reviews")}.`;
}

function sundaySentence({ week }: BusinessFacts): string {
  return (week?.days[6] ?? 0) > 0 ? "Open on Sundays." : "";
}

function nearSentence({ nearest }: BusinessFacts): string {
  return nearest[0] ? `Nearest alternative: ${nearest[0].name}.` : "";
}

function cut(text: string, longest: number): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const start = letters.slice(0, longest - 1).join("");
  const word = start.lastIndexOf(" ");
  return `${(word > longest / 2 ? start.slice(0, word) : start).replace(/[\s,.:;-]+$/, "")}…`;
}

function lengthOf(text: string): number {
  return /[\ud800-\udfff]/.test(text) ? [...text].length : text.length;
}
