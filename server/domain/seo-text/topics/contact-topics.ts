import type { BusinessFacts } from "../facts/business-facts.ts";
import { isFindable, isPostBox } from "../phrases/street.ts";
import { websiteName } from "../phrases/website-name.ts";
import { ESSENTIAL, gapTopic, type Topic, topic } from "./topic.ts";

const hasDoor = ({ business: { address }, comesToYou }: BusinessFacts) => isFindable(address) && !comesToYou;
const hasSite = ({ business: { website } }: BusinessFacts) => websiteName(website) !== undefined;

/** Topics on where a business is, and how to reach it. */
export const contactTopics: readonly Topic[] = [
  topic("service-area", "contact", (f) => (f.comesToYou ? ESSENTIAL : 0), [
    "There is no shop to drop in at{serves}.",
    "It has no premises for customers{serves}.",
    "There are no premises to visit{serves}.",
  ]),
  topic("address", "contact", (f) => (hasDoor(f) && !isPostBox(f.business.address) ? ESSENTIAL - 0.3 : 0), [
    "The address is {addressLine}.",
    "You will find it at {addressLine}.",
    "Its address is {addressLine}.",
    "{shortName} is at {addressLine}.",
    "Look for it at {addressLine}.",
  ]),
  topic("post-box", "contact", (f) => (hasDoor(f) && isPostBox(f.business.address) ? ESSENTIAL - 0.3 : 0), [
    "Its address for letters is {addressLine}.",
    "Letters go to {addressLine}.",
  ]),
  topic("located-in", "contact", (f) => (f.business.locatedIn !== null && !f.comesToYou ? ESSENTIAL - 0.35 : 0), [
    "It is inside {locatedIn}.",
    "Look for it in {locatedIn}.",
    "You will find it in {locatedIn}.",
  ]),
  topic("chain", "contact", (f) => (f.business.chain !== null ? 0.7 : 0), [
    "It is part of the {chain} chain.",
    "It belongs to {chain}.",
  ]),
  topic("phone", "contact", (f) => (f.business.phone ? ESSENTIAL - 0.4 : 0), [
    "The telephone number is {phone}.",
    "Its telephone number is {phone}.",
    "To call, dial {phone}.",
    "You can call it on {phone}.",
    "For questions, call {phone}.",
    "The number to call is {phone}.",
  ]),
  topic("links", "contact", (f) => (f.links.length > 0 ? ESSENTIAL - 0.5 : 0), [
    "Links on this page let you {links}.",
    "From this page you can {links}.",
    "You can {links} through the links on this page.",
  ]),
  topic("website", "contact", (f) => (hasSite(f) ? 0.6 : 0), [
    "Its website is {websiteName}.",
    "More is on its website, {websiteName}.",
    "The website is {websiteName}.",
    "Online it is at {websiteName}.",
  ]),
  topic("email", "contact", (f) => (f.business.email !== null ? 0.5 : 0), [
    "E-mails go to {email}.",
    "You can write to {email}.",
    "Its e-mail address is {email}.",
  ]),
  topic("profiles", "contact", (f) => (f.profiles.length > 0 ? 0.45 : 0), [
    "It is also on {profiles}.",
    "You can follow it on {profiles}.",
    "It has a page on {profiles}, too.",
  ]),
  topic("claimed", "contact", (f) => (f.business.isVerified ? 0.2 : 0), [
    "The owner has claimed its business profile.",
    "Its business profile has been claimed by the owner.",
  ]),
  // One sentence for all that is missing.
  gapTopic("missing", "contact", (f) => (f.missing.length > 0 ? 0.2 : 0), [
    "We have no {missingOr} for it yet.",
    "We know of no {missingOr} yet.",
    "Nobody has told us its {missingOr} so far.",
    "We do not know its {missingOr}.",
  ]),
];
