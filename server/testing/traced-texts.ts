import { businessFacts } from "#domain/seo-text/facts/business-facts";
import { createDirectorySurvey } from "#domain/seo-text/facts/directory-survey";
import { seoDescription } from "#domain/seo-text/seo-head";
import { seoText } from "#domain/seo-text/seo-text";
import type { Citation } from "#domain/seo-text/topics/figures";
import type { BusinessRecord } from "../store/port/directory.ts";
import { recountedFigure } from "./recounted-figures.ts";

/** For tests: text and description of a business as stored, with their citations. */
export function describedAmong(all: readonly BusinessRecord[]) {
  const survey = createDirectorySurvey();
  for (const business of all) survey.add(business);
  const surroundingsOf = survey.surroundings();
  return (business: BusinessRecord) => {
    const facts = businessFacts(business, surroundingsOf(business.id));
    return { text: seoText(facts, business.placeId), description: seoDescription(facts) };
  };
}

const numbersIn = (text: string) => (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).toSorted();

/** Numbers of a text without a citation, and citations that the records contradict. */
export function untraced(
  text: string,
  citations: readonly Citation[],
  me: BusinessRecord,
  all: readonly BusinessRecord[],
): string[] {
  const wrong = citations
    .filter(({ text: written, fact }) => !recountedFigure(fact, me, all).includes(written))
    .map(({ text: written, fact }) => `${written} is not ${fact} (${recountedFigure(fact, me, all).join(" or ")})`);
  // names hold numbers of their own; the longest first, since one can be part of another
  const verbatim = [me.name, me.address, me.city, me.state, me.zipCode, me.phone ?? "", me.category, ...me.subtypes]
    .concat(all.filter(({ city }) => city === me.city).flatMap((other) => [other.name, other.category]))
    .concat(Object.values(me.attributes).flatMap((group) => Object.keys(group)))
    .filter((name) => /\d/.test(name))
    .toSorted((a, b) => b.length - a.length);
  let rest = text;
  for (const name of verbatim)
    for (const form of [name, name.charAt(0).toLowerCase() + name.slice(1), name.replace(/\.$/, "")])
      rest = rest.replaceAll(form, " ");
  const street = me.address.split(",")[0] ?? "";
  for (let part = street; part.includes(" "); part = part.slice(part.indexOf(" ") + 1))
    if (/\d/.test(part)) rest = rest.replaceAll(part, " ");
  const cited = numbersIn(citations.map(({ text: written }) => written).join(" "));
  const left = numbersIn(rest);
  return wrong.concat(
    left.join(" ") === cited.join(" ") ? [] : [`written: ${left.join(" ")}; cited: ${cited.join(" ")}`],
  );
}
