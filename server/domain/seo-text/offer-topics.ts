import { exactCount } from "#domain/count-label";
import type { BusinessFacts } from "./business-facts.ts";
import { type Cite, listed, type Topic } from "./topic.ts";

const MOST_NAMED = 6;

const rare = (f: BusinessFacts) => f.rareAttributes[0]?.name ?? "";
const rareCount = (f: BusinessFacts, cite: Cite) => cite(f.rareAttributes[0]?.count ?? 0, "rareAttribute count");
const described = (f: BusinessFacts, cite: Cite) =>
  cite(f.group?.withAttributes ?? 0, "withAttributes", exactCount(f.group?.withAttributes ?? 0));
const offered = (f: BusinessFacts) => listed(chosen(f.attributes, f.business.id).map(inSentence));
const missing = (f: BusinessFacts) => listed(missingNames(f).slice(0, 3).map(inSentence));
const photos = (f: BusinessFacts, cite: Cite) => cite(f.business.photos.length, "photos");
const websites = (f: BusinessFacts, cite: Cite) =>
  cite(f.group?.withWebsite ?? 0, "withWebsite", exactCount(f.group?.withWebsite ?? 0));
const peers = (f: BusinessFacts, cite: Cite) => cite(f.peerCount, "peerCount", exactCount(f.peerCount));
const subtypes = ({ business: { subtypes: names } }: BusinessFacts) =>
  listed(names.slice(0, 4).map((name) => `“${name}”`));
const line = ({ business: { address, city } }: BusinessFacts) =>
  [address, city].filter((part) => part !== "").join(", ");

/** What it has, what it has not, and how to reach it. */
export const offerTopics: readonly Topic[] = [
  {
    part: "offer",
    weight: (f) => (f.attributes.length >= 2 ? 0.65 : 0),
    wordings: [
      (f) => `Its record mentions ${offered(f)}.`,
      (f) => `What is noted about it: ${offered(f)}.`,
      (f) => `Among its features are ${offered(f)}.`,
      (f) => `Expect ${offered(f)}, going by the details on file.`,
      (f) => `The entry names ${offered(f)} as what you find there.`,
      (f) => `Details that were recorded for it include ${offered(f)}.`,
      (f) => `According to its profile it has ${offered(f)}.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.rareAttributes.length > 0 ? 0.75 : 0),
    wordings: [
      (f, c) =>
        `“${rare(f)}” is noted at ${rareCount(f, c)} of the ${described(f, c)} ${f.peersAre} with such details ${f.inPlace}, ${f.business.name} among them.`,
      (f, c) => `Not many have it: “${rare(f)}” appears at ${rareCount(f, c)} out of ${described(f, c)} ${f.peersAre}.`,
      (f, c) =>
        `One thing that sets it apart is “${rare(f)}”, found ${rareCount(f, c)} times among ${described(f, c)} described ${f.peersAre} ${f.ofPlace}.`,
      (f, c) =>
        `Looking for “${rare(f)}”? ${rareCount(f, c)} of ${described(f, c)} ${f.peersAre} ${f.inPlace} have it, this one included.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (missingNames(f).length > 0 ? 0.45 : 0),
    wordings: [
      (f) => `Marked as not available: ${missing(f)}.`,
      (f) => `On the other hand its entry says no to ${missing(f)}.`,
      (f) => `You will not find ${missing(f)} there, as far as is recorded.`,
      (f) => `It is said to do without ${missing(f)}.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.subtypes.length > 0 ? 0.5 : 0),
    wordings: [
      (f) => `Besides “${f.business.category}” it is filed under ${subtypes(f)}.`,
      (f) => `Its entry is also kept under ${subtypes(f)}.`,
      (f) => `It also turns up in searches for ${subtypes(f)}.`,
      (f) => `Also named as its trade: ${subtypes(f)}.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.address !== "" ? 0.55 : 0),
    wordings: [
      (f) => `You reach it at ${line(f)}.`,
      (f) => `The address is ${line(f)}.`,
      (f) => `Its door is at ${line(f)}.`,
      (f) => `For the map: ${line(f)}.`,
      (f) => `Post and visitors go to ${line(f)}.`,
      (f) => `Where exactly? ${line(f)}.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.phone && f.business.openingHours ? 0.4 : 0),
    wordings: [
      (f) => `The telephone number is ${f.business.phone}.`,
      (f) => `Questions are answered at ${f.business.phone}.`,
      (f) => `To call, dial ${f.business.phone}.`,
      (f) => `Its number for calls: ${f.business.phone}.`,
      (f) => `By phone it is ${f.business.phone}.`,
    ],
  },
  {
    part: "offer",
    weight: (f) =>
      f.business.website && f.peerCount >= 4 ? 0.25 + 0.3 * (1 - (f.group?.withWebsite ?? 0) / f.peerCount) : 0,
    wordings: [
      (f, c) => `It has a website of its own, like ${websites(f, c)} of the ${peers(f, c)} ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `A website is linked (true of ${websites(f, c)} among ${peers(f, c)} ${f.peersAre}).`,
      (f, c) =>
        `More can be read on its website; ${websites(f, c)} out of ${peers(f, c)} comparable entries link to one.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (!f.business.website && f.peerCount >= 4 ? 0.35 : 0),
    wordings: [
      (f, c) =>
        `No website is known for it, while ${websites(f, c)} of ${peers(f, c)} ${f.peersAre} ${f.inPlace} have one.`,
      (f, c) =>
        `A website is missing from its entry (${websites(f, c)} of ${peers(f, c)} others of its kind and city have one).`,
      (f, c) => `Unlike ${websites(f, c)} of the ${f.peersAre} ${f.inPlace}, it has no website on record.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.photos.length > 1 ? 0.2 : 0),
    wordings: [
      (f, c) => `There are ${photos(f, c)} photos to look at.`,
      (f, c) => `${photos(f, c)} pictures give an impression.`,
      (f, c) => `The page shows ${photos(f, c)} photos of it.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.isVerified ? 0.4 : 0),
    wordings: [
      () => `The entry is marked as verified.`,
      (f) => `${f.business.name} carries the mark of a verified entry.`,
      () => `Its details have been marked as verified.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.phone ? 0 : 0.4),
    wordings: [
      (f) => `No telephone number is on record for ${f.business.name}.`,
      () => `A number to call is missing from its entry.`,
      () => `Nobody has given a telephone number for it yet.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.businessStatus === "CLOSED_TEMPORARILY" ? 1 : 0),
    wordings: [
      (f) => `At present ${f.business.name} is reported as temporarily closed.`,
      () => `For now it is reported closed, though not for good.`,
      () => `It was last reported to be closed for a time.`,
    ],
  },
];

/** A few of many names, others for another business, so that the same long list is not written twice. */
function chosen(names: readonly string[], id: number): string[] {
  if (names.length <= MOST_NAMED) return [...names];
  const step = 1 + (id % 3);
  const start = (id * 7) % names.length;
  const picked = new Set<string>();
  for (let index = 0; picked.size < MOST_NAMED && index < names.length * 3; index++)
    picked.add(names[(start + index * step) % names.length] ?? "");
  return [...picked];
}

function missingNames({ business: { attributes } }: BusinessFacts): string[] {
  return Object.values(attributes).flatMap((group) => Object.keys(group).filter((name) => group[name] === false));
}

/** `credit cards` of `Credit cards`; `NFC mobile payments` and `Wi-Fi` stay. */
function inSentence(name: string): string {
  return /^\p{Lu}[\p{Ll}\s]/u.test(name) && !/^Wi-?Fi/i.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
