import { expect, it } from "vitest";
import { contextTopics } from "./context-topics.ts";
import { hoursTopics } from "./hours-topics.ts";
import { offerTopics } from "./offer-topics.ts";
import { openingSentences } from "./opening-sentences.ts";
import { PHRASES } from "./phrases.ts";
import { standingTopics } from "./standing-topics.ts";
import { surroundingsTopics } from "./surroundings-topics.ts";

const topics = [...standingTopics, ...hoursTopics, ...surroundingsTopics, ...offerTopics, ...contextTopics];
const wordings = [...openingSentences, ...topics.flatMap((topic) => topic.wordings)];
const names = wordings.flatMap((wording) => Array.from(wording.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name));
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

it("every phrase that a wording names exists, and every phrase is used", () => {
  expect(new Set(names.map(lowerFirst))).toEqual(new Set(Object.keys(PHRASES)));
});

it("no wording is used twice", () => {
  expect(new Set(wordings).size).toBe(wordings.length);
});
