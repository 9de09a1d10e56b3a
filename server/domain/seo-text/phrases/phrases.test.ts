import { expect, it } from "vitest";
import { adviceTopics } from "../topics/advice-topics.ts";
import { contactTopics } from "../topics/contact-topics.ts";
import { hoursTopics } from "../topics/hours-topics.ts";
import { offerTopics } from "../topics/offer-topics.ts";
import { openingSentences, openingSentencesOfVisitors, openingTopics } from "../topics/opening-topics.ts";
import { standingTopics } from "../topics/standing-topics.ts";
import { surroundingsTopics } from "../topics/surroundings-topics.ts";
import { unknownTopics } from "../topics/unknown-topics.ts";
import { PHRASES } from "./phrases.ts";

const topics = [
  ...openingTopics,
  ...contactTopics,
  ...standingTopics,
  ...hoursTopics,
  ...surroundingsTopics,
  ...offerTopics,
  ...unknownTopics,
  ...adviceTopics,
];
const wordings = [...openingSentences, ...openingSentencesOfVisitors, ...topics.flatMap((topic) => topic.wordings)];
const names = wordings.flatMap((wording) => Array.from(wording.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name));
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

it("every phrase that a wording names exists, and every phrase is used", () => {
  expect(new Set(names.map(lowerFirst))).toEqual(new Set(Object.keys(PHRASES)));
});

it("no wording is used twice", () => {
  expect(new Set(wordings).size).toBe(wordings.length);
});
