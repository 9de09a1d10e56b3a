import { describedBusiness } from "#domain/seo-text/described-business";
import { businessFacts } from "#domain/seo-text/facts/business-facts";
import { createDirectorySurvey } from "#domain/seo-text/facts/directory-survey";
import type { Citation } from "#domain/seo-text/phrases/figures";
import { streetOf } from "#domain/seo-text/phrases/street";
import { seoDescription } from "#domain/seo-text/seo-head";
import { seoText } from "#domain/seo-text/seo-text";
import { falseClaims, falseWords } from "./checked-claims.ts";
import { wrongItems } from "./checked-lists.ts";
import { cachedAroundOf, recountedFigure } from "./recounted-figures.ts";
import { isSameBusiness, type Row } from "./rows-around.ts";
import { toldNames } from "./told-names.ts";

/** Generates text and description of a business as stored, with their citations and topics. */
export function describedAmong(all: readonly Row[]) {
  const survey = createDirectorySurvey();
  for (const business of all) survey.add(describedBusiness(business));
  const surroundingsOf = survey.surroundings();
  return (business: Row) => {
    const facts = businessFacts(describedBusiness(business), surroundingsOf(business.id));
    return { text: seoText(facts, business.placeId), description: seoDescription(facts) };
  };
}

const numbersIn = (text: string) => (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).toSorted();
const isName = ({ fact }: Citation) => fact.startsWith("name: ");

/** Returns numbers of a text without a citation, and citations that the records contradict. */
export function untracedNumbers(
  text: string,
  citations: readonly Citation[],
  business: Row,
  all: readonly Row[],
): string[] {
  const wrongCitations = citations
    .filter(({ text: writtenFigure, fact }) => !recountedFigure(fact, business, all).includes(writtenFigure))
    .map(
      ({ text: writtenFigure, fact }) =>
        `${writtenFigure} is not ${fact} (${recountedFigure(fact, business, all).join(" or ")})`,
    );
  // Names hold numbers of their own; the longest come first, since one can be part of another.
  const site = (business.website ?? "").replace(/^https?:\/\/(?:www\.)?/i, "").replace(/[?#].*$/, "");
  const host = site.replace(/\/.*$/, "").toLowerCase();
  const verbatim = [
    site,
    site.replace(/\/+$/, ""),
    host,
    host + site.slice(host.length).replace(/\/+$/, ""),
    business.name,
    business.name.split(/ ?[|•] ?/)[0] ?? "",
    business.name.split(/ [|•–—-] |: /)[0] ?? "",
    ...toldNames(business.name),
    ...toldNames(business.name.split(/ [|•–—-] |: /)[0] ?? ""),
    business.address,
    business.address.replace(/, *(?:Postfach|P\.? ?O\.? Box)[^,]*/i, ""),
    business.address.replace(/ (?:Postfach|P\.? ?O\.? Box)[^,]*$/i, ""),
    business.city,
    business.state,
    business.country,
    business.zipCode,
    business.phone ?? "",
    business.kind,
    business.priceRange ?? "",
    business.chain ?? "",
    business.locatedIn ?? "",
    business.email ?? "",
    business.description ?? "",
    (business.description ?? "")
      .split(/(?<=[.!?]) /)
      .slice(0, -1)
      .join(" "),
  ]
    .concat(
      business.subtypes,
      business.serviceAreas,
      Object.keys(business.otherHours),
      citations.filter(isName).map(({ text: name }) => name),
    )
    .concat(citations.flatMap(({ fact }) => /on street (.+)$/s.exec(fact)?.[1] ?? []))
    .concat(
      all.filter(({ city }) => city === business.city).map(({ kind }) => kind),
      all.map(({ city }) => city),
      all.map(streetOf),
    )
    .concat(Object.entries(business.attributes).flatMap(([group, names]) => [group, ...Object.keys(names)]))
    .filter((name) => /\d/.test(name))
    .toSorted((a, b) => b.length - a.length);
  let rest = text;
  for (const name of new Set(verbatim))
    for (const form of [
      name,
      name.charAt(0).toLowerCase() + name.slice(1),
      name.toLowerCase(),
      name.replace(/\.$/, ""),
    ])
      rest = rest.replaceAll(form, " ");
  const street = business.address.split(",")[0] ?? "";
  for (const { index } of street.matchAll(/\S+/g)) {
    const part = street.slice(index);
    if (/\d/.test(part) && /\p{L}/u.test(part)) rest = rest.replaceAll(part, " ");
  }
  const figures = citations.filter((citation) => !isName(citation));
  const citedNumbers = numbersIn(figures.map(({ text: writtenFigure }) => writtenFigure).join(" "));
  const remainingNumbers = numbersIn(rest);
  return wrongCitations.concat(
    remainingNumbers.join(" ") === citedNumbers.join(" ")
      ? []
      : [`written: ${remainingNumbers.join(" ")}; cited: ${citedNumbers.join(" ")}`],
  );
}

/** Returns claims that the records contradict: by topic, in plain words, and of every other business that is named. */
export function untrue(text: string, topics: readonly string[], business: Row, all: readonly Row[]): string[] {
  return [
    ...falseClaims(topics, cachedAroundOf(business, all)).map((topic) => `topic ${topic}`),
    ...falseWords(text, business).map((words) => `words: ${words}`),
    ...wrongItems(text, business, all).map((line) => `item ${line}`),
    ...wrongNames(text, business, all).map((name) => `names ${name}`),
  ];
}

/** Returns names that belong only to businesses that are closed, abroad or the same one again. */
function wrongNames(text: string, business: Row, all: readonly Row[]): string[] {
  const attributesByName = Map.groupBy(namedIn(text, business, all), ({ name }) => name);
  return Array.from(attributesByName).flatMap(([name, rows]) =>
    rows.every((other) => isWrongAlternative(business, other)) ? name : [],
  );
}

/** Returns other businesses whose whole name is in the text, with nothing before or after it that would make it another one's. */
function namedIn(text: string, business: Row, all: readonly Row[]): Row[] {
  return all.filter(
    ({ id, name }) =>
      id !== business.id &&
      name.length > 4 &&
      !business.name.includes(name) &&
      text.includes(name) &&
      isWholeName(text, name),
  );
}

function isWholeName(text: string, name: string): boolean {
  const nameStart = text.indexOf(name);
  const [before, after] = [
    text.slice(nameStart - 2, nameStart),
    text.slice(nameStart + name.length, nameStart + name.length + 2),
  ];
  return /^(?:|\n|[-:,] |d |s |r |y |e |o |m |\. )$/.test(before) && /^(?:$|\n| \(|, |: |\.| a| i| h| o)/.test(after);
}

function isWrongAlternative(business: Row, other: Row): boolean {
  const isAbroad = business.country !== "" && other.country !== "" && business.country !== other.country;
  return other.businessStatus !== "OPERATIONAL" || isSameBusiness(business, other) || isAbroad;
}
