import type { BusinessFacts } from "../facts/business-facts.ts";
import { otherCategories } from "../phrases/category-label.ts";
import { websiteName } from "../phrases/website-name.ts";
import { gapTopic, type Topic, topic } from "./topic.ts";

const hasAttributes = ({ attributes }: BusinessFacts) => attributes.length > 0;

/** Topics about what a business offers, what it lacks, and how to reach it. */
export const offerTopics: readonly Topic[] = [
  topic("attributes", "offer", (f) => (hasAttributes(f) ? 0.65 : 0), [
    "Recorded for it: {someAttributes}.",
    "Its profile lists: {someAttributes}.",
    "Noted in its profile: {someAttributes}.",
    "From its profile: {someAttributes}.",
    "Details on record: {someAttributes}.",
    "In its profile you read: {someAttributes}.",
    "By its profile: {someAttributes}.",
    "Its profile mentions: {someAttributes}.",
  ]),
  topic("rare-attribute", "offer", (f) => ((f.rareAttribute?.count ?? 0) > 1 ? 0.7 : 0), [
    "“{rareAttribute}” is recorded for {withRareAttribute} of the {withAttributes} {peers} {here} with such details, this one among them.",
    "Of {withAttributes} {peers} {here} with a detailed profile, {withRareAttribute} are marked “{rareAttribute}”, {name} included.",
    "It is one of {withRareAttribute} among {withAttributes} {peers} {here} with a detailed profile that are marked “{rareAttribute}”.",
  ]),
  topic("only-attribute", "offer", (f) => (f.rareAttribute?.count === 1 ? 0.8 : 0), [
    "Of the {withAttributes} {peers} {here} with a detailed profile, it is the only one marked “{rareAttribute}”.",
    "“{rareAttribute}” is recorded for {name} alone among {withAttributes} {peers} {here} with such details.",
    "No other of the {withAttributes} {peers} {here} with a detailed profile is marked “{rareAttribute}”.",
  ]),
  topic("missing-attributes", "offer", (f) => (f.missingAttributes.length > 0 ? 0.4 : 0), [
    "Marked with a no in its profile: {missingAttributes}.",
    "Its profile says no to the following: {missingAttributes}.",
    "Its profile answers no to: {missingAttributes}.",
  ]),
  topic("subtypes", "offer", (f) => (otherCategories(f.business, f.kindCategory).length > 0 ? 0.45 : 0), [
    "It is also described as {subtypes}.",
    "Besides “{category}”, its profile names {subtypes}.",
    "Other types in its profile: {subtypes}.",
    "Its profile adds {subtypes}.",
    "As further types it has {subtypes}.",
  ]),
  topic("address", "offer", (f) => (f.business.address === "" ? 0 : 0.55), [
    "The address is {addressLine}.",
    "Its address: {addressLine}.",
    "The listed address is {addressLine}.",
    "{name} gives its address as {addressLine}.",
    "Its address on record is {addressLine}.",
    "Address: {addressLine}.",
    "Listed address: {addressLine}.",
  ]),
  topic("phone", "offer", (f) => (f.business.phone ? 0.42 : 0), [
    "The telephone number is {phone}.",
    "Its telephone number: {phone}.",
    "To call {name}, dial {phone}.",
    "You can call it on {phone}.",
    "Telephone: {phone}.",
    "For calls, its number is {phone}.",
    "{name} can be reached by telephone on {phone}.",
  ]),
  topic("website", "offer", (f) => (websiteName(f.business.website) === undefined ? 0 : 0.38), [
    "Its website is {websiteName}.",
    "More is on its website, {websiteName}.",
    "On the web: {websiteName}.",
    "{name} has a website: {websiteName}.",
    "Website: {websiteName}.",
    "The website on record for it is {websiteName}.",
  ]),
  topic("claimed", "offer", (f) => (f.business.isVerified ? 0.3 : 0), [
    "Its business profile was claimed by its owner.",
    "The profile of {name} was claimed by its owner.",
    "Its owner has claimed this profile.",
    "Claimed by its owner: the business profile of {name}.",
    "{name} has a profile that its owner claimed.",
  ]),
  // Missing data weighs little, since it tells readers little.
  gapTopic("no-address", "offer", (f) => (f.business.address === "" ? 0.05 : 0), [
    "No street address is on record for {name}.",
    "Its street address is not on record.",
    "A street address of {name} is not known here.",
  ]),
  gapTopic("no-phone", "offer", (f) => (f.business.phone ? 0 : 0.06), [
    "No telephone number is on record for {name}.",
    "Its telephone number is not on record.",
    "A telephone number of {name} is not known here.",
  ]),
  gapTopic("no-website", "offer", (f) => (f.business.website === null ? 0.04 : 0), [
    "No website is on record for it.",
    "A website of {name} is not on record.",
    "Whether {name} has a website is not known here.",
    "For {name} this directory has no website.",
  ]),
];
