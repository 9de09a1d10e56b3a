import { exactCount } from "#domain/text/count-label";
import { joinList } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { type Cite, partText, type Topic } from "./topic.ts";

const MOST_NAMED = 6;

const rare = (f: BusinessFacts) => f.rareAttributes[0]?.name ?? "";
const rareIsAlone = (f: BusinessFacts) => f.rareAttributes[0]?.count === 1;
const rareCount = (f: BusinessFacts, cite: Cite) => cite(f.rareAttributes[0]?.count ?? 0, "rareAttribute count");
const described = (f: BusinessFacts, cite: Cite) =>
  cite(f.group.withAttributes, "withAttributes", exactCount(f.group.withAttributes));
const offered = (f: BusinessFacts) => chosen(f.attributes, f.business.id).map(inSentence).join(", ");
const missing = (f: BusinessFacts) => missingNames(f).slice(0, 3).map(inSentence).join(", ");
const photos = (f: BusinessFacts, cite: Cite) => cite(f.business.photos.length, "photos");
const withWebsite = (f: BusinessFacts) => f.group.withWebsite;
const websites = (f: BusinessFacts, cite: Cite) =>
  partText(cite, [withWebsite(f), "withWebsite"], [f.group.count, "peerCount"], f.peersAre);
const have = (f: BusinessFacts) => (withWebsite(f) === 1 ? "has" : "have");
const subtypes = ({ business: { subtypes: names } }: BusinessFacts) =>
  joinList(names.slice(0, 4).map((name) => `“${name}”`));
const line = ({ business: { address, city } }: BusinessFacts) =>
  [address, city].filter((part) => part !== "").join(", ");

/** What it has, what it has not, and how to reach it. */
export const offerTopics: readonly Topic[] = [
  {
    part: "offer",
    weight: (f) => (f.attributes.length >= 2 ? 0.65 : 0),
    wordings: [
      (f) => `Its profile mentions: ${offered(f)}.`,
      (f) => `What is noted about it: ${offered(f)}.`,
      (f) => `Features on record: ${offered(f)}.`,
      (f) => `Details that were recorded for ${f.business.name}: ${offered(f)}.`,
      (f) => `Marked as available: ${offered(f)}.`,
      (f) => `Its entry says yes to the following: ${offered(f)}.`,
      (f) => `According to its profile you can count on this: ${offered(f)}.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.rareAttributes.length > 0 && !rareIsAlone(f) ? 0.75 : 0),
    wordings: [
      (f, c) =>
        `“${rare(f)}” is noted at ${rareCount(f, c)} of the ${described(f, c)} ${f.peersAre} with such details ${f.inPlace}, ${f.business.name} among them.`,
      (f, c) =>
        `Not many have it: “${rare(f)}” is recorded for ${rareCount(f, c)} out of ${described(f, c)} ${f.peersAre}.`,
      (f, c) =>
        `One thing that sets it apart is “${rare(f)}”, which ${rareCount(f, c)} of the ${described(f, c)} ${f.peersAre} with a detailed entry share.`,
      (f, c) =>
        `Looking for “${rare(f)}”? ${rareCount(f, c)} of ${described(f, c)} ${f.peersAre} ${f.inPlace} have it, this one included.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (rareIsAlone(f) ? 0.85 : 0),
    wordings: [
      (f, c) =>
        `Of the ${described(f, c)} ${f.peersAre} with a detailed entry ${f.inPlace}, it is the only one marked “${rare(f)}”.`,
      (f, c) =>
        `“${rare(f)}” is recorded for ${f.business.name} alone among ${described(f, c)} ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Looking for “${rare(f)}”? Among ${described(f, c)} ${f.peersAre} ${f.inPlace} whose details are known, nobody else is marked with it.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (missingNames(f).length > 0 ? 0.45 : 0),
    wordings: [
      (f) => `Marked as not available: ${missing(f)}.`,
      (f) => `On the other hand, its entry says no to this: ${missing(f)}.`,
      (f) => `Recorded as missing at ${f.business.name}: ${missing(f)}.`,
      (f) => `What it is said to do without: ${missing(f)}.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.subtypes.length > 0 ? 0.5 : 0),
    wordings: [
      (f) => `Besides “${f.business.category}” it is filed under ${subtypes(f)}.`,
      (f) => `Its entry is also kept under ${subtypes(f)}.`,
      (f) => `Also named as its trade: ${subtypes(f)}.`,
      (f) => `Further categories of ${f.business.name}: ${subtypes(f)}.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.address !== "" ? 0.55 : 0),
    wordings: [
      (f) => `You find it at ${line(f)}.`,
      (f) => `The address is ${line(f)}.`,
      (f) => `Its door is at ${line(f)}.`,
      (f) => `For your map: ${line(f)}.`,
      (f) => `${f.business.name} gives its address as ${line(f)}.`,
      (f) => `Where exactly? At ${line(f)}.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.phone && f.business.openingHours ? 0.4 : 0),
    wordings: [
      (f) => `The telephone number is ${f.business.phone}.`,
      (f) => `For questions, call ${f.business.phone}.`,
      (f) => `To call ${f.business.name}, dial ${f.business.phone}.`,
      (f) => `Its number for calls: ${f.business.phone}.`,
      (f) => `You can telephone: ${f.business.phone}.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.website && f.group.count >= 4 ? 0.25 + 0.3 * (1 - withWebsite(f) / f.group.count) : 0),
    wordings: [
      (f, c) => `It has a website of its own; so ${have(f)} ${websites(f, c)} ${f.inPlace}, counting this one.`,
      (f, c) => `A website is linked (${websites(f, c)} ${f.inPlace} ${have(f)} one).`,
      (f, c) => `More can be read on its website; ${websites(f, c)} ${f.inPlace}, itself included, link to one.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (!f.business.website && f.group.count >= 4 ? 0.35 : 0),
    wordings: [
      (f, c) => `No website is known for it, and ${websites(f, c)} ${f.inPlace} ${have(f)} one.`,
      (f, c) => `A website is missing from its entry (${websites(f, c)} ${f.inPlace} ${have(f)} one).`,
      (f, c) =>
        `Going by their entries, ${websites(f, c)} ${f.inPlace} ${have(f)} a website; for ${f.business.name} none is known.`,
      (f, c) => `You will not find a link to a website here; ${websites(f, c)} ${f.inPlace} ${have(f)} one.`,
      (f, c) =>
        `The entry of ${f.business.name} links to no website; ${websites(f, c)} ${f.inPlace} ${have(f)} a link.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.photos.length > 1 ? 0.2 : 0),
    wordings: [
      (f, c) => `There are ${photos(f, c)} photos to look at.`,
      (f, c) => `You can look at ${photos(f, c)} pictures of it.`,
      (f, c) => `The page shows ${photos(f, c)} photos of ${f.business.name}.`,
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
      (f) => `Nobody has given a telephone number for ${f.business.name} yet.`,
      (f) => `You cannot call ${f.business.name} from here: no number is listed.`,
      () => `Its telephone number is not known to this directory.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.businessStatus === "CLOSED_TEMPORARILY" ? 1.5 : 0),
    wordings: [
      (f) => `At present ${f.business.name} is reported as temporarily closed.`,
      () => `For now it is reported closed, though not for good.`,
      (f) => `${f.business.name} was last reported to be closed for a time.`,
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
