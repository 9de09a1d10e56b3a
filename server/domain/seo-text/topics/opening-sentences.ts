import { upperFirst } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { type Wording } from "./topic.ts";

const where = ({ place, business: { country } }: BusinessFacts) => (place === "" ? country : place);
const inPlace = (f: BusinessFacts) => (where(f) === "" ? "" : ` in ${where(f)}`);
const onStreet = (f: BusinessFacts) => (f.street === "" ? inPlace(f) : ` on ${f.street}${inPlace(f)}`);

/** What and where it is: how a text begins. */
export const openingSentences: readonly [Wording, ...Wording[]] = [
  (f) => `${f.business.name} is ${f.kind.aOne}${onStreet(f)}.`,
  (f) =>
    `If you are looking for ${f.kind.aOne}${inPlace(f)}, there is ${f.business.name}${f.street === "" ? "" : ` on ${f.street}`}.`,
  (f) => `This page is about ${f.business.name}, ${f.kind.aOne}${onStreet(f)}.`,
  (f) =>
    `${f.business.name} is one of the ${f.kind.many}${inPlace(f)}${f.street === "" ? "" : `; you find it on ${f.street}`}.`,
  (f) => `${f.business.name} is listed as ${f.kind.aOne}${onStreet(f)}.`,
  (f) => `${upperFirst(f.kind.aOne)}${onStreet(f)}: that is ${f.business.name}.`,
  (f) => `Here is what the directory knows of ${f.business.name}, ${f.kind.aOne}${onStreet(f)}.`,
  (f) => `The entry for ${f.business.name} describes ${f.kind.aOne}${onStreet(f)}.`,
];
