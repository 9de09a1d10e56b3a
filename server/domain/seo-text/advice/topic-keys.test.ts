import { expect, it } from "vitest";
import type { DescribedBusiness } from "../described-business.ts";
import { adviceFor } from "./advice.ts";
import { PARAGRAPHS } from "./paragraphs-data.ts";
import { subjectsOf } from "./topic-keys.ts";
import type { VisitKind } from "./visit-kind.ts";

it.each([
  [
    "whether they are licensed and insured for the work",
    "For a bigger job, ask for the license number and look it up.",
  ],
  ["whether they deal with the permit if one is needed", "If a permit is needed, settle who gets it."],
  ["whether they take care of permits", "If a permit is needed, settle who gets it."],
  ["how soon somebody can come", "If it is urgent, say so first, and ask how soon somebody can be there."],
  ["how long they guarantee the work", "Put the bill away safely, and ask how long they stand by their work."],
  ["whether somebody can give you a ride", "No car? Ask if somebody from your area can give you a ride."],
  ["which days are for beginners", "Find out which classes you can join as a beginner."],
])("“%s” and “%s” have one subject", (question, tip) => {
  expect(subjectsOf(tip)).toContain(subjectsOf(question)[0]);
});

/** A text of hardly more than a name needs these many; in a longer one a subject may come again, so that it is not too short. */
const FEW_PARAGRAPHS = 6;
const BUSINESS = {
  group: "other",
  category: "Elm",
  name: "Elm",
  attributes: {},
  openingHours: null,
  otherHours: {},
  socialLinks: {},
  phone: "+1 512-555-0111",
  address: "7 Fir St",
  businessStatus: "OPERATIONAL",
} as unknown as DescribedBusiness;

it.each(Object.keys(PARAGRAPHS) as VisitKind[])("No two sentences of a text have one subject: %s", (kind) => {
  for (let seed = 0; seed < 20; seed++) {
    const { themes, paragraph } = adviceFor({ ...BUSINESS, placeId: `seed ${seed}` }, kind);
    const questions = themes.flatMap((theme) => theme.questions);
    const sentences = Array.from({ length: FEW_PARAGRAPHS }, (_, index) =>
      paragraph(index).split(/(?<=[.!?:;]) /),
    ).flat();
    const questionSubjects = questions.flatMap((text) => [...new Set(subjectsOf(text))]);
    expect(new Set(questionSubjects).size).toBe(questionSubjects.length);
    for (const sentence of sentences)
      expect(
        questionSubjects.filter((subject) => subjectsOf(sentence).includes(subject)),
        sentence,
      ).toEqual([]);
  }
});
