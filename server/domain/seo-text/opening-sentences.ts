import type { BusinessFacts } from "./business-facts.ts";
import type { Wording } from "./topic.ts";

const where = ({ place, business: { country } }: BusinessFacts) => (place === "" ? country : place);
const inPlace = (f: BusinessFacts) => (where(f) === "" ? "" : ` in ${where(f)}`);
const onStreet = (f: BusinessFacts) => (f.street === "" ? inPlace(f) : ` on ${f.street}${inPlace(f)}`);

/** What and where it is: how a text begins. */
export const openingSentences: readonly [Wording, ...Wording[]] = [
  (f) => `${f.business.name} is ${f.kind.aOne}${onStreet(f)}.`,
  (f) =>
    `Anyone who looks for ${f.kind.aOne}${inPlace(f)} may come across ${f.business.name}${f.street === "" ? "" : `, which is on ${f.street}`}.`,
  (f) => `This page is about ${f.business.name}, ${f.kind.aOne}${onStreet(f)}.`,
  (f) =>
    `${f.street === "" ? "Among" : `On ${f.street}, among`} the ${f.kind.many}${inPlace(f)}, there is ${f.business.name}.`,
  (f) =>
    `${f.business.name}${inPlace(f)} is listed as ${f.kind.aOne}${f.street === "" ? "" : `; its street is ${f.street}`}.`,
  (f) => `${upper(f.kind.aOne)}${onStreet(f)}: that is ${f.business.name}.`,
  (f) => `Here is what the directory knows of ${f.business.name}, ${f.kind.aOne}${onStreet(f)}.`,
  (f) => `The entry for ${f.business.name} describes ${f.kind.aOne}${onStreet(f)}.`,
];

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
