import { exactCount } from "#domain/count-label";
import type { BusinessFacts } from "./business-facts.ts";
import { type Cite, hoursText, listed, type Topic } from "./topic.ts";

const SATURDAY = 5;
const SUNDAY = 6;

const city = ({ business }: BusinessFacts) => business.city;
const cities = (f: BusinessFacts, cite: Cite) =>
  cite(f.directory.totalCities, "totalCities", exactCount(f.directory.totalCities));
const total = (f: BusinessFacts, cite: Cite) =>
  cite(f.directory.totalBusinesses, "totalBusinesses", exactCount(f.directory.totalBusinesses));
const inCategory = (f: BusinessFacts, cite: Cite) =>
  cite(f.directory.inCategory, "inCategory", exactCount(f.directory.inCategory));
const cityRated = ({ cityFigures }: BusinessFacts, cite: Cite) =>
  cite(cityFigures?.rated ?? 0, "city: rated", exactCount(cityFigures?.rated ?? 0));
const cityMedian = ({ cityFigures }: BusinessFacts, cite: Cite) => {
  const median = cityFigures?.medianRating ?? 0;
  return cite(median, "city: medianRating", Number.isInteger(median * 10) ? median.toFixed(1) : median.toFixed(2));
};
const cityWithHours = ({ cityFigures }: BusinessFacts, cite: Cite) =>
  cite(cityFigures?.withHours ?? 0, "city: withHours", exactCount(cityFigures?.withHours ?? 0));
const cityOpenOn = ({ cityFigures }: BusinessFacts, day: number, cite: Cite) =>
  cite(cityFigures?.openOnDay[day] ?? 0, `city: open on ${day}`, exactCount(cityFigures?.openOnDay[day] ?? 0));
const cityHours = ({ cityFigures }: BusinessFacts, cite: Cite) =>
  cite((cityFigures?.medianMinutes ?? 0) / 60, "city: medianHours", hoursText(cityFigures?.medianMinutes ?? 0));
const commonest = (f: BusinessFacts, cite: Cite) =>
  listed(
    f.directory.commonestInCity
      .slice(0, 3)
      .map(({ category, count }) => `“${category}” (${cite(count, "commonest in city", exactCount(count))})`),
  );

/** What its city and its kind are like as a whole: said of businesses of which little else is known. */
export const contextTopics: readonly Topic[] = [
  {
    part: "surroundings",
    weight: (f) => (f.directory.commonestInCity.length >= 2 ? 0.08 : 0),
    wordings: [
      (f, c) => `The commonest categories in ${city(f)} are ${commonest(f, c)}.`,
      (f, c) => `What ${city(f)} has most of, by category: ${commonest(f, c)}.`,
      (f, c) => `In ${city(f)} most entries belong to ${commonest(f, c)}.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => ((f.cityFigures?.rated ?? 0) >= 3 ? 0.06 : 0),
    wordings: [
      (f, c) =>
        `Across all trades, the ${cityRated(f, c)} reviewed businesses of ${city(f)} have a median rating of ${cityMedian(f, c)}.`,
      (f, c) =>
        `${city(f)} as a whole: half of its ${cityRated(f, c)} reviewed businesses have ${cityMedian(f, c)} stars or more.`,
      (f, c) =>
        `Taking every kind of business in ${city(f)} together, ${cityRated(f, c)} have reviews and the middle rating is ${cityMedian(f, c)}.`,
    ],
  },
  {
    part: "hours",
    weight: (f) => ((f.cityFigures?.withHours ?? 0) >= 3 ? 0.06 : 0),
    wordings: [
      (f, c) =>
        `In ${city(f)}, ${cityOpenOn(f, SATURDAY, c)} of ${cityWithHours(f, c)} businesses with known hours open on Saturdays and ${cityOpenOn(f, SUNDAY, c)} on Sundays.`,
      (f, c) =>
        `A Saturday finds ${cityOpenOn(f, SATURDAY, c)} businesses of ${city(f)} open, a Sunday ${cityOpenOn(f, SUNDAY, c)}, out of ${cityWithHours(f, c)} whose times are known.`,
      (f, c) =>
        `Businesses in ${city(f)} are open ${cityHours(f, c)} hours a week at the median, and ${cityOpenOn(f, SUNDAY, c)} of ${cityWithHours(f, c)} open on Sundays.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.directory.totalBusinesses > 1 ? 0.03 : 0),
    wordings: [
      (f, c) =>
        `The directory as a whole has ${total(f, c)} businesses in ${cities(f, c)} cities; ${inCategory(f, c)} of them ${f.directory.inCategory === 1 ? "is" : "are"} listed as “${f.business.category}”.`,
      (f, c) =>
        `Of ${total(f, c)} businesses in ${cities(f, c)} cities that are listed here, ${inCategory(f, c)} ${f.directory.inCategory === 1 ? "carries" : "carry"} the category “${f.business.category}”.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.directory.inCity === 1 && city(f) !== "" ? 0.5 : 0),
    wordings: [
      (f) => `It is the only business listed in ${city(f)} so far.`,
      (f) => `Nothing else in ${city(f)} is listed yet.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.attributes.length === 0 ? 0.03 : 0),
    wordings: [
      (f) =>
        `What ${f.business.name} offers in detail, such as ways to pay or step-free access, has not been recorded; ask there if it matters to you.`,
      () => `Nothing is recorded about payment, access or services, so these are questions for a call or a visit.`,
      (f) =>
        `Details such as payment and accessibility are not on record for ${f.business.name}, and nothing is assumed about them here.`,
    ],
  },
  {
    part: "offer",
    weight: (f) => (f.business.address === "" ? 0.5 : 0),
    wordings: [
      (f) =>
        `A street address is not given; ${f.business.name} may come to its customers instead of the other way round.`,
      () => `Its entry has no street address, which is usual for businesses that work where their customers are.`,
      (f) => `Where ${f.business.name} has its door is not on record, so agree on a place to meet.`,
    ],
  },
  {
    part: "offer",
    weight: () => 0.02,
    wordings: [
      (f) =>
        `All of this comes from publicly available sources and changes with them; when something about ${f.business.name} is wrong, an e-mail to the operator of this directory is enough to have it put right.`,
      () =>
        `These details were collected from public sources. Whoever knows better can write to the operator of the directory, who corrects entries free of charge.`,
    ],
  },
  {
    part: "offer",
    weight: () => 0.01,
    wordings: [
      (f) =>
        `Before a longer journey to ${f.business.name}, compare what you read here with what you are told on the spot, since neither hours nor services were confirmed by the business itself.`,
      () =>
        `None of these details was confirmed by the business itself, so check whatever your visit depends on before you set out.`,
    ],
  },
  {
    part: "hours",
    weight: () => 0.005,
    wordings: [
      (f) =>
        `Whether ${f.business.name} is open at this minute is told at the top of the page, by the clocks where it is and not by yours.`,
      () => `The badge at the top says open or closed for the present minute, in the time zone of the place itself.`,
    ],
  },
];
