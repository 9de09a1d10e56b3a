import type { BusinessDraft } from "#contract/business";
import { businessFacts } from "#domain/seo-text/facts/business-facts";
import { createDirectorySurvey } from "#domain/seo-text/facts/directory-survey";
import { seoDescription } from "#domain/seo-text/seo-head";
import { seoText } from "#domain/seo-text/seo-text";
import type { BusinessRecord } from "../../store/port/directory.ts";
import { draft } from "../directories/draft-fixture.ts";

const HOME = { city: "Austin", state: "Texas", country: "United States", group: "other" } as const;

/** Writes texts of businesses with these fields, under ten seeds each. */
export function textsOf(...rows: Partial<BusinessDraft>[]): string[] {
  return Array.from({ length: 10 }, (_, seed) => {
    const all = rows.map(
      (fields, index) =>
        ({
          ...draft({ name: `Oak ${index}`, ...HOME, ...fields }),
          placeId: `${seed} ${index}`,
          id: index + 1,
          slug: "x",
          ...HOME,
          ...fields,
        }) as unknown as BusinessRecord,
    );
    const survey = createDirectorySurvey();
    for (const business of all) survey.add(business);
    const facts = businessFacts(all[0] as BusinessRecord, survey.surroundings()(1));
    return `${seoText(facts, `seed ${seed}`).text}\n\n${seoDescription(facts).text}`;
  });
}
