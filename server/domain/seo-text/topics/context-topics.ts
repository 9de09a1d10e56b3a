import { exactCount } from "#domain/text/count-label";
import { joinList } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { starsText } from "./standing-topics.ts";
import { type Cite, hoursText, partText, type Topic } from "./topic.ts";

const SATURDAY = 5;
const SUNDAY = 6;

const name = ({ business }: BusinessFacts) => business.name;
const city = ({ business }: BusinessFacts) => business.city;
const cities = (f: BusinessFacts, cite: Cite) =>
  f.directory.totalCities === 1
    ? "one city"
    : `${cite(f.directory.totalCities, "totalCities", exactCount(f.directory.totalCities))} cities`;
const total = (f: BusinessFacts, cite: Cite) =>
  cite(f.directory.totalBusinesses, "totalBusinesses", exactCount(f.directory.totalBusinesses));
const inCategory = (f: BusinessFacts, cite: Cite) =>
  f.directory.inCategory === 1 ? "one" : cite(f.directory.inCategory, "inCategory", exactCount(f.directory.inCategory));
const isOnlyOne = (f: BusinessFacts) => f.directory.inCategory === 1;
const rated = (f: BusinessFacts) => f.city.rated;
const cityRated = (f: BusinessFacts, cite: Cite) => cite(rated(f), "city: rated", exactCount(rated(f)));
const cityMedian = ({ city: figures }: BusinessFacts, cite: Cite) =>
  cite(figures.medianRating, "city: medianRating", starsText(figures.medianRating));
const cityReviews = ({ city: figures }: BusinessFacts, cite: Cite) =>
  cite(figures.medianReviews, "city: medianReviews", exactCount(Math.round(figures.medianReviews)));
const withHours = (f: BusinessFacts) => f.city.withHours;
const open = (f: BusinessFacts, day: number) => f.city.openOnDay[day] ?? 0;
const cityOpen = (f: BusinessFacts, day: number, cite: Cite) =>
  partText(cite, [open(f, day), `city: open on ${day}`], [withHours(f), "city: withHours"], "businesses");
const areOpen = (f: BusinessFacts, day: number) => (open(f, day) === 1 ? "is open" : "are open");
const cityHours = ({ city: figures }: BusinessFacts, cite: Cite) =>
  cite(figures.medianMinutes / 60, "city: medianHours", hoursText(figures.medianMinutes));
const cityWebsites = (f: BusinessFacts, cite: Cite) =>
  partText(cite, [f.city.withWebsite, "city: withWebsite"], [f.city.count, "inCity"], `businesses in ${city(f)}`);
const commonest = (f: BusinessFacts, cite: Cite) =>
  joinList(
    f.city.commonest.map(
      ({ category, count }, place) => `“${category}” (${cite(count, `commonest in city ${place}`, exactCount(count))})`,
    ),
  );

/** What its city and its kind are like as a whole: said of businesses of which little else is known. */
export const contextTopics: readonly Topic[] = [
  {
    part: "surroundings",
    weight: (f) => (f.city.commonest.length >= 2 ? 0.08 : 0),
    wordings: [
      (f, c) => `The commonest categories in ${city(f)} are ${commonest(f, c)}.`,
      (f, c) => `What ${city(f)} has most of, by category: ${commonest(f, c)}.`,
      (f, c) => `In ${city(f)} most entries belong to ${commonest(f, c)}.`,
      (f, c) => `Sort the list of ${city(f)} by category, and these come first: ${commonest(f, c)}.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (rated(f) >= 3 ? 0.06 : 0),
    wordings: [
      (f, c) =>
        `Across all trades, the ${cityRated(f, c)} reviewed businesses of ${city(f)} have a median rating of ${cityMedian(f, c)}.`,
      (f, c) =>
        `As for ${city(f)} as a whole, half of its ${cityRated(f, c)} reviewed businesses have ${cityMedian(f, c)} stars or more.`,
      (f, c) =>
        `Taking every kind of business in ${city(f)} together, ${cityRated(f, c)} have reviews, and the middle rating is ${cityMedian(f, c)}.`,
      (f, c) =>
        `A reviewed business in ${city(f)}, whatever its trade, has ${cityReviews(f, c)} reviews and ${cityMedian(f, c)} stars at the median.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (withHours(f) >= 3 ? 0.06 : 0),
    wordings: [
      (f, c) =>
        `In ${city(f)}, ${cityOpen(f, SATURDAY, c)} with known hours ${areOpen(f, SATURDAY)} on Saturdays, and ${cityOpen(f, SUNDAY, c)} on Sundays.`,
      (f, c) =>
        `Of any trade in ${city(f)}, ${cityOpen(f, SUNDAY, c)} whose times are known ${areOpen(f, SUNDAY)} on a Sunday.`,
      (f, c) =>
        `Businesses in ${city(f)} are open ${cityHours(f, c)} hours a week at the median, whatever they deal in.`,
      (f, c) =>
        `Across its trades ${city(f)} has a median week of ${cityHours(f, c)} hours; ${cityOpen(f, SATURDAY, c)} that list their times ${areOpen(f, SATURDAY)} on Saturdays.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.city.count >= 4 && f.city.withWebsite > 0 ? 0.05 : 0),
    wordings: [
      (f, c) => `Websites are linked for ${cityWebsites(f, c)}, all trades counted.`,
      (f, c) => `Whatever their trade, ${cityWebsites(f, c)} ${oneHas(f)} a website in this directory.`,
      (f, c) => `A link to a website is known of ${cityWebsites(f, c)}.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) =>
      f.directory.inCategory < f.directory.totalBusinesses && f.directory.inCategory <= f.group.count ? 0.03 : 0,
    wordings: [
      (f, c) =>
        `The directory as a whole has ${total(f, c)} businesses in ${cities(f, c)}; ${inCategory(f, c)} of them ${isOnlyOne(f) ? "is" : "are"} listed as “${f.business.category}”.`,
      (f, c) =>
        `Of ${total(f, c)} businesses in ${cities(f, c)} that are listed here, ${inCategory(f, c)} ${isOnlyOne(f) ? "carries" : "carry"} the category “${f.business.category}”.`,
      (f, c) =>
        `Under “${f.business.category}” you find ${inCategory(f, c)} ${isOnlyOne(f) ? "business" : "businesses"} here, in a directory of ${total(f, c)}.`,
      (f, c) =>
        `Together with ${name(f)} there ${isOnlyOne(f) ? "is" : "are"} ${inCategory(f, c)} under “${f.business.category}” among the ${total(f, c)} entries of these pages.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.city.count === 1 && city(f) !== "" ? 0.5 : 0),
    wordings: [
      (f) => `It is the only business listed in ${city(f)} so far.`,
      (f) => `Nothing else in ${city(f)} is listed yet.`,
      (f) => `For ${city(f)} this directory has one entry, and that is ${name(f)}.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (city(f) === "" ? 0.5 : 0),
    wordings: [
      (f) => `In which city ${name(f)} is has not been recorded, so nothing near it can be named.`,
      (f) => `The entry of ${name(f)} does not name a city, which is why its neighbours are not listed here.`,
      (f) => `No city is known for ${name(f)}; what follows from a place is left out.`,
      (f) => `Since the record of ${name(f)} has no city, it is missing from the city lists of this directory.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (city(f) !== "" && f.business.latitude === null ? 0.04 : 0),
    wordings: [
      () => `Its exact position is not recorded, so distances to others cannot be given.`,
      (f) => `How far ${name(f)} is from others cannot be said, as its coordinates are missing.`,
      (f) => `${name(f)} has no point on the map of ${city(f)} yet.`,
      (f) => `Distances are left out here, because the position of ${name(f)} is unknown.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.attributes.length === 0 ? 0.03 : 0),
    wordings: [
      (f) => `Nothing is recorded yet about services, payment or access at ${name(f)}; ask about these when you call.`,
      (f) =>
        `What ${name(f)} offers in detail is not listed, so bring your questions about payment, parking or access along.`,
      (f) => `Details such as payment and accessibility are not on record for ${name(f)}, and nothing is assumed here.`,
      (f) => `Whether ${name(f)} takes cards or has step-free access is not known to this directory.`,
      (f) =>
        `This page can say nothing about parking, payment or accessibility at ${name(f)}, since nobody recorded it.`,
      (f) => `Services, payment and access: for ${name(f)} all three are still blank.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.address === "" ? 0.5 : 0),
    wordings: [
      (f) => `A street address is not given; ${name(f)} may come to its customers instead of the other way round.`,
      (f) => `Its entry has no street address, so ask ${name(f)} where to meet.`,
      (f) => `Where ${name(f)} has its door is not on record, so agree on a place to meet.`,
      (f) => `No street is listed for ${name(f)}, which leaves open whether it receives visitors at all.`,
      (f) => `The address of ${name(f)} lacks a street, so make sure where to go before you set out.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.photos.length === 0 ? 0.025 : 0),
    wordings: [
      (f) => `No photo of ${name(f)} is on file, so the picture on this page shows its kind and not the place itself.`,
      (f) => `What ${name(f)} looks like cannot be shown yet, because its entry came without a photo.`,
      () => `The entry has no photo of its own; what you see instead was chosen by its category.`,
      (f) => `Pictures of ${name(f)} are still missing, and one that suits its category fills the gap.`,
      (f) => `Nobody has added a photo of ${name(f)} so far, and a picture chosen by its category takes its place.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.isVerified ? 0 : 0.015),
    wordings: [
      (f) => `The entry of ${name(f)} has not been marked as verified.`,
      (f) => `${name(f)} does not carry the mark of a verified entry, so take its details as they are.`,
      () => `It has not got the mark that verified entries carry here.`,
      (f) => `Among the entries marked as verified you will not find ${name(f)} yet.`,
      (f) => `Nobody has marked the details of ${name(f)} as verified up to now.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (region(f) === "" ? 0 : 0.018),
    wordings: [
      (f) => `The wider address of ${name(f)} is ${region(f)}.`,
      (f) => `Beyond the city, the record says this of its whereabouts: ${region(f)}.`,
      (f) => `The record of ${name(f)} gives this as its area: ${region(f)}.`,
      (f) => `Postcode, state and country, as far as they are known: ${region(f)}.`,
    ],
  },
  {
    part: "offer",
    weight: () => 0.02,
    wordings: [
      (f) =>
        `When something about ${name(f)} is wrong here, an e-mail to the operator of this directory is enough to have it put right.`,
      (f) =>
        `Whoever knows ${name(f)} better can write to the operator of this directory, who corrects entries free of charge.`,
      (f) =>
        `Is something about ${name(f)} out of date? Tell the operator of this directory by e-mail; corrections cost nothing.`,
      (f) =>
        `If you run ${name(f)} and find a mistake or a gap in this entry, write to the operator of the directory, and it will be mended without charge.`,
      (f) =>
        `Owners of ${name(f)} can have their entry corrected or completed by writing to the operator, which is free.`,
    ],
  },
  {
    part: "offer",
    weight: () => 0.01,
    wordings: [
      (f) => `Before a longer journey to ${name(f)}, ask on the spot whether what you read here still holds.`,
      (f) => `Check with ${name(f)} whatever your visit depends on before you set out.`,
      (f) => `Treat this as a first orientation: a question to ${name(f)} in good time may save you a journey.`,
      (f) => `If your plans hang on one of these details, ask ${name(f)} about it first.`,
      (f) => `Facts of this kind grow old, so ask ${name(f)} directly about everything that matters to you.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (f.business.openingHours === null ? 0 : 0.005),
    wordings: [
      (f) =>
        `Whether ${name(f)} is open at this minute is shown at the top of the page, by the clocks where it is and not by yours.`,
      () => `The badge at the top says open or closed for the present minute, in the time zone of the place itself.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => (f.business.openingHours === null ? 0.005 : 0),
    wordings: [
      (f) =>
        `The table of hours on this page shows common office times, marked as unconfirmed; they are not the word of ${name(f)}.`,
      (f) =>
        `Until the times of ${name(f)} are known, this page shows usual office hours and says that they are not confirmed.`,
      (f) =>
        `Please take the hours in the table with care: in the case of ${name(f)} they are an assumption, and marked as one.`,
      (f) =>
        `An assumption stands in for the missing timetable of ${name(f)}: the hours in the table are those of an ordinary office, not confirmed by anybody.`,
    ],
  },
];

/** `78701, Texas, United States`: what is known beyond the city. */
function region({ business: { state, country, zipCode } }: BusinessFacts): string {
  return [zipCode, state, country].filter((part) => part !== "").join(", ");
}

function oneHas(f: BusinessFacts): string {
  return f.city.withWebsite === 1 ? "has" : "have";
}
