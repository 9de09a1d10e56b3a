import { type Topic, topic } from "./topic.ts";

/** What it has, what it has not, and how to reach it. */
export const offerTopics: readonly Topic[] = [
  topic("offer", (f) => (f.attributes.length >= 2 ? 0.65 : 0), [
    "Its profile mentions: {someAttributes}.",
    "What is noted about it: {someAttributes}.",
    "Features on record: {someAttributes}.",
    "Details that were recorded for {name}: {someAttributes}.",
    "Marked as available: {someAttributes}.",
    "Its entry says yes to the following: {someAttributes}.",
    "According to its profile you can count on this: {someAttributes}.",
  ]),
  topic("offer", (f) => (f.rareAttributes.length > 0 && f.rareAttributes[0]?.count !== 1 ? 0.75 : 0), [
    "“{rareAttribute}” is noted at {withRareAttribute} of the {withAttributes} {peers} with such details {here}, {name} among them.",
    "Not many have it: “{rareAttribute}” is recorded for {withRareAttribute} out of {withAttributes} {peers}.",
    "One thing that sets it apart is “{rareAttribute}”, which {withRareAttribute} of the {withAttributes} {peers} with a detailed entry share.",
    "Looking for “{rareAttribute}”? {withRareAttribute} of {withAttributes} {peers} {here} have it, this one included.",
  ]),
  topic("offer", (f) => (f.rareAttributes[0]?.count === 1 ? 0.85 : 0), [
    "Of the {withAttributes} {peers} with a detailed entry {here}, it is the only one marked “{rareAttribute}”.",
    "“{rareAttribute}” is recorded for {name} alone among {withAttributes} {peers} {here}.",
    "Looking for “{rareAttribute}”? Among {withAttributes} {peers} {here} whose details are known, nobody else is marked with it.",
  ]),
  topic("offer", (f) => (f.missingAttributes.length > 0 ? 0.45 : 0), [
    "Marked as not available: {missingAttributes}.",
    "On the other hand, its entry says no to this: {missingAttributes}.",
    "Recorded as missing at {name}: {missingAttributes}.",
    "What it is said to do without: {missingAttributes}.",
  ]),
  topic("offer", (f) => (f.business.subtypes.length > 0 ? 0.5 : 0), [
    "Besides “{category}” it is filed under {subtypes}.",
    "Its entry is also kept under {subtypes}.",
    "Also named as its trade: {subtypes}.",
    "Further categories of {name}: {subtypes}.",
  ]),
  topic("offer", (f) => (f.business.address !== "" ? 0.55 : 0), [
    "You find it at {addressLine}.",
    "The address is {addressLine}.",
    "Its door is at {addressLine}.",
    "For your map: {addressLine}.",
    "{name} gives its address as {addressLine}.",
    "Where exactly? At {addressLine}.",
  ]),
  topic("offer", (f) => (f.business.phone && f.business.openingHours ? 0.4 : 0), [
    "The telephone number is {phone}.",
    "For questions, call {phone}.",
    "To call {name}, dial {phone}.",
    "Its number for calls: {phone}.",
    "You can telephone: {phone}.",
  ]),
  topic(
    "offer",
    (f) => (f.business.website && f.group.count >= 4 ? 0.25 + 0.3 * (1 - f.group.withWebsite / f.group.count) : 0),
    [
      "It has a website of its own; so {websitesHave} {websites} {here}, counting this one.",
      "A website is linked ({websites} {here} {websitesHave} one).",
      "More can be read on its website; {websites} {here}, itself included, link to one.",
    ],
  ),
  topic("offer", (f) => (!f.business.website && f.group.count >= 4 ? 0.35 : 0), [
    "No website is known for it, and {websites} {here} {websitesHave} one.",
    "A website is missing from its entry ({websites} {here} {websitesHave} one).",
    "Going by their entries, {websites} {here} {websitesHave} a website; for {name} none is known.",
    "You will not find a link to a website here; {websites} {here} {websitesHave} one.",
    "The entry of {name} links to no website; {websites} {here} {websitesHave} a link.",
  ]),
  topic("offer", (f) => (f.business.photos.length > 1 ? 0.2 : 0), [
    "There are {photos} photos to look at.",
    "You can look at {photos} pictures of it.",
    "The page shows {photos} photos of {name}.",
  ]),
  topic("offer", (f) => (f.business.isVerified ? 0.4 : 0), [
    "The entry is marked as verified.",
    "{name} carries the mark of a verified entry.",
    "Its details have been marked as verified.",
  ]),
  topic("offer", (f) => (f.business.phone ? 0 : 0.4), [
    "No telephone number is on record for {name}.",
    "A number to call is missing from its entry.",
    "Nobody has given a telephone number for {name} yet.",
    "You cannot call {name} from here: no number is listed.",
    "Its telephone number is not known to this directory.",
  ]),
  topic("offer", (f) => (f.business.businessStatus === "CLOSED_TEMPORARILY" ? 1.5 : 0), [
    "At present {name} is reported as temporarily closed.",
    "For now it is reported closed, though not for good.",
    "{name} was last reported to be closed for a time.",
  ]),
];
